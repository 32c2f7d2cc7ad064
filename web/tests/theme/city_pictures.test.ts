import { expect, test } from "vitest";
import { PICTURES, cityPictures } from "../../src/theme/city_pictures";

test("every city of a map has its own picture", () => {
  const cities = ["Paris", "Rome", "Nowhere", "Elsewhere", "Berlin"];
  const found = [...cityPictures(cities).values()];
  expect(found).toHaveLength(5);
  expect(new Set(found).size).toBe(5);
  expect(cityPictures(cities).get("Paris")).toBe(PICTURES.tower);
});

test("a city's picture does not depend on the order of the cities", () => {
  const [one, other] = [cityPictures(["Here", "There", "Paris"]), cityPictures(["Here", "There", "Paris"])];
  expect(one.get("There")).toBe(other.get("There"));
});

test("a map with more cities than pictures still has one for each", () => {
  const many = Array.from({ length: 80 }, (_, number) => `City ${number}`);
  expect([...cityPictures(many).values()].every(Boolean)).toBe(true);
});
