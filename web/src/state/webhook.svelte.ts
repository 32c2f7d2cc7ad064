/** Messages to an address elsewhere, for turns that come while this page is open nowhere (P7). */

import { giveWebhook, webhookHosts } from "../wire/http";
import { mySeats, recall, remember } from "../wire/session";
import { language } from "../words/words.svelte";
import { tables } from "./my_tables.svelte";

const KEY = "whistlestop.webhook";

/** The one address of this browser's person, which all their seats are given. */
export class Webhook {
  /** The hosts that the server sends to; none where it sends nothing, and before it was asked. */
  hosts: readonly string[] = $state.raw([]);
  /** What was saved in this browser; the server never tells it again. */
  address: string = $state(recall(KEY, isText) ?? "");

  /** How many own tables the server sends messages for. */
  readonly given: number = $derived(
    new Set(tables.all.filter(({ webhook, status }) => webhook && status !== "over" && status !== "closed").map(({ table }) => table)).size,
  );

  /** Asks where the server sends; an unreachable one is asked when the form is shown again. */
  async ask(): Promise<void> {
    void tables.ask();
    this.hosts = await webhookHosts().catch(() => []);
  }

  /** Gives all own seats an address to which a test was sent before; throws what is refused. */
  async save(address: string): Promise<void> {
    await giveWebhook({ seats: mySeats(), page: here(), address, language: language(), test: true });
    this.#keep(address);
  }

  /** Takes the address back from all own seats; throws what is refused. */
  async remove(): Promise<void> {
    await giveWebhook({ seats: mySeats(), page: here() });
    this.#keep("");
  }

  /** Gives new seats the address that was saved; without one, or where it is refused, they are played without it. */
  async give(table: string, tokens: readonly string[]): Promise<void> {
    const { address } = this;
    if (!address) return;
    const seats = tokens.map((token) => ({ table, token }));
    await giveWebhook({ seats, page: here(), address, language: language() }).catch(() => undefined);
  }

  #keep(address: string): void {
    this.address = address;
    remember(KEY, address);
    void tables.ask();
  }
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Where this browser has the page. */
const here = (): string => location.origin + location.pathname;

export const webhook = new Webhook();
