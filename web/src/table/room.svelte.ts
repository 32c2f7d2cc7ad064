/** How much room there is for a table, measured in its own letters: large ones need another layout as a small screen does. */

import { MediaQuery } from "svelte/reactivity";
import { settings } from "../state/settings.svelte";

const LETTER = 16; // pixels of a letter of usual size, which the browser's own zoom has changed already

/** Everything side by side; strips and sheets; or, where even those have no room, one after the other on a long page. */
export type Room = "wide" | "tall" | "long";

export class TableRoom {
  readonly #wide = $derived(fits(60, 34));
  readonly #upright = $derived(fits(19, 33));
  readonly #lying = $derived(fits(42, 21));

  readonly current: Room = $derived.by(() => {
    if (this.#wide.current) return "wide";
    return this.#upright.current || this.#lying.current ? "tall" : "long";
  });
}

function fits(width: number, height: number): MediaQuery {
  const pixels = (letters: number): string => `${letters * LETTER * settings.textScale}px`;
  return new MediaQuery(`(min-width: ${pixels(width)}) and (min-height: ${pixels(height)})`);
}
