/** The layout of a table, chosen by the screen's size in letters: large text counts as a small screen. */

import { MediaQuery } from "svelte/reactivity";
import { settings } from "../../state/settings.svelte";

const LETTER = 16; // pixels per letter at normal size, after the browser's zoom

/** Side by side; strips and sheets; or one below the other on a long page. */
export type LayoutShape = "wide" | "tall" | "long";

export class TableLayout {
  readonly #wide = $derived(fits(60, 34));
  readonly #upright = $derived(fits(19, 33));
  readonly #lying = $derived(fits(42, 21));

  readonly current: LayoutShape = $derived.by(() => {
    if (this.#wide.current) return "wide";
    return this.#upright.current || this.#lying.current ? "tall" : "long";
  });
}

function fits(width: number, height: number): MediaQuery {
  const pixels = (letters: number): string => `${letters * LETTER * settings.textScale}px`;
  return new MediaQuery(`(min-width: ${pixels(width)}) and (min-height: ${pixels(height)})`);
}
