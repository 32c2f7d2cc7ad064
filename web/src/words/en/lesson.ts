/** What is said around a first game in English. */

export const lesson = {
  title: "First game",
  begin: "Learn by playing",
  beginOf: (title: string) => `Learn by playing: ${title}`,
  newcomer: "New here?",
  offer: "A first game shows you every move, one at a time. It takes five minutes.",

  hint: "What to do now",
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  next: "Next",
  leap: "Go on",
  doIt: "Do it for me",
  rest: "Skip the rest",
  sure: "End this first game?",
  unseen: "Then you don’t see what comes next.",
  stay: "No, go on",
  endIt: "Yes, end it",
  there: "Take me there",
  /** For a step that nobody has words for. */
  follow: ["Your move", "Follow the hint."] as [string, string],
  watch: (name: string) => `${name}’s move: watch what happens.`,
  marked: "In this first game tick just the marked ones.",
  pauses: "The first game waits: press “Go on”.",

  end: {
    title: "Now you know the game!",
    learned: "This is what you have done:",
    skipped: "You have skipped the rest",
    shows: "That’s fine. A whole first game shows how to:",
    again: "Begin the first game again",
    play: "Play a real game",
    against: "against an easy bot",
    rules: "Read the rules",
    lobby: "Back to the lobby",
    luck: "In a first game nothing is shuffled: every card was laid out beforehand, to show you everything. In a real game chance decides.",
  },
};
