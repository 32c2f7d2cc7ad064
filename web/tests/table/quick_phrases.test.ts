import { expect, test } from "vitest";
import { chatText, quickPhrases } from "../../src/table/chat/quick_phrases";

test("a phrase is translated, and typed text is left as it is", () => {
  expect(chatText({ text: "", phrase: "oh_no" })).toBe("Oh no!");
  expect(chatText({ text: "<b>hi</b>", phrase: "" })).toBe("<b>hi</b>");
  expect(chatText({ text: "", phrase: "from_a_newer_server" })).toBe("from_a_newer_server");
});

test("all phrases are always offered, the fitting ones first", () => {
  const moments = [
    quickPhrases("open", 0, 3),
    quickPhrases("playing", 4, 3),
    quickPhrases("playing", 40, 3),
    quickPhrases("over", 90, 3),
  ];
  expect(moments.map(([first]) => first)).toEqual(["hello", "good_luck", "wow", "well_played"]);
  for (const phrases of moments) expect(new Set(phrases).size).toBe(10);
});
