/** English texts around a guided game. */

export const lesson = {
  title: "Guided game",
  begin: "Learn by playing",
  beginOf: (title: string) => `Learn by playing: ${title}`,
  newcomer: "New here?",
  offer: "A guided game shows you every move, one at a time. It takes five minutes.",

  hint: "What to do now",
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  next: "Next",
  leap: "Keep going",
  doIt: "Do it for me",
  rest: "Skip the rest",
  sure: "End this guided game?",
  unseen: "You won’t see the remaining steps.",
  stay: "Keep playing",
  endIt: "End it",
  there: "Take me there",
  /** For a step without a text. */
  follow: ["Your move", "Follow the hint."] as [string, string],
  watch: (name: string) => `${name}’s move: watch what happens.`,
  marked: "In this guided game, tick only the marked ones.",
  pauses: "The guided game is waiting: press “Keep going”.",

  end: {
    title: "Now you know the game!",
    learned: "You’ve learned how to:",
    skipped: "You skipped the rest",
    shows: "That’s fine. The whole guided game shows how to:",
    again: "Restart the guided game",
    play: "Play a real game",
    against: "against an easy bot",
    rules: "Read the rules",
    lobby: "Back to the lobby",
    luck: "In a guided game the cards are arranged in advance, to show you everything. In a real game they are shuffled.",
  },
};
