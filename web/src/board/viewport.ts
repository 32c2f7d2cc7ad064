/** The viewport of a map: panning and zooming. */

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The part of the map that is to be seen, in its units, or the part of the window for it, in pixels. */
export type Region = Point & Size;

/** The position of the map's origin in the window, in pixels, and pixels per unit. */
export interface Viewport extends Point {
  scale: number;
}

/** The largest margin between the frame and an enlarged map, as a share of the frame. */
const MARGIN = 0.25;
/** The margin around a whole map. */
const EDGE = 6;
/** The share of free height above a map: sheets rise from below. */
const ABOVE = 0.2;
const LARGEST = 4;

/** Shows the whole map. */
export function fit(map: Region, frame: Region): Viewport {
  return held({ scale: wholeScale(map, frame), x: 0, y: 0 }, map, frame);
}

/** Pans by pixels. */
export function pan(viewport: Viewport, dx: number, dy: number, map: Region, frame: Region): Viewport {
  return held({ ...viewport, x: viewport.x + dx, y: viewport.y + dy }, map, frame);
}

/** Zooms about a point of the frame. */
export function zoom(viewport: Viewport, factor: number, at: Point, map: Region, frame: Region): Viewport {
  const least = fit(map, frame).scale;
  const scale = Math.min(Math.max(LARGEST, least), Math.max(least, viewport.scale * factor));
  const grown = scale / viewport.scale;
  return held({ scale, x: at.x - (at.x - viewport.x) * grown, y: at.y - (at.y - viewport.y) * grown }, map, frame);
}

/** Applies a pinch gesture. */
export function pinch(
  viewport: Viewport,
  from: [Point, Point],
  to: [Point, Point],
  map: Region,
  frame: Region,
): Viewport {
  const [before, after] = [midpoint(...from), midpoint(...to)];
  const factor = distance(...to) / Math.max(1, distance(...from));
  return pan(zoom(viewport, factor, before, map, frame), after.x - before.x, after.y - before.y, map, frame);
}

/** Pans as little as needed to make a point visible. */
export function panTo(viewport: Viewport, point: Point, map: Region, frame: Region): Viewport {
  const room = Math.min(60, frame.width / 4, frame.height / 4);
  const inside = (at: number, from: number, size: number): number =>
    Math.min(from + size - room, Math.max(from + room, at)) - at;
  const { x, y } = toFrame(viewport, point);
  return pan(viewport, inside(x, frame.x, frame.width), inside(y, frame.y, frame.height), map, frame);
}

/** Pans and zooms out as little as needed to make several points visible. */
export function zoomOutToInclude(viewport: Viewport, points: readonly Point[], map: Region, frame: Region): Viewport {
  const room = roomIn(frame);
  const inside = ({ x, y }: Point): boolean =>
    x >= frame.x + room &&
    y >= frame.y + room &&
    x <= frame.x + frame.width - room &&
    y <= frame.y + frame.height - room;
  return points.every((point) => inside(toFrame(viewport, point))) ? viewport : around(points, viewport, map, frame);
}

/** Centres several points, at most at the current scale. */
function around(points: readonly Point[], viewport: Viewport, map: Region, frame: Region): Viewport {
  const room = roomIn(frame);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const scale = Math.min(
    viewport.scale,
    (frame.width - 2 * room) / Math.max(1, wide),
    (frame.height - 2 * room) / Math.max(1, high),
  );
  const centre = middleOf(frame);
  const zoomed = zoom(viewport, scale / viewport.scale, centre, map, frame);
  const middle = toFrame(
    zoomed,
    midpoint({ x: Math.min(...xs), y: Math.min(...ys) }, { x: Math.max(...xs), y: Math.max(...ys) }),
  );
  return pan(zoomed, centre.x - middle.x, centre.y - middle.y, map, frame);
}

export function middleOf({ x, y, width, height }: Region): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The margin in pixels for revealed points. */
function roomIn(frame: Size): number {
  return Math.min(50, frame.width / 6, frame.height / 6);
}

/** Converts a point of the window to the map. */
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

/** Clamps a viewport: places a whole map, else limits the margin. */
function held(viewport: Viewport, map: Region, frame: Region): Viewport {
  const { scale } = viewport;
  const isWhole = scale <= wholeScale(map, frame) * 1.001;
  const along = (at: number, size: number, from: number, room: number, share: number): number => {
    const [free, margin] = [room - size * scale, room * MARGIN];
    if (isWhole) return from + free * share;
    return Math.min(from + Math.max(0, free) + margin, Math.max(from + Math.min(0, free) - margin, at));
  };
  const [left, top] = [map.x * scale, map.y * scale];
  return {
    scale,
    x: along(viewport.x + left, map.width, frame.x, frame.width, 0.5) - left,
    y: along(viewport.y + top, map.height, frame.y, frame.height, ABOVE) - top,
  };
}

function wholeScale(map: Region, frame: Region): number {
  const room = (size: number): number => size - 2 * EDGE;
  return Math.max(0.05, Math.min(room(frame.width) / map.width, room(frame.height) / map.height));
}
