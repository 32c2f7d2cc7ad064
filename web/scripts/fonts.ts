/** Subsets the page's fonts to the letters that its languages and boards need, preloads them, and ships their licences. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const WEB = join(import.meta.dirname, "..");
const PACKAGES = join(WEB, "node_modules", "@fontsource-variable");
const CACHE = join(WEB, "node_modules", ".fonts");
const STYLESHEET = "virtual:fonts.css";

/** Where the letters come from: texts in all languages, and names of cities. */
const SOURCES = [join(WEB, "src", "words"), join(WEB, "..", "src", "whistlestop", "games")];
const TEXTS = /\.(ts|json|toml)$/;

/** A font, the axes that are pinned or limited, and a local font of nearly the same shape while it loads. */
interface Face {
  family: string;
  folder: string;
  file: (letters: string) => string;
  axes: Record<string, number | { min: number; max: number }>;
  features: string[];
  weight: string;
  /** Heights above and below the baseline, relative to the text size; lower than the font's own, so that lines fit. */
  ascent: number;
  descent: number;
  /** Local fonts by weight, and the factor by which the face is wider. */
  fallbacks: { weight: string; local: string[]; adjust: number }[];
}

export const FACES: Face[] = [
  {
    family: "Fraunces",
    folder: "fraunces",
    file: (letters) => `fraunces-${letters}-full-normal.woff2`,
    axes: { SOFT: 60, WONK: 0, opsz: 30, wght: 650 },
    features: ["kern", "mark", "ccmp", "locl", "lnum", "tnum"],
    weight: "400 900",
    ascent: 0.93,
    descent: 0.24,
    fallbacks: [{ weight: "400 900", local: ["Times New Roman Bold", "Liberation Serif Bold"], adjust: 1.115 }],
  },
  {
    family: "Source Sans 3",
    folder: "source-sans-3",
    file: (letters) => `source-sans-3-${letters}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
    features: ["kern", "mark", "ccmp", "locl", "lnum", "tnum"],
    weight: "400 700",
    ascent: 0.94,
    descent: 0.26,
    fallbacks: [
      { weight: "400 599", local: ["Arial", "Liberation Sans"], adjust: 0.925 },
      { weight: "600 900", local: ["Arial Bold", "Liberation Sans Bold"], adjust: 0.93 },
    ],
  },
];

/** Letters that names of players often have besides those of the texts: printable ASCII and Latin-1. */
const USUAL = [
  [0x20, 0x7e],
  [0xa1, 0xff],
] as const;

/** Returns all characters that the fonts should have. */
export function neededLetters(): Set<string> {
  const letters = new Set<string>();
  for (const [first, last] of USUAL)
    for (let code = first; code <= last; code++) letters.add(String.fromCodePoint(code));
  for (const folder of SOURCES)
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      if (TEXTS.test(file)) for (const letter of readFileSync(join(folder, file), "utf8")) letters.add(letter);
  letters.delete("\n");
  return letters;
}

/** Returns whether a list of ranges such as U+0000-00FF,U+0131 contains a character. */
export function inRange(ranges: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.split(",").some((range) => {
    const [first = "", last = first] = range.replace("U+", "").split("-");
    return parseInt(first, 16) <= code && code <= parseInt(last, 16);
  });
}

/** Subsets a face; returns its rules, and writes its files into the cache. */
async function rulesOf(face: Face, letters: Set<string>): Promise<string[]> {
  const folder = join(PACKAGES, face.folder);
  const ranges = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
  const rules = fallbackRules(face);
  for (const name of ["latin", "latin-ext"]) {
    const wanted = [...letters].filter((letter) => inRange(ranges[name] ?? "", letter)).sort();
    if (!wanted.length) continue;
    const source = readFileSync(join(folder, "files", face.file(name)));
    const font = await subset(source, wanted.join(""), {
      targetFormat: "woff2",
      variationAxes: face.axes,
      keepFeatures: face.features,
    });
    const file = `${face.folder}-${name}.woff2`;
    writeFileSync(join(CACHE, file), font);
    rules.push(
      `@font-face{font-family:"${face.family}";src:url("./${file}") format("woff2");` +
        `font-weight:${face.weight};font-display:swap;ascent-override:${100 * face.ascent}%;` +
        `descent-override:${100 * face.descent}%;line-gap-override:0%;unicode-range:${ranges[name]}}`,
    );
  }
  return rules;
}

/** Local fonts scaled to the widths and heights of the face, so that nothing moves when the face arrives. */
function fallbackRules({ family, ascent, descent, fallbacks }: Face): string[] {
  return fallbacks.map(({ weight, local, adjust }) => {
    const percent = (share: number): string => `${((100 * share) / adjust).toFixed(1)}%`;
    return (
      `@font-face{font-family:"${family} fallback";src:${local.map((name) => `local("${name}")`).join(",")};` +
      `font-weight:${weight};size-adjust:${(100 * adjust).toFixed(1)}%;ascent-override:${percent(ascent)};` +
      `descent-override:${percent(descent)};line-gap-override:0%}`
    );
  });
}

/** Writes the stylesheet and the fonts, unless they are up to date; returns the path of the stylesheet. */
export async function writeFonts(): Promise<string> {
  const letters = neededLetters();
  const key = createHash("sha256")
    .update(readFileSync(import.meta.filename))
    .update(readFileSync(join(WEB, "package-lock.json")))
    .update([...letters].sort().join(""))
    .digest("hex");
  const sheet = join(CACHE, "fonts.css");
  const head = `/* ${key} */`;
  if (existsSync(sheet) && readFileSync(sheet, "utf8").startsWith(head)) return sheet;
  mkdirSync(CACHE, { recursive: true });
  const rules = (await Promise.all(FACES.map((face) => rulesOf(face, letters)))).flat();
  writeFileSync(sheet, [head, ...rules, ""].join("\n"));
  return sheet;
}

/** Serves the rules as the stylesheet `virtual:fonts.css`, and preloads the fonts that every visit needs. */
export const fontsPlugin = (): Plugin => ({
  name: "fonts",
  enforce: "pre",
  resolveId: (id) => (id === STYLESHEET ? writeFonts() : undefined),
  generateBundle() {
    const texts = FACES.map(({ family, folder }) =>
      [family, readFileSync(join(PACKAGES, folder, "LICENSE"), "utf8")].join("\n\n"),
    );
    this.emitFile({ type: "asset", fileName: "assets/font_licences.txt", source: texts.join("\n\n") });
  },
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /-latin-[^-]+\.woff2$/.test(file) && !file.includes("latin-ext"))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `./${file}`, crossorigin: "" },
          injectTo: "head" as const,
        })),
  },
});
