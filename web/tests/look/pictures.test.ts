import { expect, test } from "vitest";
import { PICTURES, picturesOf } from "../../src/look/pictures";

test("every city of a map has a picture of its own", () => {
  const cities = ["Paris", "Rome", "Nowhere", "Elsewhere", "Berlin"];
  const found = [...picturesOf(cities).values()];
  expect(found).toHaveLength(5);
  expect(new Set(found).size).toBe(5);
  expect(picturesOf(cities).get("Paris")).toBe(PICTURES.tower);
});

test("a city has the same picture on a ticket and on the map, in whatever order they come", () => {
  const [one, other] = [picturesOf(["Here", "There", "Paris"]), picturesOf(["Here", "There", "Paris"])];
  expect(one.get("There")).toBe(other.get("There"));
});

test("a map with more cities than there are pictures has one for each all the same", () => {
  const many = Array.from({ length: 80 }, (_, number) => `City ${number}`);
  expect([...picturesOf(many).values()].every(Boolean)).toBe(true);
});
