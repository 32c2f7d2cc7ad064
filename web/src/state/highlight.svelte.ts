/** What is pointed out on the board: the cities of a ticket, the route of a line in the log. */

export interface Lit {
  cities: readonly string[];
  routes: readonly string[];
  /** Routes of a plan, which nobody has built yet. */
  plan: readonly string[];
}

const NOTHING: Lit = { cities: [], routes: [], plan: [] };

/** What a pointer or the focus is on lights up while it is there; what was tapped stays lit until it is tapped again. */
export class Highlight {
  #passing: Lit | null = $state.raw(null);
  #kept: Lit | null = $state.raw(null);
  /** The name of what is kept, so that the list it is in can show it. */
  kept: string | null = $state(null);

  /** What is to come into sight on the board without being lit. */
  sought: Partial<Lit> | null = $state.raw(null);

  /** What is lit now; everything else is dimmed while there is something. */
  readonly current: Lit = $derived(this.#passing ?? this.#kept ?? NOTHING);
  readonly any: boolean = $derived(Object.values(this.current).some(({ length }) => length > 0));

  /** Lights something for as long as it is pointed at. */
  pass(lit: Partial<Lit>): void {
    this.#passing = { ...NOTHING, ...lit };
  }

  leave(): void {
    this.#passing = null;
  }

  /** Keeps something lit, or lets it go if it is the one that is kept. */
  keep(name: string, lit: Partial<Lit>): void {
    const again = this.kept === name;
    this.kept = again ? null : name;
    this.#kept = again ? null : { ...NOTHING, ...lit };
  }

  clear(): void {
    this.#passing = this.#kept = this.kept = null;
  }
}
