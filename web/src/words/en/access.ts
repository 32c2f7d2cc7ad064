/** What is said in English to those who play by ear, by keys or without colours. */

export const access = {
  /** Of a kind of card in the hand. */
  placeable: "can be placed",
  /** Of a seat that everybody waits for. */
  acting: "to act",
};
