/** Pictures of cities for players who can't read yet: paths in a square of 24, even-odd fill. */

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A number of shapes around the centre. */
const around = (number: number, far: number, size: number, turn = 0): string =>
  Array.from({ length: number }, (_, step) => {
    const angle = ((step + turn) / number) * 2 * Math.PI;
    return disc(12 + far * Math.sin(angle), 12 - far * Math.cos(angle), size);
  }).join("");

/** A number of rays from the centre. */
const rays = (number: number, from: number, to: number, half: number): string =>
  Array.from({ length: number }, (_, step) => {
    const angle = (step / number) * 2 * Math.PI;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const at = (far: number, aside: number): string =>
      `${(12 + x * far - y * aside).toFixed(1)} ${(12 + y * far + x * aside).toFixed(1)}`;
    return `M${at(from, -half)}L${at(to, -half)}L${at(to, half)}L${at(from, half)}z`;
  }).join("");

export const PICTURES = {
  tower: "M11 1h2l.6 7h-3.2zM10 9h4l.9 4H9.1zM8.7 14.5h6.6L19 23h-4c-.3-3-1.3-4.5-3-4.5S9.3 20 9 23H5z",
  clock: `M12 1l4.5 5.5h-9zM7.5 7.5h9V23h-9z${disc(12, 11.5, 2.8)}M11.5 9.5h1v2l1.4.8-.5.8-1.9-1.1z`,
  windmill:
    "M9.5 13h5L17 23H7zM11.3 10.5L4 5.5 5.5 3 13 8.5zM13.5 10.3l5-7.3L21 4.5 15.5 12zM12.7 12.6l7.3 5-1.5 2.5L11 14.6zM10.5 12.8l-5 7.3L3 18.6l5.5-7.5z",
  ship: "M11 2v13H3.5zM13 5l7 10h-7zM2 17h20l-3.5 5.5h-13z",
  pine: "M12 1l5.5 7H15l4.5 6H16l4 5.5h-6.5V23h-3v-3.5H4L8 14H4.5L9 8H6.5z",
  key: `M7.5 3a5.5 5.5 0 1 0 4.6 8.5L14 13.4V16h2.6v2.6h2.6V21H23v-3.8l-10.3-8A5.5 5.5 0 0 0 7.5 3z${disc(6.5, 7.5, 1.7)}`,
  dome: "M12 .5c.8 3.5 6.5 5.5 6.5 10 0 2-1.5 3.5-3 4.5h-7c-1.5-1-3-2.5-3-4.5 0-4.5 5.7-6.5 6.5-10zM7.5 16.5h9V23h-9z",
  gate: "M8 1.5h8V5H8zM2 6h20v3.5H2zM3 10.5h3V22H3zM8 10.5h3V22H8zM13 10.5h3V22h-3zM18 10.5h3V22h-3z",
  note: "M8.5 4L21 1.5V16a3.5 3.5 0 1 1-2.5-3.3V6.8L11 8.3v10.2A3.5 3.5 0 1 1 8.5 15.2z",
  flower: `${around(6, 6.3, 3.4)}${disc(12, 12, 2.6)}`,
  lighthouse: "M9 9.5h6L17.5 23h-11zM9.5 4.5h5V8h-5zM12 1l3 2.5H9zM2 3l5.5 2.2v1.6L2 9zM22 3l-5.5 2.2v1.6L22 9z",
  mountain: "M1 21.5L8.5 6l4.6 8.6L15.5 11 23 21.5zM8.5 8.8l-1.9 4 1.9 1.2 1.6-1.4z",
  wheel: `${disc(12, 10.5, 9)}${disc(12, 10.5, 7)}${disc(12, 10.5, 1.8)}M11.3 3.8h1.4v13.4h-1.4zM5.3 9.8h13.4v1.4H5.3zM11 19h2l3 4H8z`,
  castle: "M2 23V5h2.5v2.5h2V5H9v7h1.8V9.5h2.4V12H15V5h2.5v2.5h2V5H22v18h-7.5v-4a2.5 2.5 0 0 0-5 0v4z",
  bridge: "M1 14.5h22V18H1zM3 18h3v4H3zM18 18h3v4h-3zM3.5 13a8.5 8.5 0 0 1 17 0h-2.3a6.2 6.2 0 0 0-12.4 0z",
  sun: `${disc(12, 12, 5)}${rays(8, 7, 11, 1)}`,
  anchor:
    "M12 1a3.3 3.3 0 0 1 1.6 6.2V9H17v2.5h-3.4v7.7c2.7-.4 4.8-1.8 5.4-3.7l-2 .5 3.5-4.5 2.5 5-1.8-.5C20.2 19.9 16.5 23 12 23s-8.2-3.1-9.2-7L1 16.5l2.5-5L7 16l-2-.5c.6 1.9 2.7 3.3 5.4 3.7v-7.7H7V9h3.4V7.2A3.3 3.3 0 0 1 12 1zm0 2a1.3 1.3 0 1 0 .01 0z",
  arena:
    "M1.5 21.5V9C1.5 5.5 6 3.5 12 3.5S22.5 5.5 22.5 9v12.5h-4V17a2 2 0 0 0-4 0v4.5h-5V17a2 2 0 0 0-4 0v4.5zM5 9.5h2.5V12H5zM10.7 9h2.6v2.5h-2.6zM16.5 9.5H19V12h-2.5z",
  cup: "M3 10h14v5.5A5.5 5.5 0 0 1 11.5 21h-3A5.5 5.5 0 0 1 3 15.5zM18 11h1.3a3.2 3.2 0 0 1 0 6.4h-1.7l.4-2.4h1.3a.8.8 0 0 0 0-1.6H18zM6.5 2c2.5 2-.8 3.5 1 6h-2c-1.5-2.5 1.5-3.5 1-6zM12 2c2.5 2-.8 3.5 1 6h-2c-1.5-2.5 1.5-3.5 1-6z",
  temple:
    "M12 1.5L22.5 7v2.5h-21V7zM3.5 10.5h3.3v8.3H3.5zM10.3 10.5h3.4v8.3h-3.4zM17.2 10.5h3.3v8.3h-3.3zM1.5 20h21v2.5h-21z",
  balloon:
    "M12 1a7.8 7.8 0 0 1 7.8 7.8c0 4.2-4.3 6.2-5.3 9.2h-5c-1-3-5.3-5-5.3-9.2A7.8 7.8 0 0 1 12 1zM9.7 19.3h4.6V23H9.7z",
  clover: `${around(3, 5, 4.4)}M11.2 13h1.6l1.7 10h-2z`,
  umbrella:
    "M12 1a10.5 10.5 0 0 1 10.5 10.5h-9.3v7.8a3 3 0 0 1-6 0h2.3a.7.7 0 0 0 1.4 0v-7.8H1.5A10.5 10.5 0 0 1 12 1z",
  horseshoe: "M4 2h4v10.5a4 4 0 0 0 8 0V2h4v10.5a8 8 0 0 1-16 0z",
  tent: "M12 2l11 20h-7.5L12 15l-3.5 7H1z",
  snow: `${rays(6, 0, 11, 0.9)}${around(6, 7.5, 1.7, 0.5)}`,
  leaf: "M12 .8l2.4 4.3 2.9-1.4-.8 5.8 2.8-2.3.8 2.3 3-.4-1.9 4.5 1.6 1-5.3 4.5.6 2.3-5.2-1V23.5h-1.8v-3.1l-5.2 1 .6-2.3L1.2 14.6l1.6-1L.9 9.1l3 .4.8-2.3 2.8 2.3-.8-5.8 2.9 1.4z",
  apple:
    "M12 7.5c3.5-2.7 8.5-.5 8.5 5 0 5.5-4 10.5-6.5 10.5-1 0-1.3-.5-2-.5s-1 .5-2 .5c-2.5 0-6.5-5-6.5-10.5 0-5.5 5-7.7 8.5-5zM12 6c0-3 1.7-5 4.8-5.2C16.8 4 15 6 12 6z",
  skyscraper:
    "M9 1h6v6h5v16H4V7h5zM7 10h2v2H7zM11 5h2v2h-2zM11 10h2v2h-2zM15 10h2v2h-2zM7 14h2v2H7zM11 14h2v2h-2zM15 14h2v2h-2zM10.5 18.5h3V23h-3z",
  span: "M1 15h4v2.5H1zM7.5 15h9v2.5h-9zM19 15h4v2.5h-4zM5 4h2.5v18H5zM16.5 4H19v18h-2.5zM8.5 5c.8 5 2 7.5 3.5 7.5S14.7 10 15.5 5v3.5C14.5 12.5 13.5 14 12 14s-2.5-1.5-3.5-5.5zM4 6.5V10c-.8 2-1.8 3.3-3 4v-2.5c1.2-1 2.2-2.7 3-5zM20 6.5V10c.8 2 1.8 3.3 3 4v-2.5c-1.2-1-2.2-2.7-3-5z",
  fish: `M1 12c3.5-5.7 10-6.5 14.5-2.3L22.5 5v14l-7-4.7C11 18.5 4.5 17.7 1 12z${disc(6.5, 10.8, 1.3)}`,
  tree: `${disc(12, 8, 7)}M10.5 15.5h3V23h-3z`,
  hat: "M1 16.5c2.5-.8 4.5-1.2 5.7-1.3L8 7.5C8.6 4 10.8 5 12 6.2 13.2 5 15.4 4 16 7.5l1.3 7.7c1.2.1 3.2.5 5.7 1.3-2.2 2.7-6 4-11 4s-8.8-1.3-11-4z",
  palm: "M11 10c-1-3-4-5-8-3.5 1.5-3.5 6-4.5 8.5-1.5C13 1.5 18 1 20.5 4.5 17.5 4 15 5 14 7c3.5-.8 7 1 8 5-2.5-2-5.5-2.6-8-2 1.2 4 1 9-.5 13h-4c2-3.5 2.6-8 1.7-11.3C8 12 5.5 14 5 17c-2-3.5 1-8 6-7z",
  film: `M2 11h14v11H2zM17.5 14.5L23 11v11l-5.5-3.5z${disc(5.5, 6, 3.8)}${disc(13, 6, 3.3)}${disc(5.5, 6, 1.2)}${disc(13, 6, 1.1)}`,
} as const;

type Picture = keyof typeof PICTURES;

/** Landmarks of well-known cities; others get one of the remaining pictures. */
const KNOWN: Record<string, Picture> = {
  Dublin: "clover",
  London: "clock",
  Amsterdam: "windmill",
  Copenhagen: "ship",
  Stockholm: "pine",
  Riga: "key",
  Moscow: "dome",
  Berlin: "gate",
  Warsaw: "note",
  Kiev: "flower",
  Brest: "lighthouse",
  Paris: "tower",
  Zurich: "mountain",
  Vienna: "wheel",
  Bucharest: "castle",
  Rostov: "bridge",
  Madrid: "sun",
  Barcelona: "anchor",
  Rome: "arena",
  Sarajevo: "cup",
  Athens: "temple",
  Ankara: "balloon",
  Seattle: "umbrella",
  Calgary: "horseshoe",
  Helena: "tent",
  Winnipeg: "snow",
  Duluth: "ship",
  Montreal: "leaf",
  "New York": "apple",
  Chicago: "skyscraper",
  "San Francisco": "span",
  "Salt Lake City": "fish",
  Denver: "mountain",
  "Kansas City": "tree",
  Atlanta: "flower",
  Washington: "temple",
  "Los Angeles": "film",
  Albuquerque: "balloon",
  Dallas: "hat",
  "New Orleans": "note",
  Miami: "palm",
};

/** Returns a picture for every city, unique as long as there are enough. */
export function cityPictures(cities: readonly string[]): ReadonlyMap<string, string> {
  const names = [...new Set(cities)];
  const taken = new Set(names.map((name) => KNOWN[name]));
  const free = (Object.keys(PICTURES) as Picture[]).filter((one) => !taken.has(one));
  return new Map(names.map((name) => [name, PICTURES[KNOWN[name] ?? free.shift() ?? "sun"]]));
}
