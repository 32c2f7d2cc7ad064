/** A private plan: routes marked to be claimed, stored in this browser by table and seat. */

import { recall, remember } from "../storage/browser_storage";
import type { Viewer } from "./table_session.svelte";

const KEY = "whistlestop.plans";
const MOST_TABLES = 50;

type Plans = Record<string, string[]>;

export class MarkedRoutes {
  /** Whether pressing a route marks it, instead of claiming it. */
  marking: boolean = $state(false);
  #plans: Plans = $state.raw({});

  /** `viewer` returns the seat whose plan is shown; null for spectators and tables without aids. */
  constructor(
    private readonly table: string,
    private readonly viewer: () => Viewer,
  ) {
    this.#plans = recall(KEY, areKept)?.[table] ?? {};
  }

  /** The names of the marked routes. */
  readonly routes: readonly string[] = $derived.by(() => this.#plans[String(this.viewer())] ?? []);

  has(route: string): boolean {
    return this.routes.includes(route);
  }

  /** Marks or unmarks a route. */
  toggle(route: string): void {
    this.#keep(this.has(route) ? this.routes.filter((one) => one !== route) : [...this.routes, route]);
  }

  /** Marks several routes. */
  add(routes: readonly string[]): void {
    this.#keep([...new Set([...this.routes, ...routes])]);
  }

  /** Unmarks some routes, or all. */
  drop(routes: readonly string[] = this.routes): void {
    if (routes.some((route) => this.has(route))) this.#keep(this.routes.filter((route) => !routes.includes(route)));
  }

  #keep(routes: string[]): void {
    const viewer = this.viewer();
    if (viewer === null) return;
    this.#plans = { ...this.#plans, [String(viewer)]: routes };
    const { [this.table]: _, ...others } = recall(KEY, areKept) ?? {};
    remember(KEY, Object.fromEntries([[this.table, this.#plans], ...Object.entries(others).slice(0, MOST_TABLES - 1)]));
  }
}

function areKept(value: unknown): value is Record<string, Plans> {
  const isNamed = (one: unknown): one is Record<string, unknown> =>
    typeof one === "object" && one !== null && !Array.isArray(one);
  const areNames = (one: unknown): boolean => Array.isArray(one) && one.every((name) => typeof name === "string");
  return (
    isNamed(value) && Object.values(value).every((plans) => isNamed(plans) && Object.values(plans).every(areNames))
  );
}
