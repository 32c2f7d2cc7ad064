/** The layout of a table, chosen by the screen's size in letters: large text counts as a small screen. */

import { MediaQuery } from "svelte/reactivity";
import { settings } from "../../state/settings.svelte";
import type { LayoutShape } from "../../ui/layout";

const LETTER = 16; // pixels per letter at normal size, after the browser's zoom

export class TableLayout {
  readonly #wide = $derived(fits(60, 34));
  readonly #upright = $derived(fits(19, 33));
  readonly #lying = $derived(fits(42, 21));
  readonly #landscape = new MediaQuery("(orientation: landscape)");

  readonly current: LayoutShape = $derived.by(() => {
    if (this.#wide.current) return "wide";
    if (!this.#upright.current && !this.#lying.current) return "long";
    return this.#landscape.current ? "side" : "tall";
  });
}

function fits(width: number, height: number): MediaQuery {
  const pixels = (letters: number): string => `${letters * LETTER * settings.textScale}px`;
  return new MediaQuery(`(min-width: ${pixels(width)}) and (min-height: ${pixels(height)})`);
}
