/** The piece of a map that is in sight: arithmetic of moving and zooming it. */

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where the map's corner lies in its frame, in pixels, and how many pixels a unit of the map is long. */
export interface Sight extends Point {
  scale: number;
}

/** Pixels that may stay free around the map. */
const MARGIN = 10;
const LARGEST = 4;

/** Shows the whole map. */
export function fit(map: Size, frame: Size): Sight {
  const scale = Math.min((frame.width - MARGIN) / map.width, (frame.height - MARGIN) / map.height);
  return centred(Math.max(scale, 0.05), map, frame);
}

/** Moves the map by pixels. */
export function pan(sight: Sight, dx: number, dy: number, map: Size, frame: Size): Sight {
  return held({ ...sight, x: sight.x + dx, y: sight.y + dy }, map, frame);
}

/** Zooms about a point of the frame, which stays where it is as far as the edges allow. */
export function zoom(sight: Sight, factor: number, at: Point, map: Size, frame: Size): Sight {
  const least = fit(map, frame).scale;
  const scale = Math.min(Math.max(LARGEST, least), Math.max(least, sight.scale * factor));
  const grown = scale / sight.scale;
  return held({ scale, x: at.x - (at.x - sight.x) * grown, y: at.y - (at.y - sight.y) * grown }, map, frame);
}

/** Follows two fingers from where they were to where they are. */
export function pinch(sight: Sight, from: [Point, Point], to: [Point, Point], map: Size, frame: Size): Sight {
  const [before, after] = [between(...from), between(...to)];
  const factor = distance(...to) / Math.max(1, distance(...from));
  return pan(zoom(sight, factor, before, map, frame), after.x - before.x, after.y - before.y, map, frame);
}

/** Moves the map as little as needed to bring one of its points into sight, away from the edges. */
export function reveal(sight: Sight, point: Point, map: Size, frame: Size): Sight {
  const room = Math.min(60, frame.width / 4, frame.height / 4);
  const inside = (at: number, size: number): number => Math.min(size - room, Math.max(room, at)) - at;
  const { x, y } = toFrame(sight, point);
  return pan(sight, inside(x, frame.width), inside(y, frame.height), map, frame);
}

/** Moves and zooms the map as little as needed to bring several of its points into sight at once. */
export function include(sight: Sight, points: readonly Point[], map: Size, frame: Size): Sight {
  const room = roomIn(frame);
  const inside = ({ x, y }: Point): boolean => x >= room && y >= room && x <= frame.width - room && y <= frame.height - room;
  return points.every((point) => inside(toFrame(sight, point))) ? sight : around(points, sight, sight.scale, map, frame);
}

/** Shows several points as large as the frame allows, within so many times the size of the whole map. */
export function close(points: readonly Point[], most: number, map: Size, frame: Size): Sight {
  const whole = fit(map, frame);
  return points.length ? around(points, whole, whole.scale * most, map, frame) : whole;
}

/** Puts several points into the middle, at most in a certain scale. */
function around(points: readonly Point[], sight: Sight, largest: number, map: Size, frame: Size): Sight {
  const room = roomIn(frame);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const scale = Math.min(largest, (frame.width - 2 * room) / Math.max(1, wide), (frame.height - 2 * room) / Math.max(1, high));
  const zoomed = zoom(sight, scale / sight.scale, { x: frame.width / 2, y: frame.height / 2 }, map, frame);
  const middle = toFrame(zoomed, between({ x: Math.min(...xs), y: Math.min(...ys) }, { x: Math.max(...xs), y: Math.max(...ys) }));
  return pan(zoomed, frame.width / 2 - middle.x, frame.height / 2 - middle.y, map, frame);
}

/** Pixels at the edges in which nothing is put that is to be seen. */
function roomIn(frame: Size): number {
  return Math.min(50, frame.width / 6, frame.height / 6);
}

/** Finds the point of the map under a point of the frame. */
export function toMap(sight: Sight, { x, y }: Point): Point {
  return { x: (x - sight.x) / sight.scale, y: (y - sight.y) / sight.scale };
}

export function toFrame(sight: Sight, { x, y }: Point): Point {
  return { x: sight.x + x * sight.scale, y: sight.y + y * sight.scale };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function centred(scale: number, map: Size, frame: Size): Sight {
  return { scale, x: (frame.width - map.width * scale) / 2, y: (frame.height - map.height * scale) / 2 };
}

/** Keeps the map in its frame: in the middle where it is smaller, else without more than a margin beside it. */
function held(sight: Sight, map: Size, frame: Size): Sight {
  const along = (at: number, size: number, room: number): number => {
    const free = room - size;
    return free >= -2 * MARGIN ? free / 2 : Math.min(MARGIN, Math.max(free - MARGIN, at));
  };
  return {
    scale: sight.scale,
    x: along(sight.x, map.width * sight.scale, frame.width),
    y: along(sight.y, map.height * sight.scale, frame.height),
  };
}
