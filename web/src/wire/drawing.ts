/** How a board is drawn; the server makes it from the map's coordinates. */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Drawing = Schemas["Drawing"];
export type DrawnCity = Schemas["City"];
/** A route; its cities are named by their numbers, since several ends may lie in one country. */
export type DrawnRoute = Schemas["RouteLine"];
export type DrawnCar = Schemas["Car"];
export type Queue = Schemas["Queue"];
