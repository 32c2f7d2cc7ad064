/** What is lit on the board, and why: choices, what is pointed at, what just happened. */

import type { Table } from "../state/table.svelte";
import type { Kind, Target } from "./hits";
import type { Standing } from "./pieces";

/** Where choices stand by what can be pointed at. */
const KINDS = ["route", "city", "passenger"] as const satisfies readonly Kind[];

export const key = ({ kind, name }: Target): string => `${kind}:${name}`;

export class Lights {
  /** What a pointer or the focus is on. */
  pointed: Target | null = $state.raw(null);
  /** What was just clicked and can't be used; `count` tells clicks apart. */
  refused: (Target & { count: number }) | null = $state.raw(null);
  /** How routes stand in the picture that is seen; null until there is one. */
  painted: readonly Standing[] | null = $state.raw(null);

  constructor(private readonly table: Table, private readonly routes: readonly { name: string }[] = []) {}

  /** Everything that can be used now, with the kind of card that was picked. */
  readonly usable: ReadonlySet<string> = $derived.by(() => {
    const { choices, staging, sent } = this.table;
    const found = new Set<string>();
    for (const kind of sent === null ? KINDS : []) {
      for (const [name, actions] of Object.entries(choices[kind] ?? {})) {
        if (kind === "passenger" || staging.fits(actions)) found.add(key({ kind, name }));
      }
    }
    return found;
  });

  /** Whose wagons are on a route, without those of others that are still to be shown; the own ones never wait. */
  readonly owners: ReadonlyMap<string, number> = $derived.by(() => {
    const { show, owners, eyes } = this.table;
    const coming = show.waiting.filter(({ type, seat }) => type === "claimed" && seat !== eyes).map(({ route }) => route);
    return coming.length ? new Map([...owners].filter(([name]) => !coming.includes(name))) : owners;
  });

  /** The route on which wagons are being put right now, one by one within so many milliseconds. */
  readonly arriving: { route: string; points: number; duration: number } | null = $derived.by(() => {
    const scene = this.table.show.current;
    if (scene?.event.type !== "claimed" || scene.event.route === undefined) return null;
    return { route: scene.event.route, points: scene.event.points ?? 0, duration: scene.duration };
  });

  /** Routes and cities that others have built on since the own last deed. */
  readonly recent: ReadonlySet<string> = $derived.by(() => {
    const { eyes, log } = this.table;
    const found = new Set<string>();
    for (const { event } of eyes === null ? log.lines.slice(-8) : log.since(eyes)) {
      if (event.seat === eyes) continue;
      if (event.type === "claimed") found.add(`route:${event.route}`);
      if (event.type === "station") found.add(`city:${event.city}`);
    }
    return found;
  });

  /** The cities of the own tickets that are not done, and of those that are to be chosen from. */
  readonly wanted: ReadonlySet<string> = $derived.by(() => {
    const { view, state, choices } = this.table;
    const open = (view?.tickets ?? []).filter((_, number) => !state?.progress[number]?.done);
    return new Set([...open, ...(choices["offer"] ? (view?.offer ?? []) : [])].flatMap(({ between }) => between));
  });

  /** Free routes that can't be claimed any more, since a parallel one is taken. */
  readonly closed: ReadonlySet<string> = $derived.by(() => {
    const { view, board } = this.table;
    return new Set((view?.closed ?? []).flatMap((number) => board?.routes?.[number]?.name ?? []));
  });

  /** How routes are to be painted; wagons that are being put one by one come into the picture afterwards. */
  readonly standing: readonly Standing[] = $derived.by(() =>
    this.routes.map(({ name }): Standing => {
      const owner = this.arriving?.route === name ? undefined : this.owners.get(name);
      const [lit, recent, closed] = [this.usable.has(`route:${name}`), this.recent.has(`route:${name}`), this.closed.has(name)];
      return { ...(owner === undefined ? {} : { owner }), ...(lit && { lit }), ...(recent && owner !== undefined && { recent }), ...(closed && { closed }) };
    }),
  );

  /** Routes whose wagons are not in the picture that is seen. */
  readonly missing: ReadonlySet<string> = $derived.by(() => {
    const painted = this.painted;
    const found = this.routes.filter(({ name }, number) => painted && this.owners.get(name) !== painted[number]?.owner);
    return new Set(found.map(({ name }) => name));
  });

  /** The route or city that a move is staged for. */
  readonly staged: Target | null = $derived.by(() => {
    const staged = this.table.staging.current;
    const kind = KINDS.find((one) => one === staged?.where);
    return staged && kind ? { kind, name: staged.what } : null;
  });

  is(one: Target | null, kind: Kind, name: string): boolean {
    return one?.kind === kind && one.name === name;
  }

  refuse(target: Target): void {
    this.refused = { ...target, count: (this.refused?.count ?? 0) + 1 };
  }
}
