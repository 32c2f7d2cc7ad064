/** Formatting shared by all languages. */

/** Formats points with their sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** Capitalises the first letter. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
