/** English names of games, bots and options. */

/** What new players want to know about a game. */
export interface Blurb {
  text: string;
  /** The audience and the minimum age. */
  beginners: string;
}

const restartingLastRound =
  "The last round restarts when another player drops to two trains. For comparison with published programs.";

/** By name; anything else keeps its name from the server. */
export const games = {
  titles: {
    first_journey: "First Journey",
    first_journey_usa: "First Journey (USA)",
    usa: "USA",
    europe: "Europe",
    germany: "Germany",
    card_game: "The Card Game",
  } as Record<string, string>,
  blurbs: {
    first_journey: {
      text: "Complete six tickets across Europe to win. Quick, and gentle on newcomers.",
      beginners: "First game, from 6",
    },
    first_journey_usa: {
      text: "The same quick game, coast to coast across the USA.",
      beginners: "First game, from 6",
    },
    usa: {
      text: "Draw cards, claim routes, complete your tickets: the simplest of the big boards.",
      beginners: "Easy to learn, from 8",
    },
    europe: {
      text: "Dig tunnels, board ferries and build stations, from Lisboa to Moskva.",
      beginners: "A few more rules, from 8",
    },
    germany: {
      text: "Passengers wait in every town: pick up the right ones, and choose between short and long tickets.",
      beginners: "A few more rules, from 8",
    },
    card_game: {
      text: "No board, only cards: fill your railyard, and watch out for train robbers.",
      beginners: "A game of memory, from 8",
    },
  } as Record<string, Blurb>,
  options: {
    europe: {
      no_stations: "Play without stations. For comparison with published programs.",
      restarting_last_round: restartingLastRound,
    },
    usa: { restarting_last_round: restartingLastRound },
    card_game: { open_stacks: "Everyone may look at their own stack at any time. For beginners." },
  } as Record<string, Record<string, string>>,
  bots: {
    "planner-easy": { name: "Easy bot", about: "Plans a little: a friendly opponent for a first game." },
    "planner-medium": { name: "Medium bot", about: "Plans ahead, but considers fewer options." },
    planner: {
      name: "Strong bot",
      about: "Plans all tickets together, watches what others need, and sees the end coming.",
    },
    search: { name: "Expert bot", about: "Thinks every idea through before it moves." },
    "planner-1": { name: "Strong bot 1", about: "The strong bot as it used to be." },
    greedy: { name: "Greedy bot", about: "Takes the shortest route, one ticket at a time." },
    random: { name: "Random bot", about: "Plays any legal move." },
    "silva-pa": { name: "Path bot", about: "The published path player." },
    "silva-osa": { name: "Step bot", about: "The published player that looks one step ahead." },
    "silva-lra": { name: "Long-route bot", about: "The published player that loves long routes." },
    "silva-ha": { name: "Hungry bot", about: "The published player that can’t get enough tickets." },
  } as Record<string, { name: string; about: string }>,
};
