/** The highlight on the board: the cities of a ticket, the route of a log line. */

export interface Lit {
  cities: readonly string[];
  routes: readonly string[];
  /** Suggested routes that are not claimed yet. */
  plan: readonly string[];
}

const NOTHING: Lit = { cities: [], routes: [], plan: [] };

/** Hover highlights temporarily; a tap highlights until the next one. */
export class Highlight {
  #passing: Lit | null = $state.raw(null);
  #kept: Lit | null = $state.raw(null);
  /** The name of the kept item, so that its list can mark it. */
  kept: string | null = $state(null);

  /** What to reveal on the board without highlighting it. */
  sought: Partial<Lit> | null = $state.raw(null);

  /** The current highlight; everything else is dimmed. */
  readonly current: Lit = $derived(this.#passing ?? this.#kept ?? NOTHING);
  readonly any: boolean = $derived(Object.values(this.current).some(({ length }) => length > 0));

  /** Highlights something temporarily. */
  pass(lit: Partial<Lit>): void {
    this.#passing = { ...NOTHING, ...lit };
  }

  leave(): void {
    this.#passing = null;
  }

  /** Toggles a lasting highlight. */
  keep(name: string, lit: Partial<Lit>): void {
    const again = this.kept === name;
    this.kept = again ? null : name;
    this.#kept = again ? null : { ...NOTHING, ...lit };
  }

  /** Sets a lasting highlight. */
  replace(name: string, lit: Partial<Lit>): void {
    this.kept = name;
    this.#kept = { ...NOTHING, ...lit };
  }

  clear(): void {
    this.#passing = this.#kept = this.kept = null;
  }
}
