/** What is said in English to those who play by ear, by keys or without colours. */

type Keys = [key: string, meaning: string][];

export const access = {
  /** Of a kind of card in the hand. */
  placeable: "can be placed",
  /** Of a seat that everybody waits for. */
  acting: "to act",

  set: {
    lists: "Lists instead of the map",
    listsHint: "A table as a page of headings and lists, with a field to type moves: for screen readers, and for anybody who prefers it.",
    letters: "Single letters as shortcuts",
    lettersHint: "At a table, M leads to the map and ? lists all keys. Switch it off if you dictate to your device.",
  },

  keys: {
    title: "Keys",
    everywhere: [
      ["Tab", "to the next thing; with Shift to the one before"],
      ["Enter", "use what has the focus"],
      ["Esc", "cancel, close"],
      ["?", "this list"],
    ] as Keys,
    groups: [
      ["Arrows", "inside a group: cards, tickets, routes"],
      ["1 – 9", "choose a way to pay"],
    ] as Keys,
    map: [
      ["M", "to the map, or to the list of routes"],
      ["Shift + letter", "on the map, to the next route or city that begins with it"],
    ] as Keys,
    yards: [["M", "to the railyards"]] as Keys,
    letters: [
      ["D", "to what is to be decided"],
      ["R", "to the row and the deck"],
      ["H", "to your cards"],
      ["T", "to your tickets"],
      ["L", "to the log"],
      ["V", "the table as lists, and back"],
    ] as Keys,
    lists: [["N", "to the field for moves"]] as Keys,
  },
};
