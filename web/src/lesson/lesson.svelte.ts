/** A guided game: its current step, text and target. */

import type { Table } from "../state/table.svelte";
import type { StateMessage } from "../wire/types";
import type { LessonWords } from "../words/catalogue/lesson";
import { words } from "../words/words.svelte";
import { targetSelectors, lookSelectors, moveOf } from "./target_selectors";

type LessonMessage = NonNullable<StateMessage["lesson"]>;
type Step = LessonMessage["steps"][number];

export class Lesson {
  /** The texts of the guided game; null while loading, or if there are none. */
  #said: LessonWords | null = $state.raw(null);
  /** The number of steps seen at a ply. */
  #seen: { ply: number; steps: number } = $state.raw({ ply: -1, steps: 0 });

  constructor(private readonly table: Table) {}

  readonly info: LessonMessage | null = $derived.by(() => this.table.state?.lesson ?? null);
  readonly #passed: number = $derived.by(() => (this.#seen.ply === this.table.state?.ply ? this.#seen.steps : 0));
  /** The current step; null while others play. */
  readonly step: Step | null = $derived(this.info?.steps[this.#passed] ?? null);
  readonly number: number = $derived((this.info?.past ?? 0) + this.#passed + 1);
  /** Whether the step only shows something, or skips many moves. */
  readonly waits: boolean = $derived(this.step !== null && (this.step.look !== "" || (this.info?.leaps ?? false)));

  /** The heading and the text of the step. */
  readonly text: [string, string] | null = $derived.by(
    () => this.step && (this.#said?.steps[this.step.id] ?? words.lesson.follow),
  );
  readonly learned: string[] = $derived(this.#said?.learned ?? []);

  /** The selectors of the target, in order of preference. */
  readonly aims: string[] = $derived.by(() => {
    if (!this.step || this.table.sent !== null) return [];
    if (this.step.look) return lookSelectors(this.step.look);
    const move = moveOf(this.table.choices);
    return move ? targetSelectors(move, this.table.staging.current) : [];
  });

  /** Loads the texts in the current language. */
  async learn(): Promise<void> {
    const fetched = words.lessons[this.table.info?.game ?? ""]?.();
    this.#said = (await fetched?.catch(() => null))?.lesson ?? null;
  }

  /** Continues after something was shown, or skips ahead. */
  async next(): Promise<void> {
    if (this.step?.look) this.#seen = { ply: this.table.state?.ply ?? 0, steps: this.#passed + 1 };
    else await this.table.skip();
  }
}
