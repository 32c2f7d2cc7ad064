/** A picture of a finished game to share: title, board, names and scores, drawn as SVG. */

import palette from "../../../../src/whistlestop/maps/palette.json";
import { space, upright, wagon, GLOSS, type Shape } from "../../board/piece_shapes";
import { seatColour, seatLook } from "../../theme/seat_colours.svelte";
import type { Drawing } from "../../wire/drawing";

const PICTURE = { width: 1200, height: 1080 };

export interface SharedGame {
  title: string;
  headline: string;
  /** The seats by rank, with their results as text. */
  players: readonly { seat: number; name: string; place: string; score: string; share: number }[];
  drawing: Drawing | null;
  /** The owners of routes, by name. */
  owners: ReadonlyMap<string, number>;
}

const MARGIN = 30;
const HEAD = 120;
const ROW = 62;
const PAPER = "#f4ead2";
const INK = "#22282c";
const SERIF = "Georgia, 'Iowan Old Style', 'Palatino Linotype', 'Noto Serif', serif";
const SANS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/** Returns the size of the picture in pixels; without a board it is only as high as the scores. */
export function pictureSize({ drawing, players }: SharedGame): { width: number; height: number } {
  return drawing ? PICTURE : { ...PICTURE, height: HEAD + players.length * ROW + MARGIN };
}

/** Returns the picture; it needs nothing from outside, and no styles. */
export function sharePicture(game: SharedGame): string {
  const { width, height } = pictureSize(game);
  const upright = game.drawing !== null && game.drawing.width < game.drawing.height;
  const rows = game.players.length;
  const below = upright || !game.drawing ? 0 : Math.ceil(rows / 2) * ROW + MARGIN / 2;
  const box = { x: MARGIN, y: HEAD, width: upright ? 700 : width - 2 * MARGIN, height: height - HEAD - MARGIN - below };
  const scores = scoreBoxes(game, upright, box);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    `<rect width="${width}" height="${HEAD - 20}" fill="#8c2232"/><rect y="${HEAD - 20}" width="${width}" height="5" fill="#d9ab4f"/>`,
    text(game.headline, MARGIN, 66, 46, { fill: "#fff7de", font: SERIF, bold: true, most: 760 }),
    text(game.title, width - MARGIN, 64, 26, { fill: "#fff7de", font: SANS, anchor: "end", most: 360 }),
    game.drawing ? board(game.drawing, game.owners, box) : "",
    ...scores,
    "</svg>",
  ].join("");
}

function scoreBoxes(
  { players, drawing }: SharedGame,
  upright: boolean,
  box: { x: number; y: number; width: number; height: number },
): string[] {
  const columns = upright || !drawing ? 1 : 2;
  const left = upright ? box.x + box.width + MARGIN / 2 : MARGIN;
  const top = upright || !drawing ? HEAD + 10 : box.y + box.height + MARGIN / 2;
  const wide = (PICTURE.width - MARGIN - left - (columns - 1) * MARGIN) / columns;
  return players.map(({ seat, name, place, score, share }, at) => {
    const [x, y] = [left + (at % columns) * (wide + MARGIN), top + Math.floor(at / columns) * ROW];
    const { symbol } = seatLook(seat);
    const { colour = INK, ink = PAPER } = palette.seats[seatColour(seat)] ?? {};
    return [
      text(place, x, y + 32, 28, { fill: INK, font: SERIF, bold: true }),
      `<rect x="${x + 40}" y="${y + 4}" width="38" height="38" rx="7" fill="${colour}"/>`,
      `<path d="${symbol}" fill="${ink}" transform="translate(${x + 47} ${y + 11})"/>`,
      text(name, x + 92, y + 32, 26, { fill: INK, font: SANS, most: wide - 230 }),
      text(score, x + wide, y + 32, 26, { fill: INK, font: SANS, bold: true, anchor: "end" }),
      `<rect x="${x + 40}" y="${y + 47}" width="${wide - 40}" height="7" rx="3.5" fill="#0002"/>`,
      `<rect x="${x + 40}" y="${y + 47}" width="${Math.max(0, share) * (wide - 40)}" height="7" rx="3.5" fill="${colour}"/>`,
    ].join("");
  });
}

function board(
  drawing: Drawing,
  owners: ReadonlyMap<string, number>,
  box: { x: number; y: number; width: number; height: number },
): string {
  const scale = Math.min(box.width / drawing.width, box.height / drawing.height);
  const [x, y] = [box.x + (box.width - drawing.width * scale) / 2, box.y + (box.height - drawing.height * scale) / 2];
  const { width, height, land, lakes, rivers, borders } = drawing;
  const cars = drawing.routes.flatMap((route) => {
    const owner = owners.get(route.name);
    const shapes = owner === undefined ? space(route.colour, drawing.car) : wagon(seatColour(owner), drawing.car);
    return route.cars.map((car) => {
      const turned = owner === undefined ? car.angle : car.angle + upright(car.angle);
      return `<g transform="translate(${car.x} ${car.y}) rotate(${turned})"${owner === undefined ? ' opacity=".55"' : ""}>${shapes.map(shape).join("")}</g>`;
    });
  });
  const cities = drawing.cities
    .filter(({ kind }) => kind === "city")
    .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="7" fill="#fffdf5" stroke="#5b2a1e" stroke-width="3"/>`);
  const names = drawing.cities.map(({ label }) =>
    label.lines
      .map(
        (line, row) =>
          `<text x="${label.x}" y="${label.y + row * 17}" text-anchor="${label.anchor}" font-family="${SANS}" font-size="16" font-weight="700" fill="#2c1d10" stroke="#fbf4df" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${escaped(line)}</text>`,
      )
      .join(""),
  );
  return [
    `<svg x="${x}" y="${y}" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#a9cbd2"/>`,
    `<path d="${land || `M0 0H${width}V${height}H0Z`}" fill="#efe2bf" fill-rule="evenodd" stroke="#8b6f42" stroke-width="1.3"/>`,
    `<path d="${lakes}" fill="#a3cbd4" fill-rule="evenodd"/><path d="${rivers}" fill="none" stroke="#86b3c2" stroke-width="1.5"/>`,
    `<path d="${borders}" fill="none" stroke="#a5834c" stroke-opacity=".5" stroke-dasharray="5 3.5"/>`,
    ...cars,
    ...cities,
    ...names,
    `<rect width="${width}" height="${height}" fill="none" stroke="#5b3a1e" stroke-width="10"/></svg>`,
  ].join("");
}

function shape({ d, fill, stroke, width, alpha, square }: Shape): string {
  if (fill === GLOSS) return "";
  const place = square ? ` transform="translate(${square.x} ${square.y}) scale(${square.scale})"` : "";
  const line = stroke ? ` stroke="${resolved(stroke)}" stroke-width="${width ?? 1}"` : "";
  return `<path d="${d}" fill="${fill ? resolved(fill) : "none"}"${line}${alpha === undefined ? "" : ` opacity="${alpha}"`}${place}/>`;
}

/** Replaces the palette's variables and the functions of CSS, which a picture of its own doesn't have. */
export function resolved(colour: string): string {
  const known = colour.replace(/var\(--(card|seat)-(\w+?)(-ink)?\)/g, (_, kind: string, name: string, ink?: string) => {
    const look = kind === "seat" ? palette.seats[Number(name)] : palette.cards[name as keyof typeof palette.cards];
    return (ink ? look?.ink : look?.colour) ?? INK;
  });
  const light = known.replace(/^light-dark\(((?:[^(),]|\([^()]*\))+),.*$/, "$1");
  return light.replace(
    /color-mix\(in oklab, (#\w{6}) (\d+)%, (#000|#fff)\)/g,
    (_, one: string, share: string, other: string) => mixed(one, Number(share) / 100, other),
  );
}

/** Mixes a colour with black or white, near enough to how the page does it. */
function mixed(colour: string, share: number, other: string): string {
  const rest = other === "#fff" ? 255 * (1 - share) : 0;
  const channels = [1, 3, 5].map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) * share + rest));
  return `#${channels.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}

interface Lettering {
  fill: string;
  font: string;
  bold?: boolean;
  anchor?: "end";
  /** The greatest width; longer texts get smaller letters. */
  most?: number;
}

function text(
  words: string,
  x: number,
  y: number,
  size: number,
  { fill, font, bold, anchor, most }: Lettering,
): string {
  const fits = most === undefined ? size : Math.min(size, most / (0.56 * Math.max(1, words.length)));
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${fits.toFixed(1)}" fill="${fill}"${bold ? ' font-weight="700"' : ""}${anchor ? ` text-anchor="${anchor}"` : ""}>${escaped(words)}</text>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (words: string): string => words.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one);
