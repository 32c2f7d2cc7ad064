/** The webhook for turns that come while the page is closed. */

import { setWebhook, webhookHosts } from "../wire/http";
import { recall, remember } from "../storage/browser_storage";
import { mySeats } from "../storage/seat_tokens";
import { noticeLanguage } from "./notice_language";
import { tables } from "./my_tables.svelte";

const KEY = "whistlestop.webhook";

/** One address for all seats of this browser. */
export class Webhook {
  /** The hosts that the server can send to; empty if it sends nothing, or before it was asked. */
  hosts: readonly string[] = $state.raw([]);
  /** The address saved in this browser; the server never returns it. */
  address: string = $state(recall(KEY, isText) ?? "");

  /** How many of the player's tables have the webhook. */
  readonly given: number = $derived(
    new Set(
      tables.all
        .filter(({ webhook, status }) => webhook && status !== "over" && status !== "closed")
        .map(({ table }) => table),
    ).size,
  );

  /** Fetches the hosts; retried when the form is shown again. */
  async ask(): Promise<void> {
    void tables.ask();
    this.hosts = await webhookHosts().catch(() => []);
  }

  /** Sends a test message, then sets the address for all seats; throws the server's refusal. */
  async save(address: string): Promise<void> {
    await setWebhook({ seats: mySeats(), address, language: noticeLanguage(), test: true });
    this.#keep(address);
  }

  /** Removes the address from all seats; throws the server's refusal. */
  async remove(): Promise<void> {
    await setWebhook({ seats: mySeats() });
    this.#keep("");
  }

  /** Sets the saved address for new seats; failures are ignored. */
  async give(table: string, tokens: readonly string[]): Promise<void> {
    const { address } = this;
    if (!address) return;
    const seats = tokens.map((token) => ({ table, token }));
    await setWebhook({ seats, address, language: noticeLanguage() }).catch(() => undefined);
  }

  #keep(address: string): void {
    this.address = address;
    remember(KEY, address);
    void tables.ask();
  }
}

const isText = (value: unknown): value is string => typeof value === "string";

export const webhook = new Webhook();
