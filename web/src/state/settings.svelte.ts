/** The player's settings in this browser. */

import { MediaQuery } from "svelte/reactivity";
import { recall, remember } from "../storage/browser_storage";
import { languages, setLanguage, preferredLanguage, type Language } from "../words/words.svelte";

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

/** The device's preference for reduced motion. */
const stillness = "matchMedia" in globalThis ? new MediaQuery("(prefers-reduced-motion: reduce)") : null;

/** Settings; an assignment is stored. Unset ones follow the device. */
class Settings {
  /** The chosen speed of animations, if any. */
  #speed: Speed | null = $state(null);
  /** When a move must be confirmed. */
  confirm: Confirm = $state("touch");
  theme: Theme = $state("system");
  textScale: number = $state(1);
  /** Whether symbols on cards and seats are drawn large. */
  largeSymbols: boolean = $state(false);
  /** Whether bots may say something now and then. */
  remarks: boolean = $state(true);
  /** Whether publicly seen cards of other players are shown. */
  knownCards: boolean = $state(true);
  /** The volume, from 0 to 1. */
  volume: number = $state(0.5);
  muted: boolean = $state(false);
  /** The player's name. */
  name: string = $state("");
  /** Whether to show a notification when it is the player's turn. */
  notify: boolean = $state(false);
  /** Whether a table is shown as lists instead of its map. */
  lists: boolean = $state(false);
  /** Whether log and chat stay open beside the board. */
  drawer: boolean = $state(false);
  /** Whether single letters are shortcuts; they get in the way of voice control. */
  letters: boolean = $state(true);
  /** The language; "auto" follows the browser. */
  language: Language | "auto" = $state("auto");

  constructor() {
    this.#recall();
  }

  /** Reads the stored settings, also after another window has changed them. */
  #recall(): void {
    const kept: Record<string, unknown> = recall(KEY, isRecord) ?? {};
    for (const [name, values] of Object.entries(CHOICES)) {
      if ((values as unknown[]).includes(kept[name])) Object.assign(this, { [name]: kept[name] });
    }
    const switches = [
      "largeSymbols",
      "knownCards",
      "remarks",
      "muted",
      "notify",
      "lists",
      "drawer",
      "letters",
    ] as const;
    for (const name of switches) {
      if (typeof kept[name] === "boolean") this[name] = kept[name];
    }
    if (typeof kept["volume"] === "number") this.volume = Math.min(1, Math.max(0, kept["volume"]));
    if (typeof kept["name"] === "string") this.name = kept["name"].slice(0, 24);
  }

  /** Stores and applies the settings whenever they change; call it once, in a component. */
  follow(): void {
    $effect(() => {
      const {
        confirm,
        theme,
        textScale,
        largeSymbols,
        knownCards,
        remarks,
        volume,
        muted,
        notify,
        name,
        lists,
        drawer,
        letters,
        language,
      } = this;
      const speed = this.#speed === null ? {} : { speed: this.#speed };
      remember(KEY, {
        ...speed,
        confirm,
        theme,
        textScale,
        largeSymbols,
        knownCards,
        remarks,
        volume,
        muted,
        notify,
        name,
        lists,
        drawer,
        letters,
        language,
      });
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
    $effect(() => void setLanguage(preferredLanguage(this.language, navigator.languages)));
  }

  /** The speed of animations; by default off where the device prefers reduced motion. */
  get speed(): Speed {
    return this.#speed ?? (stillness?.current ? "off" : "normal");
  }

  set speed(speed: Speed) {
    this.#speed = speed;
  }

  /** Returns whether a move by this pointer type must be confirmed. */
  asks(pointer: string): boolean {
    return this.confirm === "always" || (this.confirm === "touch" && pointer !== "mouse" && pointer !== "");
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const settings = new Settings();
