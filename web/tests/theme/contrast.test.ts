import { expect, test } from "vitest";
import { KINDS } from "../../src/theme/tokens";
import { colour, THEMES, type Theme } from "./colours";
import { contrast } from "./colour_vision";

const PANELS = ["paper", "panel", "raised"];
const GROUND = ["ground-sea", "ground-shallow", "ground-land", "ground-inland", "ground-lake"];
const CARDBOARD = [
  ...KINDS.map((kind) => `card-${kind}`),
  "card-gray",
  ...[0, 1, 2, 3, 4].map((seat) => `seat-${seat}`),
];

/** The minimum contrast of WCAG level AA, for text and for graphics. */
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
  {
    what: "text on a ticket",
    front: ["text", "ticket-ink", "accent", "problem"],
    behind: ["ticket", "ticket-used"],
    least: TEXT,
  },
  { what: "the way on a ticket", front: ["ticket-way", "accent"], behind: ["ticket", "ticket-used"], least: SHAPE },
  { what: "the status line", front: ["sign-ink"], behind: ["sign"], least: TEXT },
  { what: "the status line on the player's turn", front: ["turn-ink"], behind: ["turn"], least: TEXT },
  { what: "the back of cards", front: ["card-back-ink"], behind: ["card-back"], least: TEXT },
  { what: "text on the main button", front: ["accent-ink"], behind: ["accent"], least: TEXT },
  { what: "text on the banner of the last round", front: ["lit-ink"], behind: ["lit"], least: TEXT },
  { what: "the number on a pile of cards", front: ["panel"], behind: ["text"], least: TEXT },
  {
    what: "names and results on the podium",
    front: ["text"],
    behind: ["hall-top", "hall-low", "podium", "podium-top", "podium-gold"],
    least: TEXT,
  },
  { what: "the winner's star", front: ["podium-star"], behind: ["hall-top", "hall-low"], least: SHAPE },
  { what: "text in a railyard", front: ["text", "quiet"], behind: ["yard-sky", "panel"], least: TEXT },
  { what: "rails", front: ["rail"], behind: PANELS, least: SHAPE },
  { what: "names on the map", front: ["label", "label-shown"], behind: ["label-halo", ...GROUND], least: TEXT },
  { what: "edges of form controls", front: ["edge"], behind: PANELS, least: SHAPE },
  { what: "frames of usable elements", front: ["lit"], behind: PANELS, least: SHAPE },
  { what: "the focus ring", front: ["focus"], behind: [...PANELS, "ticket", ...GROUND], least: SHAPE },
  { what: "rings around cities on tickets", front: ["board-wanted"], behind: GROUND, least: SHAPE },
];

function lowContrast({ front, behind, least }: Omit<Rule, "what">, theme: Theme): string[] {
  return front.flatMap((one) =>
    behind
      .filter((other) => contrast(colour(one, theme), colour(other, theme)) < least)
      .map((other) => `${one} on ${other}`),
  );
}

test.each(RULES.flatMap((rule) => THEMES.map((theme) => ({ ...rule, theme }))))(
  "contrast of $what in the $theme theme",
  ({ theme, ...rule }) => {
    expect(lowContrast(rule, theme)).toEqual([]);
  },
);

test.each(THEMES)("the two-coloured band under usable routes stands out everywhere in the %s theme", (theme) => {
  const [edge, core] = [colour("board-lit", theme), colour("board-core", theme)];
  const hidden = GROUND.filter((ground) => {
    const around = colour(ground, theme);
    return Math.max(contrast(edge, core), contrast(edge, around), contrast(core, around)) < SHAPE;
  });
  expect(hidden).toEqual([]);
});

test("symbols on cards and seats stand out", () => {
  expect(
    CARDBOARD.flatMap((name) => lowContrast({ front: [`${name}-ink`], behind: [name], least: 3.5 }, "light")),
  ).toEqual([]);
});
