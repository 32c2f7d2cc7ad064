/** Icons of a seat's counts, as paths in a square of 24. */

export const SEAT_ICONS = {
  score: "M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7z",
  trains: "M2 8h20v8H2zM5 17a2.2 2.2 0 1 0 .1 0M19 17a2.2 2.2 0 1 0 .1 0",
  stations: "M12 3l9 7v11h-6v-6H9v6H3V10z",
  cards: "M7 3h12v15H7zM4 6v15h12v1.5H2.5V6z",
  tickets: "M2 7h20v3a2 2 0 0 0 0 4v3H2v-3a2 2 0 0 0 0-4z",
  stack: "M3 15l9 4 9-4v3l-9 4-9-4zM3 10l9 4 9-4v3l-9 4-9-4zM12 2l9 4-9 4-9-4z",
};
