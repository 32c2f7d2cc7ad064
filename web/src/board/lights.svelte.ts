/** What is lit on the board: choices, the hovered target, recent events. */

import { seatColour } from "../theme/seat_colours.svelte";
import { claimedRoute } from "../state/action_text";
import { chosenTickets } from "../state/chosen_tickets";
import type { Table } from "../state/table.svelte";
import type { Kind, Target } from "./hit_test";
import type { Standing } from "./piece_painter";

/** Choices by kind of target. */
const KINDS = ["route", "city", "passenger"] as const satisfies readonly Kind[];

/** Milliseconds for which a refused target is marked. */
const REFUSED = 900;

export const targetKey = ({ kind, name }: Target): string => `${kind}:${name}`;

export class Lights {
  /** The hovered or focused target. */
  pointed: Target | null = $state.raw(null);
  /** The target that was just clicked but can't be used; `count` distinguishes clicks. */
  refused: (Target & { count: number }) | null = $state.raw(null);
  /** The state of routes on the visible canvas; null until there is one. */
  painted: readonly Standing[] | null = $state.raw(null);
  #refusals = 0;
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Table,
    private readonly routes: readonly { name: string }[] = [],
  ) {}

  /** All usable targets, given the picked kind of card. */
  readonly usable: ReadonlySet<string> = $derived.by(() => {
    const { choices, staging, sent } = this.table;
    const found = new Set<string>();
    for (const kind of sent === null ? KINDS : []) {
      for (const [name, actions] of Object.entries(choices[kind] ?? {})) {
        if (kind === "passenger" || staging.fits(actions)) found.add(targetKey({ kind, name }));
      }
    }
    return found;
  });

  /** The owners of routes, without claims of others that are still to be animated. */
  readonly owners: ReadonlyMap<string, number> = $derived.by(() => {
    const { animations, owners, viewer } = this.table;
    const coming = animations.waiting
      .filter(({ type, seat }) => type === "claimed" && seat !== viewer)
      .map(({ route }) => route);
    return coming.length ? new Map([...owners].filter(([name]) => !coming.includes(name))) : owners;
  });

  /** The route being claimed in the current animation, and its duration. */
  readonly arriving: { route: string; points: number; duration: number } | null = $derived.by(() => {
    const scene = this.table.animations.current;
    if (scene?.event.type !== "claimed" || scene.event.route === undefined) return null;
    return { route: scene.event.route, points: scene.event.points ?? 0, duration: scene.duration };
  });

  /** Routes and cities that others have built on since the viewer's last move. */
  readonly recent: ReadonlySet<string> = $derived.by(() => {
    const { viewer, log } = this.table;
    const found = new Set<string>();
    for (const { event } of viewer === null ? log.lines.slice(-8) : log.since(viewer)) {
      if (event.seat === viewer) continue;
      if (event.type === "claimed") found.add(`route:${event.route}`);
      if (event.type === "station") found.add(`city:${event.city}`);
    }
    return found;
  });

  /** The cities of the viewer's open tickets, and of those on offer or just chosen. */
  readonly wanted: ReadonlySet<string> = $derived.by(() => {
    const { view, state, choices } = this.table;
    const open = (view?.tickets ?? []).filter((_, number) => !state?.progress[number]?.done);
    const offered = choices["offer"] ? (view?.offer ?? []) : view ? chosenTickets(view) : [];
    return new Set([...open, ...offered].flatMap(({ between }) => between));
  });

  /** Free routes that are closed because their twin is taken. */
  readonly closed: ReadonlySet<string> = $derived.by(() => {
    const { view, board } = this.table;
    return new Set((view?.closed ?? []).flatMap((number) => board?.routes?.[number]?.name ?? []));
  });

  /** The state of routes to paint; wagons being animated are painted afterwards. */
  readonly standing: readonly Standing[] = $derived.by(() =>
    this.routes.map(({ name }): Standing => {
      const trains = this.arriving?.route === name ? undefined : this.#trainsOn(name);
      const [lit, recent, closed] = [
        this.usable.has(`route:${name}`),
        this.recent.has(`route:${name}`),
        this.closed.has(name),
      ];
      return {
        ...(trains === undefined ? {} : { trains }),
        ...(lit && { lit }),
        ...(recent && trains !== undefined && { recent }),
        ...(closed && { closed }),
      };
    }),
  );

  /** Returns the colour of the trains on a route. */
  #trainsOn(route: string): number | undefined {
    const owner = this.owners.get(route);
    return owner === undefined ? undefined : seatColour(owner);
  }

  /** Routes whose wagons are not on the visible canvas yet. */
  readonly missing: ReadonlySet<string> = $derived.by(() => {
    const painted = this.painted;
    const found = this.routes.filter(({ name }, number) => painted && this.#trainsOn(name) !== painted[number]?.trains);
    return new Set(found.map(({ name }) => name));
  });

  /** The target of the staged move, or of the claim that is looked at or queued off turn. */
  readonly staged: Target | null = $derived.by(() => {
    const { staging, queuedClaim } = this.table;
    const staged = staging.current;
    const kind = KINDS.find((one) => one === staged?.where);
    if (staged) return kind ? { kind, name: staged.what } : null;
    const route = (queuedClaim.inspected?.action ? queuedClaim.inspected : queuedClaim.current)?.route;
    return route === undefined ? null : { kind: "route", name: route };
  });

  /** The tunnel that is being dug, and who digs it. */
  readonly dug: { route: string; seat: number } | null = $derived.by(() => {
    const { view } = this.table;
    const route = view?.phase === "tunnel" && view.claim ? claimedRoute(view.claim) : "";
    return view && route ? { route, seat: view.turn } : null;
  });

  is(one: Target | null, kind: Kind, name: string): boolean {
    return one?.kind === kind && one.name === name;
  }

  /** Marks a refused target for a moment. */
  refuse(target: Target): void {
    this.refused = { ...target, count: ++this.#refusals };
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.refused = null), REFUSED);
  }

  close(): void {
    clearTimeout(this.#fading);
  }
}
