/** The move that a person is about to make: pointed at, with a way to do it chosen, not sent yet. */

import { kindsOf } from "../look/tokens";
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
  /** The kind of card that was picked in the hand: only what it can help to pay stays lit. Null for everything. */
  kind: string | null = $state(null);

  /** Says whether one of these actions uses the kind of card that was picked, or none was. */
  fits(actions: readonly string[]): boolean {
    return this.kind === null || actions.some((action) => cardsOf(action).includes(this.kind ?? ""));
  }

  /** Picks a kind of card, or lays it back. */
  pick(kind: string): void {
    this.kind = this.kind === kind ? null : kind;
  }

  /** Points at something that can be used; says whether it can. */
  point(choices: Choices, where: Where, what = ""): Staged | null {
    const all = thrifty(choices[where]?.[what] ?? []);
    const picked = all.filter((action) => this.fits([action]));
    const actions = picked.length ? picked : all;
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
    this.kind = null;
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

/** Lists the cards that an action names at its end. */
export function cardsOf(action: string): string[] {
  const cards = action.split(" ").at(-1) ?? "";
  return /^[A-Z+]+$/.test(cards) ? kindsOf(cards) : [];
}

/** Counts the locomotives that an action takes. */
export function locomotives(action: string): number {
  return cardsOf(action).filter((kind) => kind === "locomotive").length;
}
