/** English texts in games for children. */

export const children = {
  /** Where tickets are counted instead of points. */
  counting: "Counting tickets",
  completed: "Completed tickets",
  cheer: "Hooray!",
  done: (number: number) => (number >= 6 ? "All 6 tickets!" : `${number} of 6 tickets!`),
};
