/** A QR code as the path of its dark modules. */

import { encode } from "uqr";

export interface QrPath {
  /** The width in modules, including the margin. */
  size: number;
  path: string;
}

const MARGIN = 4; // scanners need a quiet zone of four modules

/** Returns the QR code of a text. */
export function qrPath(text: string): QrPath {
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
