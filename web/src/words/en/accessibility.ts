/** English texts for accessibility. */

type Keys = [key: string, meaning: string][];

export const accessibility = {
  /** A kind of card in the hand. */
  placeable: "can be placed",
  /** A seat that the game waits for. */
  acting: "to act",

  set: {
    lists: "Lists instead of the map",
    listsHint:
      "Shows a table as headings and lists, with a field for typing moves. For screen readers, and for anyone who prefers it.",
    letters: "Single-letter shortcuts",
    lettersHint: "At a table, M jumps to the map and ? lists all shortcuts. Turn this off if you use voice control.",
  },

  keys: {
    title: "Keyboard shortcuts",
    everywhere: [
      ["Tab", "next item; with Shift, previous item"],
      ["Enter", "activate the focused item"],
      ["Esc", "cancel or close"],
      ["?", "show this list"],
    ] as Keys,
    groups: [
      ["Arrows", "move within a group: cards, tickets, routes"],
      ["1 – 9", "choose a payment"],
    ] as Keys,
    map: [
      ["M", "go to the map, or to the list of routes"],
      ["Shift + letter", "on the map, jump to the next route or city that starts with it"],
    ] as Keys,
    yards: [["M", "go to the railyards"]] as Keys,
    letters: [
      ["D", "go to the current decision"],
      ["R", "go to the row and the deck"],
      ["H", "go to your cards"],
      ["T", "go to your tickets"],
      ["L", "go to the log"],
      ["V", "switch between lists and map"],
    ] as Keys,
    lists: [["N", "go to the move field"]] as Keys,
  },
};
