/** What the rules of a game are made of on its page of help. */

/** A part of the map, with routes of somebody, stations and passengers on it. */
export interface MapPicture {
  /** The routes that the picture is about, by name; the map around them is calm. */
  routes: string[];
  /** Routes that a seat has claimed. */
  owned?: Record<string, number>;
  /** Cities where a seat has built a station. */
  stations?: Record<string, number>;
  /** Passengers that wait, by place. */
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
  /** Whether the table of points for routes stands here. */
  points?: boolean;
}

export interface Help {
  /** What one wants, in a sentence or two. */
  goal: string;
  chapters: Chapter[];
  /** What differs from the plainest board, for those who know it. */
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

/** How the rules of each game are fetched in a language. */
export type HelpShelf = Record<string, () => Promise<{ help: Help }>>;
