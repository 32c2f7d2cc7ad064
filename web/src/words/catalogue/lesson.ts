/** The texts of a guided game. */

export interface LessonWords {
  /** By step id: a short heading, and one or two sentences. */
  steps: Record<string, [title: string, text: string]>;
  /** What players have learned. */
  learned: string[];
}

/** Loads the texts of each guided game. */
export type LessonShelf = Record<string, () => Promise<{ lesson: LessonWords }>>;
