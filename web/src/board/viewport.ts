/** The viewport of a map: panning and zooming. */

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The position of the map's corner in the frame, in pixels, and pixels per unit. */
export interface Viewport extends Point {
  scale: number;
}

/** The largest margin around the map, in pixels. */
const MARGIN = 10;
const LARGEST = 4;

/** Shows the whole map. */
export function fit(map: Size, frame: Size): Viewport {
  const scale = Math.min((frame.width - MARGIN) / map.width, (frame.height - MARGIN) / map.height);
  return centred(Math.max(scale, 0.05), map, frame);
}

/** Pans by pixels. */
export function pan(viewport: Viewport, dx: number, dy: number, map: Size, frame: Size): Viewport {
  return held({ ...viewport, x: viewport.x + dx, y: viewport.y + dy }, map, frame);
}

/** Zooms about a point of the frame. */
export function zoom(viewport: Viewport, factor: number, at: Point, map: Size, frame: Size): Viewport {
  const least = fit(map, frame).scale;
  const scale = Math.min(Math.max(LARGEST, least), Math.max(least, viewport.scale * factor));
  const grown = scale / viewport.scale;
  return held({ scale, x: at.x - (at.x - viewport.x) * grown, y: at.y - (at.y - viewport.y) * grown }, map, frame);
}

/** Applies a pinch gesture. */
export function pinch(viewport: Viewport, from: [Point, Point], to: [Point, Point], map: Size, frame: Size): Viewport {
  const [before, after] = [midpoint(...from), midpoint(...to)];
  const factor = distance(...to) / Math.max(1, distance(...from));
  return pan(zoom(viewport, factor, before, map, frame), after.x - before.x, after.y - before.y, map, frame);
}

/** Pans as little as needed to make a point visible. */
export function panTo(viewport: Viewport, point: Point, map: Size, frame: Size): Viewport {
  const room = Math.min(60, frame.width / 4, frame.height / 4);
  const inside = (at: number, size: number): number => Math.min(size - room, Math.max(room, at)) - at;
  const { x, y } = toFrame(viewport, point);
  return pan(viewport, inside(x, frame.width), inside(y, frame.height), map, frame);
}

/** Pans and zooms out as little as needed to make several points visible. */
export function zoomOutToInclude(viewport: Viewport, points: readonly Point[], map: Size, frame: Size): Viewport {
  const room = roomIn(frame);
  const inside = ({ x, y }: Point): boolean =>
    x >= room && y >= room && x <= frame.width - room && y <= frame.height - room;
  return points.every((point) => inside(toFrame(viewport, point)))
    ? viewport
    : around(points, viewport, viewport.scale, map, frame);
}

/** Zooms in on several points, up to a multiple of the whole map's scale. */
export function zoomToFit(points: readonly Point[], most: number, map: Size, frame: Size): Viewport {
  const whole = fit(map, frame);
  return points.length ? around(points, whole, whole.scale * most, map, frame) : whole;
}

/** Centres several points, at a limited scale. */
function around(points: readonly Point[], viewport: Viewport, largest: number, map: Size, frame: Size): Viewport {
  const room = roomIn(frame);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const scale = Math.min(
    largest,
    (frame.width - 2 * room) / Math.max(1, wide),
    (frame.height - 2 * room) / Math.max(1, high),
  );
  const zoomed = zoom(viewport, scale / viewport.scale, { x: frame.width / 2, y: frame.height / 2 }, map, frame);
  const middle = toFrame(
    zoomed,
    midpoint({ x: Math.min(...xs), y: Math.min(...ys) }, { x: Math.max(...xs), y: Math.max(...ys) }),
  );
  return pan(zoomed, frame.width / 2 - middle.x, frame.height / 2 - middle.y, map, frame);
}

/** The margin in pixels for revealed points. */
function roomIn(frame: Size): number {
  return Math.min(50, frame.width / 6, frame.height / 6);
}

/** Converts a point of the frame to the map. */
export function toMap(viewport: Viewport, { x, y }: Point): Point {
  return { x: (x - viewport.x) / viewport.scale, y: (y - viewport.y) / viewport.scale };
}

export function toFrame(viewport: Viewport, { x, y }: Point): Point {
  return { x: viewport.x + x * viewport.scale, y: viewport.y + y * viewport.scale };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function midpoint(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function centred(scale: number, map: Size, frame: Size): Viewport {
  return { scale, x: (frame.width - map.width * scale) / 2, y: (frame.height - map.height * scale) / 2 };
}

/** Clamps a viewport: centres a small map, else limits the margin. */
function held(viewport: Viewport, map: Size, frame: Size): Viewport {
  const along = (at: number, size: number, room: number): number => {
    const free = room - size;
    return free >= -2 * MARGIN ? free / 2 : Math.min(MARGIN, Math.max(free - MARGIN, at));
  };
  return {
    scale: viewport.scale,
    x: along(viewport.x, map.width * viewport.scale, frame.width),
    y: along(viewport.y, map.height * viewport.scale, frame.height),
  };
}
