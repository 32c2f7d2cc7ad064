/** How the server's sentences are said in English, which is the language that they are written in. */

import type { Grammar } from "../saying";
import { listed } from "./numbers";

const isColour = (of: string): boolean => /^(purple|white|blue|yellow|orange|black|red|green)$/.test(of);

export const saying: Grammar = {
  sentences: {},
  seat: (number) => `seat ${number}`,
  kind: (kind) => kind,
  count: (number, of) => {
    const several = number > 1 || (!number && of === "card");
    return `${number || "no"} ${of}${isColour(of) ? " card" : ""}${several ? "s" : ""}`;
  },
  listed,
  quoted: (text) => `“${text}”`,
  forms: {
    a: (word) => `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`,
  },
};
