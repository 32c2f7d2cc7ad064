/** The parts of a page of rules. */

/** A part of the map as an example. */
export interface MapPicture {
  /** The names of the routes that the picture highlights. */
  routes: string[];
  /** Routes that a seat has claimed. */
  owned?: Record<string, number>;
  /** Cities where a seat has built a station. */
  stations?: Record<string, number>;
  /** Waiting passengers, by place. */
  passengers?: Record<string, string[]>;
  caption: string;
}

/** Groups of cards side by side, with a sign between them. */
export interface CardsPicture {
  cards: string[][];
  between?: string;
  caption: string;
}

export interface Chapter {
  title: string;
  text?: string[];
  list?: string[];
  pictures?: (MapPicture | CardsPicture)[];
  /** Whether the table of route points follows. */
  points?: boolean;
}

export interface Help {
  /** The goal, in a sentence or two. */
  goal: string;
  chapters: Chapter[];
  /** What differs from the base game. */
  differences: string[];
}

/** Examples from one of the boards of First Journey. */
export interface FirstJourney {
  route: string;
  twin: string;
  cards: string[];
  way: string[];
  from: string;
  to: string;
  by: string;
  east: string;
  west: string;
}

/** Loads the rules of each game. */
export type HelpShelf = Record<string, () => Promise<{ help: Help }>>;
