/** Signs and sentences, which are alike in all languages. */

/** Writes a number of points with its sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** Begins a sentence with a capital letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
