/** French grammar for the server's sentences. */

import type { ServerTextGrammar } from "../catalogue/server_text";
import { cardsOf, kinds, paint, single } from "./cards";
import { cards, count, listed, tickets } from "./numbers";
import sentences from "./sentences.json";
import { DECKS } from "./events";

const feminine: Record<string, string> = { card: "carte", station: "gare", seat: "place", second: "seconde" };
const masculine: Record<string, string> = { train: "wagon", ticket: "billet" };

/** What stands for the colour of a route that takes any one. */
const ANY = `(${kinds["gray"]})`;

export const serverText: ServerTextGrammar = {
  sentences,
  seat: (number) => `la place ${number}`,
  kind: (kind) => (kind === "gray" ? ANY : (kinds[kind] ?? kind)),
  count: (number, of) => {
    if (masculine[of]) return number ? count(number, masculine[of]) : `aucun ${masculine[of]}`;
    if (!feminine[of] && !kinds[of]) return number ? count(number, of) : `aucun ${of}`;
    const noun = feminine[of] ? (number > 1 ? `${feminine[of]}s` : feminine[of]) : cardsOf(of, number);
    return `${number || "aucune"} ${noun}`;
  },
  listed,
  quoted: (text) => `« ${text} »`,
  forms: {
    carte: (kind) => cardsOf(kind, 1),
    cartes: (what) => (/\d/.test(what) ? cards(Number(what)) : cardsOf(what, 2)),
    article: single,
    féminin: (kind) => (kind === "gray" ? ANY : paint(kind)),
    paiement: (kind) => (kind === "locomotive" ? "des locomotives" : `des ${cardsOf(kind, 2)} ou des locomotives`),
    billets: (number) => tickets(Number(number)),
    cases: (number) => count(Number(number), "case"),
    sortes: (deck) => (DECKS[deck] ? `${DECKS[deck]}s` : deck),
  },
};
