/** Push messages about turns, which this browser shows even while the page is closed. */

import { pushKey, setPush } from "../wire/http";
import { recall, remember } from "../storage/browser_storage";
import { mySeats } from "../storage/seat_tokens";
import { noticeLanguage } from "./notice_language";

const STORED = "whistlestop.push";

/** One subscription for all seats of this browser. */
export class Push {
  /** The key of the server; empty if it sends nothing, before it was asked, or if the browser can't be reached. */
  key: string = $state("");
  /** The endpoint that the server was given last; empty if push messages are off. */
  #endpoint: string = recall(STORED, isText) ?? "";

  /** Fetches the key; retried when the settings are shown again. */
  async ask(): Promise<void> {
    this.key = (await manager()) ? await pushKey().catch(() => "") : "";
  }

  /** Subscribes for all seats, or ends the subscription; throws the server's refusal. */
  async set(on: boolean): Promise<void> {
    const known = await manager();
    const old = await known?.getSubscription();
    if (this.#endpoint) await setPush({ seats: mySeats(), endpoint: this.#endpoint });
    await old?.unsubscribe();
    this.#keep("");
    if (on && known && this.key) await this.#tell(await subscribe(known, this.key), mySeats());
  }

  /** Subscribes for new seats, and for all if the browser has a new subscription; failures are ignored. */
  async give(table: string, tokens: readonly string[]): Promise<void> {
    if (!this.#endpoint) return;
    try {
      const known = await manager();
      if (!known) return;
      const subscription = (await known.getSubscription()) ?? (await subscribe(known, await pushKey()));
      const seats = tokens.map((token) => ({ table, token }));
      await this.#tell(subscription, subscription.endpoint === this.#endpoint ? seats : mySeats());
    } catch {
      // The page itself still notifies while it is open.
    }
  }

  async #tell(subscription: PushSubscription, seats: { table: string; token: string }[]): Promise<void> {
    const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
    const { endpoint } = subscription;
    await setPush({ seats, endpoint, keys: { p256dh, auth }, language: noticeLanguage() });
    this.#keep(endpoint);
  }

  #keep(endpoint: string): void {
    this.#endpoint = endpoint;
    remember(STORED, endpoint);
  }
}

const isText = (value: unknown): value is string => typeof value === "string";

const subscribe = (known: PushManager, key: string): Promise<PushSubscription> =>
  known.subscribe({ userVisibleOnly: true, applicationServerKey: key });

/** The browser's push manager; missing without a service worker, as in a private window. */
async function manager(): Promise<PushManager | undefined> {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await container?.getRegistration().catch(() => undefined);
  return (registration as { pushManager?: PushManager } | undefined)?.pushManager;
}

export const push = new Push();
