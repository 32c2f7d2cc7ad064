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
  there: "Take me there",
  /** For a step that nobody has words for. */
  follow: ["Your move", "Follow the hint."] as [string, string],
  watch: (name: string) => `${name}’s move: watch what happens.`,
  pauses: "The first game waits: press “Go on”.",

  end: {
    title: "Now you know the game!",
    learned: "This is what you have done:",
    play: "Play a real game",
    against: "against an easy bot",
    rules: "Read the rules",
    lobby: "Back to the lobby",
    luck: "In a first game nothing is shuffled: every card was laid out beforehand, to show you everything. In a real game chance decides.",
  },
};
