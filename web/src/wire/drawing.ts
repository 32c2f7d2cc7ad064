/** How a board is drawn; the server makes it from the map's coordinates. */

export interface Drawing {
  game: string;
  width: number;
  height: number;
  /** SVG path data. */
  land: string;
  lakes: string;
  rivers: string;
  borders: string;
  graticule: string;
  cities: DrawnCity[];
  routes: DrawnRoute[];
  car: { length: number; width: number };
  /** Where passengers wait. */
  places: { name: string; x: number; y: number }[];
}

export interface DrawnCity {
  name: string;
  x: number;
  y: number;
  kind: "city" | "country";
  label: { x: number; y: number; anchor: "start" | "middle" | "end"; lines: string[] };
}

export interface DrawnRoute {
  name: string;
  cities: [string, string];
  colour: string;
  ferry: number;
  tunnel: boolean;
  length: number;
  points: number;
  /** The centre line. */
  path: string;
  /** Centre and angle (degrees) of each space. */
  cars: { x: number; y: number; angle: number; locomotive: boolean }[];
}
