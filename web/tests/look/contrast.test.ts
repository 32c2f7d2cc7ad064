import { expect, test } from "vitest";
import { KINDS } from "../../src/look/tokens";
import { colour, THEMES, type Theme } from "./colours";
import { contrast } from "./eyes";

const PANELS = ["paper", "panel", "raised"];
const GROUND = ["ground-sea", "ground-shallow", "ground-land", "ground-inland", "ground-lake"];
const CARDBOARD = [...KINDS.map((kind) => `card-${kind}`), "card-gray", ...[0, 1, 2, 3, 4].map((seat) => `seat-${seat}`)];

/** What the WCAG ask for at level AA: of text, and of what is not text. */
const TEXT = 4.5;
const SHAPE = 3;

interface Rule {
  what: string;
  front: string[];
  behind: string[];
  least: number;
}

const RULES: Rule[] = [
  { what: "text", front: ["text", "quiet", "accent", "lit", "problem"], behind: PANELS, least: TEXT },
  { what: "text on a ticket", front: ["text", "accent", "problem"], behind: ["ticket"], least: TEXT },
  { what: "text in the status line on the own turn", front: ["text"], behind: ["turn"], least: TEXT },
  { what: "text on the main button", front: ["accent-ink"], behind: ["accent"], least: TEXT },
  { what: "text on the banner of the last round", front: ["lit-ink"], behind: ["lit"], least: TEXT },
  { what: "the number on a pile of cards", front: ["panel"], behind: ["text"], least: TEXT },
  { what: "names on the map", front: ["label", "label-shown"], behind: ["label-halo", ...GROUND], least: TEXT },
  { what: "edges of what can be written in or chosen", front: ["edge"], behind: PANELS, least: SHAPE },
  { what: "frames of what can be used", front: ["lit"], behind: [...PANELS, "turn"], least: SHAPE },
  { what: "the ring of the focus", front: ["focus"], behind: [...PANELS, "ticket", "turn", ...GROUND], least: SHAPE },
  { what: "rings around cities on tickets", front: ["board-wanted"], behind: GROUND, least: SHAPE },
];

function faint({ front, behind, least }: Omit<Rule, "what">, theme: Theme): string[] {
  return front.flatMap((one) =>
    behind.filter((other) => contrast(colour(one, theme), colour(other, theme)) < least).map((other) => `${one} on ${other}`),
  );
}

test.each(RULES.flatMap((rule) => THEMES.map((theme) => ({ ...rule, theme }))))("$what can be seen in the $theme theme", ({ theme, ...rule }) => {
  expect(faint(rule, theme)).toEqual([]);
});

test.each(THEMES)("the band of two colours under routes that can be used stands out anywhere in the %s theme", (theme) => {
  const [edge, core] = [colour("board-lit", theme), colour("board-core", theme)];
  const hidden = GROUND.filter((ground) => {
    const around = colour(ground, theme);
    return Math.max(contrast(edge, core), contrast(edge, around), contrast(core, around)) < SHAPE;
  });
  expect(hidden).toEqual([]);
});

test("symbols on cards and seats stand out", () => {
  expect(CARDBOARD.flatMap((name) => faint({ front: [`${name}-ink`], behind: [name], least: 3.5 }, "light"))).toEqual([]);
});
