/** What a person has set for this browser. */

import { MediaQuery } from "svelte/reactivity";
import { recall, remember } from "../wire/session";
import { languages, speak, understood, type Language } from "../words/words.svelte";

export type Speed = "off" | "fast" | "normal";
export type Confirm = "always" | "touch" | "never";
export type Theme = "system" | "light" | "dark";

const KEY = "whistlestop.settings";

export const TEXT_SCALES = [0.9, 1, 1.15, 1.3, 1.5, 2] as const;

const CHOICES = {
  speed: ["off", "fast", "normal"] as Speed[],
  confirm: ["always", "touch", "never"] as Confirm[],
  theme: ["system", "light", "dark"] as Theme[],
  textScale: [...TEXT_SCALES] as number[],
  language: ["auto", ...languages],
};

/** What the device asks for, now and when it changes its mind. */
const stillness = "matchMedia" in globalThis ? new MediaQuery("(prefers-reduced-motion: reduce)") : null;

/** Settings; assigning to one keeps it. Unset ones follow the device. */
class Settings {
  /** How fast things move, if that was chosen. */
  #speed: Speed | null = $state(null);
  /** When a staged move asks for a second press: always, with a finger only, or never. */
  confirm: Confirm = $state("touch");
  theme: Theme = $state("system");
  textScale: number = $state(1);
  /** Whether symbols on cards and seats are drawn large. */
  largeSymbols: boolean = $state(false);
  /** Whether the cards that everybody has seen others take are shown. */
  knownCards: boolean = $state(true);
  /** Sounds, from 0 to 1. */
  volume: number = $state(0.5);
  muted: boolean = $state(false);
  /** What the person is called at tables. */
  name: string = $state("");
  /** Whether the browser shows a notice when it is one's turn. */
  notify: boolean = $state(false);
  /** Whether a table is shown as lists instead of its map. */
  lists: boolean = $state(false);
  /** Whether single letters are keys at a table; they get in the way of those who dictate. */
  letters: boolean = $state(true);
  /** What the page speaks; "auto" is what the browser asks for. */
  language: Language | "auto" = $state("auto");

  constructor() {
    this.#recall();
  }

  /** Takes what was kept, here or by another window of the same browser. */
  #recall(): void {
    const kept: Record<string, unknown> = recall(KEY, isRecord) ?? {};
    for (const [name, values] of Object.entries(CHOICES)) {
      if ((values as unknown[]).includes(kept[name])) Object.assign(this, { [name]: kept[name] });
    }
    for (const name of ["largeSymbols", "knownCards", "muted", "notify", "lists", "letters"] as const) {
      if (typeof kept[name] === "boolean") this[name] = kept[name];
    }
    if (typeof kept["volume"] === "number") this.volume = Math.min(1, Math.max(0, kept["volume"]));
    if (typeof kept["name"] === "string") this.name = kept["name"].slice(0, 24);
  }

  /** Keeps the settings and puts them on the page, now and whenever they change; call it once, in a component. */
  follow(): void {
    $effect(() => {
      const { confirm, theme, textScale, largeSymbols, knownCards, volume, muted, notify, name, lists, letters, language } = this;
      const speed = this.#speed === null ? {} : { speed: this.#speed };
      remember(KEY, { ...speed, confirm, theme, textScale, largeSymbols, knownCards, volume, muted, notify, name, lists, letters, language });
      const root = document.documentElement;
      root.dataset["theme"] = theme;
      root.dataset["symbols"] = largeSymbols ? "large" : "usual";
      root.dataset["speed"] = this.speed;
      root.style.setProperty("--text-scale", String(textScale));
    });
    $effect(() => {
      const heard = ({ key }: StorageEvent): void => (key === KEY ? this.#recall() : undefined);
      addEventListener("storage", heard);
      return () => removeEventListener("storage", heard);
    });
    $effect(() => void speak(understood(this.language, navigator.languages)));
  }

  /** How fast things move; unless that was chosen, nothing does where the device asks for reduced motion. */
  get speed(): Speed {
    return this.#speed ?? (stillness?.current ? "off" : "normal");
  }

  set speed(speed: Speed) {
    this.#speed = speed;
  }

  /** Says whether a move asks for a second press when it is made by such a pointer. */
  asks(pointer: string): boolean {
    return this.confirm === "always" || (this.confirm === "touch" && pointer !== "mouse" && pointer !== "");
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const settings = new Settings();
