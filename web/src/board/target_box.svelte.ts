/** Where a target of the map is on the board, in pixels; null while nothing is aimed at. */

import type { Region } from "./viewport";

export class TargetBox {
  current: Region | null = $state.raw(null);
}
