/** Notices: reasons, refusals, news. */

import type { Saying } from "../wire/types";

export interface Notice {
  number: number;
  text: string;
  /** The kind of notice. */
  kind: "reason" | "problem" | "news";
  /** The server's reason, if any: its facts can be highlighted. */
  said: Saying | null;
}

const LASTS = 6000;
const PER_LETTER = 45;

/** The newest notice; it disappears after a reading time. */
export class Notices {
  current: Notice | null = $state.raw(null);
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(text: string, kind: Notice["kind"] = "news", said: Saying | null = null): void {
    clearTimeout(this.#timer);
    this.current = text ? { number: ++this.#count, text, kind, said } : null;
    this.#timer = setTimeout(() => (this.current = null), LASTS + PER_LETTER * text.length);
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.current = null;
  }
}
