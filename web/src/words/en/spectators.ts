/** English texts about spectators. */

export const spectators = {
  title: "Spectators",
  number: (number: number) => (number ? `${number} watching` : "No spectators"),
  invite: "Anyone with this link can watch. Spectators see what everyone can see, and nobody’s cards.",
  room: "You’re watching. Take an open seat to play, or stay and watch.",
  full: "You’re watching. All seats are taken; the game will start soon.",
  silent: "Spectators can read the chat, but not write.",
};
