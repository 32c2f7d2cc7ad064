/** German grammar for the server's sentences. */

import type { ServerTextGrammar } from "../catalogue/server_text";
import { cardsOf, kinds, painted, single } from "./cards";
import { cards, count, listed } from "./numbers";
import sentences from "./sentences.json";
import { DECKS } from "./events";

const NOUNS: Record<string, [one: string, many: string]> = {
  card: ["Karte", "Karten"],
  train: ["Waggon", "Waggons"],
  ticket: ["Ticket", "Tickets"],
  station: ["Bahnhof", "Bahnhöfe"],
  seat: ["Platz", "Plätze"],
  second: ["Sekunde", "Sekunden"],
};

/** What stands for the colour of a route that takes any one. */
const ANY = ` (${kinds["gray"]})`;

export const serverText: ServerTextGrammar = {
  sentences,
  seat: (number) => `Platz ${number}`,
  kind: (kind) => kinds[kind] ?? kind,
  count: (number, of) => {
    if (of === "card" && !number) return "keine Karten";
    if (!NOUNS[of] && !kinds[of]) return `${number || "kein"} ${of}${number > 1 ? "s" : ""}`;
    return NOUNS[of] ? count(number, ...NOUNS[of]) : `${number || "keine"} ${cardsOf(of, number || 1)}`;
  },
  listed,
  quoted: (text) => `„${text}“`,
  forms: {
    Karte: (kind) => cardsOf(kind, 1),
    Karten: (what) => (/\d/.test(what) ? cards(Number(what)) : cardsOf(what, 2)),
    Artikel: single,
    e: (kind) => painted(kind, ""),
    r: (kind) => painted(kind, "r"),
    Zahlung: (kind) => (kind === "locomotive" ? "Lokomotiven" : `${painted(kind, "n")} Karten oder Lokomotiven`),
    Plätzen: (number) => count(Number(number), "Platz", "Plätzen"),
    Sorte: (deck) => (DECKS[deck] ? `${DECKS[deck]}en` : deck),
    noch: (number) => (number === "0" ? "keins mehr" : `nur noch ${number}`),
    Feldern: (number) => count(Number(number), "Feld", "Feldern"),
    Strecke: (kind) => (kind === "gray" ? `Strecke${ANY}` : `${painted(kind, "")} Strecke`),
    Fähre: (kind) => (kind === "gray" ? `Fähre${ANY}` : `${painted(kind, "")} Fähre`),
    Tunnel: (kind) => (kind === "gray" ? `Tunnel${ANY}` : `${painted(kind, "r")} Tunnel`),
    fehlen: (number) => `${number === "1" ? "fehlt" : "fehlen"} ${cards(Number(number))}`,
  },
};
