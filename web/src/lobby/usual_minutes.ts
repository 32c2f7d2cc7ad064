/** How long a game with two or three players usually takes. */

const MINUTES: Readonly<Record<string, number>> = {
  first_journey: 15,
  first_journey_usa: 15,
  usa: 30,
  europe: 40,
  germany: 40,
  card_game: 25,
};

/** Returns the usual length of a game in minutes; undefined for added games. */
export const usualMinutes = (game: string): number | undefined => MINUTES[game];
