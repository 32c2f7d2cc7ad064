/** A private plan: routes that somebody means to claim (K8). It stays in this browser, by table and seat. */

import { recall, remember } from "../wire/session";
import type { Eyes } from "./following.svelte";

const KEY = "whistlestop.plans";
const MOST_TABLES = 50;

type Plans = Record<string, string[]>;

export class Draft {
  /** Whether pressing a route marks it, instead of claiming it. */
  marking: boolean = $state(false);
  #plans: Plans = $state.raw({});

  /** `eyes` tells whose plan is shown; nobody's is to be seen by others, or where a table does without aids. */
  constructor(
    private readonly table: string,
    private readonly eyes: () => Eyes,
  ) {
    this.#plans = recall(KEY, areKept)?.[table] ?? {};
  }

  /** The names of the routes that are marked. */
  readonly routes: readonly string[] = $derived.by(() => this.#plans[String(this.eyes())] ?? []);

  has(route: string): boolean {
    return this.routes.includes(route);
  }

  /** Marks a route, or takes its mark away. */
  toggle(route: string): void {
    this.#keep(this.has(route) ? this.routes.filter((one) => one !== route) : [...this.routes, route]);
  }

  /** Marks routes that are not marked yet. */
  add(routes: readonly string[]): void {
    this.#keep([...new Set([...this.routes, ...routes])]);
  }

  /** Takes marks away: of routes that are settled, or of all. */
  drop(routes: readonly string[] = this.routes): void {
    if (routes.some((route) => this.has(route))) this.#keep(this.routes.filter((route) => !routes.includes(route)));
  }

  #keep(routes: string[]): void {
    const eyes = this.eyes();
    if (eyes === null) return;
    this.#plans = { ...this.#plans, [String(eyes)]: routes };
    const { [this.table]: _, ...others } = recall(KEY, areKept) ?? {};
    remember(KEY, Object.fromEntries([[this.table, this.#plans], ...Object.entries(others).slice(0, MOST_TABLES - 1)]));
  }
}

function areKept(value: unknown): value is Record<string, Plans> {
  const isNamed = (one: unknown): one is Record<string, unknown> => typeof one === "object" && one !== null && !Array.isArray(one);
  const areNames = (one: unknown): boolean => Array.isArray(one) && one.every((name) => typeof name === "string");
  return isNamed(value) && Object.values(value).every((plans) => isNamed(plans) && Object.values(plans).every(areNames));
}
