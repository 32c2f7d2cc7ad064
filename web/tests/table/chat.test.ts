import { expect, test } from "vitest";
import { lineIn, phrasesFor } from "../../src/table/chat";

test("a phrase is read in the own language, and own words as they are", () => {
  expect(lineIn({ text: "", phrase: "oh_no" })).toBe("Oh no!");
  expect(lineIn({ text: "<b>hi</b>", phrase: "" })).toBe("<b>hi</b>");
  expect(lineIn({ text: "", phrase: "from_a_newer_server" })).toBe("from_a_newer_server");
});

test("all phrases are offered at any time, those first that fit", () => {
  const moments = [phrasesFor("open", 0, 3), phrasesFor("playing", 4, 3), phrasesFor("playing", 40, 3), phrasesFor("over", 90, 3)];
  expect(moments.map(([first]) => first)).toEqual(["hello", "good_luck", "wow", "well_played"]);
  for (const phrases of moments) expect(new Set(phrases).size).toBe(10);
});
