/** The player's tables without exercises, polled so that no turn is missed. */

import { untrack } from "svelte";
import { linkTo } from "../navigation/address";
import { myTables } from "../wire/http";
import { dropReceipt } from "../storage/receipts";
import { forgetTokens, mySeats } from "../storage/seat_tokens";
import type { MyTable } from "../wire/types";
import { gameTitle } from "../words/game_names";
import { words } from "../words/words.svelte";
import { settings } from "./settings.svelte";

/** Seconds between two requests, while the list is visible and while it is not. */
const OFTEN = 5;
const SELDOM = 20;

/** Shows a notification; calls `seen` when it is clicked. */
export type Notifier = (title: string, text: string, tag: string, seen: () => void) => void;

export class MyTables {
  all: MyTable[] = $state.raw([]);
  #known: Set<string> | null = null;
  #watchers = 0;

  constructor(private readonly herald: Notifier) {}

  /** The ids of the tables waiting for the player. */
  readonly turns: readonly string[] = $derived([
    ...new Set(this.all.filter(({ my_turn }) => my_turn).map(({ table }) => table)),
  ]);

  /** Refreshes the list; keeps it if the server is unreachable. */
  ask(): Promise<void> {
    return untrack(() => this.#ask());
  }

  async #ask(): Promise<void> {
    const seats = mySeats();
    try {
      const found = seats.length ? await myTables(seats) : [];
      this.all = found.filter(({ exercise }) => !exercise);
    } catch {
      return;
    }
    this.#tell();
  }

  /** Starts polling; returns a function that stops it. */
  watch(shown: boolean): () => void {
    this.#watchers += Number(shown);
    void this.ask();
    const timer = setInterval(
      () => {
        const seen = document.visibilityState === "visible";
        if (shown ? seen : !seen || this.#watchers === 0) void this.ask();
      },
      (shown ? OFTEN : SELDOM) * 1000,
    );
    const back = (): void => {
      if (document.visibilityState === "visible") void this.ask();
    };
    if (shown) document.addEventListener("visibilitychange", back);
    return () => {
      this.#watchers -= Number(shown);
      document.removeEventListener("visibilitychange", back);
      clearInterval(timer);
    };
  }

  forget(table: string): void {
    forgetTokens(table);
    dropReceipt(table);
    this.all = this.all.filter((one) => one.table !== table);
  }

  /** Notifies of new turns, if the page is hidden and notifications are on. */
  #tell(): void {
    const known = this.#known;
    const now = this.all.filter(({ my_turn }) => my_turn);
    this.#known = new Set(now.map(nameOf));
    if (!known || !settings.notify || document.visibilityState !== "hidden") return;
    for (const one of now.filter((turn) => !known.has(nameOf(turn)))) {
      this.herald(
        words.notifications.turn,
        words.notifications.at(gameTitle(one.game, one.title)),
        one.table,
        () => (location.hash = linkTo({ page: "table", id: one.table })),
      );
    }
  }
}

const nameOf = ({ table, seat }: MyTable): string => `${table} ${seat}`;

/** Returns whether notifications are supported and allowed. */
export const notificationsAllowed = (): boolean =>
  "Notification" in globalThis && Notification.permission === "granted";

/** Requests permission for notifications; call it in an event handler. */
export async function requestNotifications(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

async function notify(title: string, body: string, tag: string, seen: () => void): Promise<void> {
  if (!notificationsAllowed()) return;
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await container?.getRegistration().catch(() => undefined);
  // A push message about the same turn then replaces the notification, and phones allow no other kind.
  if (registration?.active) {
    const link = `${registration.scope}${linkTo({ page: "table", id: tag })}`;
    return registration.showNotification(title, { body, tag, data: { link } });
  }
  const shown = new Notification(title, { body, tag });
  shown.onclick = () => {
    globalThis.focus();
    seen();
    shown.close();
  };
}

export const tables = new MyTables((...notice) => void notify(...notice));
