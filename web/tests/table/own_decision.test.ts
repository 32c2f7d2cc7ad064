import { expect, test } from "vitest";
import { ownGroups } from "../../src/table/decision/own_groups";
import { moveText } from "../../src/table/decision/move_text";
import { statusText, type StatusFacts } from "../../src/table/status/status_text";
import { GameVocabulary } from "../../src/words/vocabulary";
import { table, view } from "../state/sample_messages";
import { SOUVENIRS } from "../words/souvenirs";

const FACTS = { view: view(), state: null, names: ["Ada", "Ben"], vocabulary: new GameVocabulary(SOUVENIRS) };
const SHOP = [{ where: "shop", what: "souvenirs", action: "souvenirs" }];
const said = (changes: Partial<StatusFacts>): string =>
  statusText({
    info: table(),
    choices: { shop: { souvenirs: ["souvenirs"] } },
    viewer: 0,
    sent: null,
    myTurn: true,
    hotSeat: false,
    nextHolder: null,
    ownChoices: SHOP,
    ...FACTS,
    ...changes,
  });

test("buttons are grouped by what they point at, and distinguished where their labels are alike", () => {
  const other = ["A", "B"].map((what) => ({ where: "market", what, action: "souvenirs" }));
  expect(ownGroups([...SHOP, ...other], FACTS)).toEqual([
    {
      where: "shop",
      label: "Souvenir shop",
      choices: [{ action: "souvenirs", parts: ["Take the souvenirs"], note: "" }],
    },
    {
      where: "market",
      label: "Market",
      choices: other.map(({ what }) => ({ action: "souvenirs", parts: ["Take the souvenirs"], note: what })),
    },
  ]);
});

test("a declared action that begins like one of the page's is not mistaken for it", () => {
  expect(moveText("take 3", FACTS)).toBe("Take from shelf 3");
  expect(moveText("claim A-B RR", FACTS)).toBe("Claim A – B with 2 red");
});

test("the status line asks what the phase asks", () => {
  expect(said({ view: view({ phase: "gift" }) })).toBe("Your turn: Souvenirs or cards?");
});

test("the status line names the aim beside the usual choices", () => {
  expect(said({ choices: { deck: { "": ["draw"] }, shop: { souvenirs: ["souvenirs"] } } })).toBe(
    "Your turn: draw cards or Souvenir shop.",
  );
});

test("others who decide in an unknown phase are not said to choose tickets", () => {
  expect(
    said({ view: view({ phase: "gift", turn: 1, choosing: [1] }), myTurn: false, choices: {}, ownChoices: [] }),
  ).toBe("It’s Ben’s turn.");
});
