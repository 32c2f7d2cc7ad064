/** What is said in English about those who look on. */

import { count } from "./numbers";

export const looking = {
  title: "Looking on",
  number: (number: number) => (number ? `${count(number, "person", "people")} looking on` : "Nobody is looking on"),
  invite: "Whoever has this link can look on. They see what everybody may know, and nobody’s cards.",
  room: "You are looking on. Take an open seat to play, or stay and watch.",
  full: "You are looking on. All seats are taken; the game will begin soon.",
  silent: "Those who look on can read along, but not write.",
};
