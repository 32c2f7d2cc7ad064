/** Short sentences that come up and go: reasons, refusals, news. */

export interface Notice {
  number: number;
  text: string;
  /** A reason why something can't be done now, a refusal or failure, or news. */
  kind: "reason" | "problem" | "news";
}

const LASTS = 6000;
const PER_LETTER = 45;

/** The newest sentence; it goes by itself after the time that it takes to read. */
export class Notices {
  current: Notice | null = $state.raw(null);
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(text: string, kind: Notice["kind"] = "news"): void {
    clearTimeout(this.#timer);
    this.current = text ? { number: ++this.#count, text, kind } : null;
    this.#timer = setTimeout(() => (this.current = null), LASTS + PER_LETTER * text.length);
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.current = null;
  }
}
