/** Short sentences that come up and go: reasons, refusals, news. */

import type { Saying } from "../wire/types";

export interface Notice {
  number: number;
  text: string;
  /** A reason why something can't be done now, a refusal or failure, or news. */
  kind: "reason" | "problem" | "news";
  /** What the server said, if it did: its facts can be pointed at. */
  said: Saying | null;
}

const LASTS = 6000;
const PER_LETTER = 45;

/** The newest sentence; it goes by itself after the time that it takes to read. */
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
