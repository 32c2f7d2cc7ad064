/** Names and moves as people type them. */

/** Writes a text without marks on its letters and in small ones, so that plain keys find it. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Splits a text into words and numbers, written plainly. */
export function tokens(text: string): string[] {
  return plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
