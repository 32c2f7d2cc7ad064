/** A claim that waits in this browser for the player's turn, and the route that the player looks at meanwhile. */

import type { Saying } from "../wire/types";
import { cheapestFirst } from "./action_text";

/** What the seat could do with a target if its turn began now. */
export interface Outlook {
  actions: string[];
  /** What is missing, if there are no actions. */
  reason: Saying | null;
}

/** A route that is looked at off turn; `outlook` is null while the server is asked. */
export interface Inspection {
  route: string;
  outlook: Outlook | null;
  /** The chosen way to pay; empty if there is none. */
  action: string;
}

/** A claim to play as soon as the turn comes. */
export interface Queued {
  route: string;
  action: string;
}

export class QueuedClaim {
  inspected: Inspection | null = $state.raw(null);
  /** It never leaves the browser before the turn. */
  current: Queued | null = $state.raw(null);
  /** Which question an answer belongs to: only the latest counts. */
  #asked = 0;

  constructor(private readonly ask: (route: string) => Promise<Outlook | null>) {}

  /** Shows a route and asks what could be done with it; asks again for the one that is shown already. */
  async inspect(route: string): Promise<void> {
    const before = this.inspected?.route === route ? this.inspected : null;
    this.inspected = before ?? { route, outlook: null, action: "" };
    const number = ++this.#asked;
    const found = await this.ask(route);
    if (number !== this.#asked) return;
    if (!found) return this.close();
    const actions = cheapestFirst(found.actions);
    const kept = before && actions.includes(before.action) ? before.action : undefined;
    this.inspected = { route, outlook: { ...found, actions }, action: kept ?? actions[0] ?? "" };
  }

  /** Chooses another way to pay. */
  choose(action: string): void {
    if (this.inspected?.outlook?.actions.includes(action)) this.inspected = { ...this.inspected, action };
  }

  /** Queues the claim that is looked at; it replaces an earlier one. */
  queue(): void {
    if (!this.inspected?.action) return;
    const { route, action } = this.inspected;
    this.current = { route, action };
    this.close();
  }

  /** Stops looking at a route. */
  close(): void {
    this.#asked += 1;
    this.inspected = null;
  }

  withdraw(): void {
    this.current = null;
  }

  clear(): void {
    this.close();
    this.withdraw();
  }

  /** Checks the queued claim by the rules; withdraws and returns it, with the reason, if it is no longer legal. */
  async check(): Promise<(Queued & { reason: Saying | null }) | null> {
    const queued = this.current;
    if (!queued) return null;
    const found = await this.ask(queued.route);
    if (!found || this.current !== queued || found.actions.includes(queued.action)) return null;
    this.withdraw();
    return { ...queued, reason: found.reason };
  }
}
