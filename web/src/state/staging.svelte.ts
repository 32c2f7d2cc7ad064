/** The staged move: its target and action are chosen, but not sent yet. */

import type { Choices, Where } from "../wire/types";
import { actionCards, cheapestFirst } from "./action_text";

export interface Staged {
  where: Where;
  what: string;
  /** All possible actions, the most sensible first. */
  actions: string[];
  /** The chosen action, sent on confirmation. */
  action: string;
}

export class Staging {
  current: Staged | null = $state.raw(null);
  /** The kind of card picked in the hand: only targets that it can pay for stay lit. */
  kind: string | null = $state(null);

  /** Returns whether an action uses the picked kind of card, if any. */
  fits(actions: readonly string[]): boolean {
    return this.kind === null || actions.some((action) => actionCards(action).includes(this.kind ?? ""));
  }

  /** Picks a kind of card, or unpicks it. */
  pick(kind: string): void {
    this.kind = this.kind === kind ? null : kind;
  }

  /** Stages a move on a target; returns null if there is none. */
  point(choices: Choices, where: Where, what = ""): Staged | null {
    const all = cheapestFirst(choices[where]?.[what] ?? []);
    const picked = all.filter((action) => this.fits([action]));
    const actions = picked.length ? picked : all;
    const [action] = actions;
    this.current = action === undefined ? null : { where, what, actions, action };
    return this.current;
  }

  /** Chooses another action. */
  choose(action: string): void {
    if (this.current?.actions.includes(action)) this.current = { ...this.current, action };
  }

  cancel(): void {
    this.current = null;
    this.kind = null;
  }

  /** Drops the staged move if it is no longer legal. */
  adopt(choices: Choices): void {
    const staged = this.current;
    if (!staged) return;
    const actions = cheapestFirst(choices[staged.where]?.[staged.what] ?? []);
    if (!actions.includes(staged.action)) this.current = null;
    else if (actions.length !== staged.actions.length) this.current = { ...staged, actions };
  }
}
