/** What a press on the map does. */

import { hasStations } from "../state/features";
import type { Table } from "../state/table.svelte";
import type { Drawing } from "../wire/drawing";
import type { Camera } from "./camera.svelte";
import type { Target } from "./hit_test";
import type { Lights } from "./lights.svelte";
import { passengerPositions } from "./passenger_positions";
import { distance, toMap, type Point } from "./viewport";

export class Presses {
  constructor(
    private readonly table: Table,
    private readonly drawing: Drawing,
    private readonly camera: Camera,
    private readonly lights: Lights,
  ) {}

  /** Plays, stages, inspects or refuses; returns whether anything was pressed. */
  use(target: Target | null, at: Point | null, pressed: string): boolean {
    const { table, lights } = this;
    if (!target) {
      this.cancel();
      table.highlight.clear();
      return false;
    }
    if (table.markedRoutes.marking && target.kind === "route") return this.mark(target);
    if (target.kind === "city" && !hasStations(table.view)) return false;
    if (target.kind === "passenger") void this.#take(target.name, at, pressed);
    else void table.point(target.kind, target.name, pressed);
    const shown = target.kind === "route" && table.mayInspect;
    if (table.viewer !== null && !shown && !table.can(target.kind, target.name)) lights.refuse(target);
    return true;
  }

  /** Marks or unmarks a free route; returns whether the target was one. */
  mark(target: Target | null): boolean {
    const { table } = this;
    if (
      !table.mayPlan ||
      target?.kind !== "route" ||
      (table.owners.has(target.name) && !table.markedRoutes.has(target.name))
    )
      return false;
    table.markedRoutes.toggle(target.name);
    return true;
  }

  /** Drops what is staged or inspected. */
  cancel(): void {
    this.table.staging.cancel();
    this.table.queuedClaim.close();
  }

  /** Selects the passengers of a place, or plays the move for the one that was hit. */
  async #take(name: string, at: Point | null, pressed: string): Promise<void> {
    const { table, drawing, camera } = this;
    const queue = drawing.places.find((one) => one.name === name);
    const spots = queue ? passengerPositions(queue, drawing.passenger, table.view?.waiting?.[name]) : [];
    const where = at && toMap(camera.viewport, at);
    const nearest = where && spots.sort((one, other) => distance(one, where) - distance(other, where))[0];
    const action = nearest && `take ${nearest.kind} ${name}`;
    if (!action || pressed !== "mouse" || !table.choices.passenger?.[name]?.includes(action)) {
      return table.point("passenger", name, pressed);
    }
    await table.play(action);
  }
}
