/** The move that a person is about to make: pointed at, with a way to do it chosen, not sent yet. */

import type { Choices, Where } from "../wire/types";

export interface Staged {
  where: Where;
  what: string;
  /** All ways to do it, the most sensible first. */
  actions: string[];
  /** The way that is chosen; it is sent when the person confirms. */
  action: string;
}

export class Staging {
  current: Staged | null = $state.raw(null);

  /** Points at something that can be used; says whether it can. */
  point(choices: Choices, where: Where, what = ""): Staged | null {
    const actions = thrifty(choices[where]?.[what] ?? []);
    const [action] = actions;
    this.current = action === undefined ? null : { where, what, actions, action };
    return this.current;
  }

  /** Chooses another way to do it. */
  choose(action: string): void {
    if (this.current?.actions.includes(action)) this.current = { ...this.current, action };
  }

  cancel(): void {
    this.current = null;
  }

  /** Gives up what is no longer possible, and keeps what still is. */
  adopt(choices: Choices): void {
    const staged = this.current;
    if (!staged) return;
    const actions = thrifty(choices[staged.where]?.[staged.what] ?? []);
    if (!actions.includes(staged.action)) this.current = null;
    else if (actions.length !== staged.actions.length) this.current = { ...staged, actions };
  }
}

/** Orders ways to pay by how many locomotives they take: nobody spends one unasked. */
export function thrifty(actions: string[]): string[] {
  return [...actions].sort((one, other) => locomotives(one) - locomotives(other));
}

function locomotives(action: string): number {
  const cards = action.split(" ").at(-1) ?? "";
  return /^[A-Z+]+$/.test(cards) ? cards.split("L").length - 1 : 0;
}
