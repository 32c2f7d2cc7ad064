/** The own tables, wherever in the page one is: asked for now and then, so that no turn is missed (P7). */

import { untrack } from "svelte";
import { link } from "../address";
import { myTables } from "../wire/http";
import { forgetTokens, mySeats } from "../wire/session";
import type { MyTable } from "../wire/types";
import { titled } from "../words/named";
import { words } from "../words/words.svelte";
import { settings } from "./settings.svelte";

/** Seconds between two questions, where the list is on the screen and where it is not. */
const OFTEN = 5;
const SELDOM = 20;

/** Shows something outside the page; `seen` is called when the person presses it. */
export type Herald = (title: string, text: string, tag: string, seen: () => void) => void;

export class MyTables {
  all: MyTable[] = $state.raw([]);
  #known: Set<string> | null = null;
  #watchers = 0;

  constructor(private readonly herald: Herald) {}

  /** The ids of the tables where it is one's turn. */
  readonly turns: readonly string[] = $derived([...new Set(this.all.filter(({ my_turn }) => my_turn).map(({ table }) => table))]);

  /** Asks once; an unreachable server leaves everything as it was. */
  ask(): Promise<void> {
    return untrack(() => this.#ask());
  }

  async #ask(): Promise<void> {
    const seats = mySeats();
    try {
      this.all = seats.length ? await myTables(seats) : [];
    } catch {
      return;
    }
    this.#tell();
  }

  /** Asks again and again until the returned function is called; often where the list is shown. */
  watch(shown: boolean): () => void {
    this.#watchers += Number(shown);
    void this.ask();
    const timer = setInterval(() => {
      const seen = document.visibilityState === "visible";
      if (shown ? seen : !seen || this.#watchers === 0) void this.ask();
    }, (shown ? OFTEN : SELDOM) * 1000);
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
    this.all = this.all.filter((one) => one.table !== table);
  }

  /** Tells of turns that have come since the question before, if nobody looks and that is wanted. */
  #tell(): void {
    const known = this.#known;
    const now = this.all.filter(({ my_turn }) => my_turn);
    this.#known = new Set(now.map(nameOf));
    if (!known || !settings.notify || document.visibilityState !== "hidden") return;
    for (const one of now.filter((turn) => !known.has(nameOf(turn)))) {
      this.herald(words.away.turn, words.away.at(titled(one.game, one.title)), one.table, () => (location.hash = link({ page: "table", id: one.table })));
    }
  }
}

const nameOf = ({ table, seat }: MyTable): string => `${table} ${seat}`;

/** Says whether this browser can show anything outside the page, and has been allowed to. */
export const mayTell = (): boolean => "Notification" in globalThis && Notification.permission === "granted";

/** Asks for leave to show things outside the page; call it when the person presses something. */
export async function askLeave(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

function notify(title: string, body: string, tag: string, seen: () => void): void {
  if (!mayTell()) return;
  const shown = new Notification(title, { body, tag });
  shown.onclick = () => {
    globalThis.focus();
    seen();
    shown.close();
  };
}

export const tables = new MyTables(notify);
