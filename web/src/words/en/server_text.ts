/** Grammar for the server's English sentences, and better wording for some of them. */

import type { ServerTextGrammar } from "../catalogue/server_text";
import { kinds } from "./cards";
import { count, listed } from "./numbers";

const isColour = (of: string): boolean => /^(purple|white|blue|yellow|orange|black|red|green)$/.test(of);

const a = (word: string): string => `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;

/** A route with its colour: a red tunnel, a ferry of any colour. */
const painted =
  (noun: string) =>
  (kind: string): string =>
    kind === "gray" ? `a ${noun} of ${kinds[kind]}` : `${a(kind)} ${noun}`;

export const serverText: ServerTextGrammar = {
  sentences: {
    "It is not {seat}'s turn; {other} is to act.": "It’s {other}’s turn.",
    "{route} is {colour|a} ferry of {length}": "{route} is {colour|ferry} with {length|spaces}",
    "{route} is {colour|a} route of {length}": "{route} is {colour|route} with {length|spaces}",
    "{route} is {colour|a} tunnel of {length}": "{route} is {colour|tunnel} with {length|spaces}",
    "Only {left} {deck} tickets are left.": "There are not enough {deck} tickets: {left} left.",
  },
  seat: (number) => `seat ${number}`,
  kind: (kind) => (kind === "gray" ? "grey" : kind),
  count: (number, of) => {
    const several = number > 1 || (!number && of === "card");
    return `${number || "no"} ${of}${isColour(of) ? " card" : ""}${several ? "s" : ""}`;
  },
  listed,
  quoted: (text) => `“${text}”`,
  forms: {
    a,
    ferry: painted("ferry"),
    route: painted("route"),
    tunnel: painted("tunnel"),
    spaces: (number) => count(Number(number), "space"),
  },
};
