/** What the first game of a game says, step by step. */

export interface LessonWords {
  /** By the id of the step: what it is about in a word or two, and what to do in a sentence or two. */
  steps: Record<string, [title: string, text: string]>;
  /** What somebody knows afterwards. */
  learned: string[];
}

/** How the words of each game's first game are fetched in a language. */
export type LessonShelf = Record<string, () => Promise<{ lesson: LessonWords }>>;
