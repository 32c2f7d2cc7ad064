/** Cards that are carried from the hand to where they are to be used (C10): a short cut, never the only way. */

interface Point {
  x: number;
  y: number;
}

/** What is carried, and where it is in the window. */
export interface Carried extends Point {
  kind: string;
}

/** Something on the page that cards can be carried to; places are counted from its corner. */
export interface Goal {
  element: Element;
  /** Cards are held above a place of it, or not above it any more (null). */
  over(at: Point | null): void;
  /** Cards are laid down on it, by a mouse or something else that points. */
  laid(at: Point, kind: string, pointer: string): void;
}

export class Carrying {
  current: Carried | null = $state.raw(null);
  readonly #goals = new Set<Goal>();

  /** Lets cards be carried to something, until what is returned is called. */
  expect(goal: Goal): () => void {
    this.#goals.add(goal);
    return () => this.#goals.delete(goal);
  }

  /** Carries cards to a place. */
  move(carried: Carried): void {
    this.current = carried;
    for (const goal of this.#goals) goal.over(within(goal, carried));
  }

  /** Lays down what is carried, and says whether there was something to lay it on. */
  lay(pointer: string): boolean {
    const carried = this.current;
    this.drop();
    for (const goal of carried ? this.#goals : []) {
      const at = carried && within(goal, carried);
      if (!at) continue;
      goal.laid(at, carried.kind, pointer);
      return true;
    }
    return false;
  }

  /** Carries nothing any more. */
  drop(): void {
    this.current = null;
    for (const goal of this.#goals) goal.over(null);
  }
}

function within({ element }: Goal, { x, y }: Point): Point | null {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom ? { x: x - left, y: y - top } : null;
}
