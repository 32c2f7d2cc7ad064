/** A first game as the page shows it: which step is due, what it says, and where it points. */

import type { Table } from "../state/table.svelte";
import type { StateTold } from "../wire/types";
import type { LessonWords } from "../words/lesson";
import { words } from "../words/words.svelte";
import { aims, looks, moveOf } from "./aims";

type Told = NonNullable<StateTold["lesson"]>;
type Step = Told["steps"][number];

export class Teacher {
  /** The words of this game's first game; null while they are fetched, or if nobody has written any. */
  #said: LessonWords | null = $state.raw(null);
  /** What has been looked at, and at which ply. */
  #seen: { ply: number; steps: number } = $state.raw({ ply: -1, steps: 0 });

  constructor(private readonly table: Table) {}

  readonly told: Told | null = $derived.by(() => this.table.state?.lesson ?? null);
  readonly #passed: number = $derived.by(() => (this.#seen.ply === this.table.state?.ply ? this.#seen.steps : 0));
  /** The step that is due; none while others play. */
  readonly step: Step | null = $derived(this.told?.steps[this.#passed] ?? null);
  readonly number: number = $derived((this.told?.past ?? 0) + this.#passed + 1);
  /** Whether the step is only to be looked at, or leaps over many plays. */
  readonly waits: boolean = $derived(this.step !== null && (this.step.look !== "" || (this.told?.leaps ?? false)));

  /** What the step is about, and what to do. */
  readonly text: [string, string] | null = $derived.by(() =>
    this.step && (this.#said?.steps[this.step.id] ?? words.lesson.follow),
  );
  readonly learned: string[] = $derived(this.#said?.learned ?? []);

  /** Where the step points, in order of preference. */
  readonly aims: string[] = $derived.by(() => {
    if (!this.step || this.table.sent !== null) return [];
    if (this.step.look) return looks(this.step.look);
    const move = moveOf(this.table.choices);
    return move ? aims(move, this.table.staging.current) : [];
  });

  /** Fetches the words in the language that is spoken. */
  async learn(): Promise<void> {
    const fetched = words.lessons[this.table.told?.game ?? ""]?.();
    this.#said = (await fetched?.catch(() => null))?.lesson ?? null;
  }

  /** Goes on from something that was looked at, or leaps. */
  async next(): Promise<void> {
    if (this.step?.look) this.#seen = { ply: this.table.state?.ply ?? 0, steps: this.#passed + 1 };
    else await this.table.skip();
  }
}
