/** English texts around what a game declares itself. */

export const declared = {
  /** What the table remembers. */
  more: "More",
  /** The title of choices beside the usual ones. */
  possible: "You can also",
  yes: "yes",
  no: "no",
};
