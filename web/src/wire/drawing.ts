/** The drawing of a board, computed by the server from the map's coordinates. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Drawing = Schemas["MapDrawing"];
export type DrawnCity = Schemas["City"];
/** A route; its cities are indices, since several ends may lie in one country. */
export type DrawnRoute = Schemas["RouteLine"];
export type DrawnCar = Schemas["Car"];
export type Queue = Schemas["Queue"];
