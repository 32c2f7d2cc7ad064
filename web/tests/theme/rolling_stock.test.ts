import { expect, test } from "vitest";
import { rollingStock } from "../../src/theme/rolling_stock";
import { KINDS } from "../../src/theme/tokens";

const outline = (kind: string): string =>
  rollingStock(kind)
    .map(([, path]) => path)
    .join();

test("every kind of card shows its own kind of car", () => {
  expect(new Set(KINDS.map(outline)).size).toBe(KINDS.length);
});

test("every car is a silhouette with something cut out and something lit", () => {
  for (const kind of KINDS)
    expect(new Set(rollingStock(kind).map(([tone]) => tone))).toEqual(new Set(["body", "cut", "light"]));
});
