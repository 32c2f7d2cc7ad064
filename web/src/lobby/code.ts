/** A code that phones scan, as the path of its dark squares. */

import { encode } from "uqr";

export interface Code {
  /** How many squares wide, its margin counted. */
  size: number;
  path: string;
}

const MARGIN = 4; // scanners want four light squares around it

/** Draws the code of a text. */
export function codeOf(text: string): Code {
  const { data, size } = encode(text, { ecc: "M", border: MARGIN });
  let path = "";
  data.forEach((line, y) => {
    for (let x = 0; x < line.length; x++) {
      const begin = x;
      while (line[x]) x++;
      if (x > begin) path += `M${begin} ${y}h${x - begin}v1h${begin - x}z`;
    }
  });
  return { size, path };
}
