/** The suggested route of one ticket; it follows every new state, and ends with its ticket or the game. */

import type { PlanMessage, Plans, StateMessage } from "../wire/types";
import type { Highlight } from "./highlight.svelte";

/** The names of kept highlights that belong to a ticket, by its place from 1. */
export const ticketName = (place: number): string => `ticket ${place}`;
const planName = (place: number): string => `way ${place}`;

export class TicketPlan {
  #plan: PlanMessage | null = $state.raw(null);
  #place: number = $state(0);
  /** Counts requests, so that a late answer can't replace a newer one. */
  #request = 0;

  constructor(
    private readonly highlight: Highlight,
    private readonly plans: () => Promise<Plans | null>,
  ) {}

  /** Returns the shown plan of a ticket; null if none is shown. */
  of(place: number): PlanMessage | null {
    return this.#place === place && this.highlight.kept === planName(place) ? this.#plan : null;
  }

  /** Shows or hides the plan of a ticket. */
  async toggle(place: number, cities: readonly string[]): Promise<void> {
    if (this.of(place)) return this.highlight.clear();
    const plan = await this.#ask(place);
    if (plan) this.#show(place, cities, plan);
  }

  /** Updates or clears what is highlighted for a ticket. */
  async follow({ view, progress }: StateMessage): Promise<void> {
    const { kept } = this.highlight;
    const place =
      view.tickets.findIndex((_, index) => kept === ticketName(index + 1) || kept === planName(index + 1)) + 1;
    const ticket = view.tickets[place - 1];
    if (kept === null || !/^(ticket|way) /.test(kept)) return;
    if (!ticket || view.over || progress[place - 1]?.done) return this.highlight.clear();
    if (kept !== planName(place)) return;
    const plan = await this.#ask(place);
    if (this.highlight.kept !== kept) return;
    if (plan) this.#show(place, ticket.between, plan);
    else this.highlight.clear();
  }

  async #ask(place: number): Promise<PlanMessage | null> {
    const request = ++this.#request;
    const plan = (await this.plans())?.tickets[place - 1] ?? null;
    return request === this.#request ? plan : this.#plan;
  }

  #show(place: number, cities: readonly string[], plan: PlanMessage): void {
    [this.#place, this.#plan] = [place, plan];
    this.highlight.replace(planName(place), { cities, plan: plan.routes, routes: plan.borrowed });
  }
}
