/** What characters say at the moments of a game. */

/** `long`: the character has claimed a long route; `crossed`: somebody has taken what it may have wanted. */
export type Moment = "hello" | "long" | "crossed" | "ticket" | "lost" | "won";

/** By name. */
export type Remarks = Record<string, Record<Moment, string>>;
