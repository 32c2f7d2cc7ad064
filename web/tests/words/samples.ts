/** Every text of a language: its strings, and the results of its functions for sample arguments. */

import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import type { Help } from "../../src/words/catalogue/rules";
import type { LessonWords } from "../../src/words/catalogue/lesson";
import type { Words } from "../../src/words/en";
import type { Remarks } from "../../src/words/catalogue/remarks";
import type { ReviewWords } from "../../src/words/en/review";
import type { ShuffleProofWords } from "../../src/words/en/shuffle_proof";
import { serverText } from "../../src/words/server_text";
import type { Saying } from "../../src/wire/types";

const FOUND = import.meta.glob<Words>("../../src/words/*/index.ts", { eager: true, import: "words" });

const PROOFS = import.meta.glob<ShuffleProofWords>("../../src/words/*/shuffle_proof.ts", {
  eager: true,
  import: "shuffleProof",
});

const REMARKS = import.meta.glob<Remarks>("../../src/words/*/remarks.ts", { eager: true, import: "remarks" });

const REVIEWS = import.meta.glob<ReviewWords>("../../src/words/*/review.ts", { eager: true, import: "review" });

/** The words of every language, by its code. */
export const CATALOGUES: Record<string, Words> = Object.fromEntries(
  Object.entries(FOUND).map(([path, words]) => [path.split("/").at(-2) ?? "", words]),
);
export const wordsIn = (language: string): Words => CATALOGUES[language] as Words;

const NAMES = ["Ada", "Ben", "Cleo"];
const SAMPLES: Record<string, unknown[]> = {
  string: ["Ada"],
  number: [0, 1, 2, 21],
  boolean: [true, false],
  "string[]": [["Ada"], NAMES],
  "readonly string[]": [["Ada"], NAMES],
  "readonly number[]": [[2], [2, 3, 4, 5]],
  BotLevel: ["easy", "medium", "strong", "expert"],
  "[kind: string, number: number][]": [
    [["red", 1]],
    [
      ["blue", 2],
      ["orange", 1],
    ],
  ],
};
/** Samples of string parameters that accept certain values only, by parameter name. */
const BY_NAME: Record<string, unknown[]> = {
  kind: ["red", "orange", "locomotive"],
  line: ["routes", "tickets", "stations", "longest_path", "globetrotter", "passengers", "big_cities", "bonus_tickets"],
  reason: ["final round", "six tickets", "last train", "everybody passed", "no progress"],
};

interface Parameter {
  name: string;
  type: string;
}

/** Reads the parameters of all functions from the English sources, by path. */
function signatures(): Map<string, Parameter[]> {
  const found = new Map<string, Parameter[]>();
  const read = (node: ts.Node, path: string[]): void => {
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) read(node.expression, path);
    else if (ts.isObjectLiteralExpression(node)) {
      for (const one of node.properties)
        if (ts.isPropertyAssignment(one)) read(one.initializer, [...path, (one.name as ts.Identifier).text]);
    } else if (ts.isArrowFunction(node)) {
      const given = node.parameters.map(({ name, type }) => ({
        name: name.getText(),
        type: type?.getText() ?? "string",
      }));
      found.set(path.join("."), given);
    }
  };
  for (const file of readdirSync("src/words/en").filter((name) => name.endsWith(".ts"))) {
    const source = ts.createSourceFile(
      file,
      readFileSync(`src/words/en/${file}`, "utf8"),
      ts.ScriptTarget.Latest,
      true,
    );
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer) read(initializer, name.getText() === "words" ? [] : [name.getText()]);
      }
    }
  }
  return found;
}

const SIGNATURES = signatures();

function samplesOf(path: string): unknown[][] {
  const given = SIGNATURES.get(path) ?? [{ name: "number", type: "number" }];
  return given.reduce<unknown[][]>(
    (rows, { name, type }) => {
      const values = type === "string" ? (BY_NAME[name] ?? SAMPLES[type]) : SAMPLES[type];
      if (!values) throw new Error(`Give ${path} a sample of ${type} in samples.ts`);
      return rows.flatMap((row) => values.map((value) => [...row, value]));
    },
    [[]],
  );
}

/** Returns every text of a language by its path; a function contributes one text per combination of samples. */
export function textsByPath(words: Words): Map<string, string[]> {
  const said = new Map<string, string[]>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === "string") said.set(path, [value]);
    else if (typeof value === "function")
      said.set(
        path,
        samplesOf(path).map((given) => String(value(...given))),
      );
    else for (const [key, one] of Object.entries(value as object)) walk(one, path ? `${path}.${key}` : key);
  };
  const {
    help: _,
    lessons: __,
    events: ___,
    serverText: ____,
    shuffleProof: _____,
    remarks: ______,
    review: _______,
    ...rest
  } = words;
  const language = Object.keys(CATALOGUES).find((code) => CATALOGUES[code] === words);
  const loaded = (name: string): string => `../../src/words/${language}/${name}.ts`;
  walk(
    {
      ...rest,
      shuffleProof: PROOFS[loaded("shuffle_proof")],
      remarks: REMARKS[loaded("remarks")],
      review: REVIEWS[loaded("review")],
    },
    "",
  );
  return said;
}

/** Sample values for placeholders in the server's sentences, by name; all others get a number. */
const FACTS: Saying["facts"] = {
  kind: { is: "kind", kind: "orange" },
  another: { is: "kind", kind: "red" },
  colour: { is: "kind", kind: "gray" },
  card: { is: "kind", kind: "blue" },
  seat: { is: "seat", seat: 0 },
  other: { is: "seat", seat: 1 },
  coloured: { is: "count", count: 2, of: "white" },
  locomotives: { is: "count", count: 0, of: "locomotive" },
  needed: { is: "count", count: 3, of: "train" },
  stations: { is: "count", count: 3, of: "station" },
  seats: { is: "count", count: 2, of: "seat" },
  wait: { is: "count", count: 1, of: "second" },
  cards: { is: "cards", cards: "RRL" },
  hand: { is: "cards", cards: "" },
  bag: { is: "cards", cards: "OG" },
  game: { is: "game", game: "europe", title: "Europe" },
  route: { is: "route", route: "Paris-Zürich" },
  tickets: { is: "positions", positions: [1, 4] },
  near: { is: "texts", texts: ["draw", "draw R"] },
  examples: { is: "texts", texts: ["draw"] },
  what: {
    is: "reason",
    template: "{route} is {colour|a} tunnel of {length}",
    facts: { route: "A – B", colour: { is: "kind", kind: "red" }, length: 1 },
  },
  lack: { is: "reason", template: "The deck is empty.", facts: {} },
  deck: "long",
  name: "Ada",
  city: "Wien",
  place: "Leipzig",
};

/** Translates every sentence of the server into the current language, by its English template. */
export function reasons(): Map<string, string> {
  const placesOf = (template: string): string[] =>
    [...template.matchAll(/\{(\w+)/g)].map(([, name = ""]) => name.toLowerCase());
  const all = Object.keys(wordsIn("fr").serverText.sentences).map((template) => {
    const facts = Object.fromEntries(placesOf(template).map((name) => [name, FACTS[name] ?? 3]));
    return [template, serverText({ is: "reason", template, facts }, NAMES)] as const;
  });
  return new Map(all);
}

/** Loads the rules of all games in a language. */
export async function rulesIn(words: Words): Promise<Record<string, Help>> {
  const all = Object.entries(words.help).map(async ([game, open]) => [game, (await open()).help] as const);
  return Object.fromEntries(await Promise.all(all));
}

/** Loads the texts of all lessons in a language. */
export async function lessonsIn(words: Words): Promise<Record<string, LessonWords>> {
  const all = Object.entries(words.lessons).map(async ([game, open]) => [game, (await open()).lesson] as const);
  return Object.fromEntries(await Promise.all(all));
}

/** Lists every text of a lesson. */
export const lessonTexts = ({ steps, learned }: LessonWords): string[] => [...Object.values(steps).flat(), ...learned];

/** Lists every text in the rules of a game. */
export function textsOf({ goal, chapters, differences }: Help): string[] {
  const inChapters = chapters.flatMap(({ title, text = [], list = [], pictures = [] }) => [
    title,
    ...text,
    ...list,
    ...pictures.map(({ caption }) => caption),
  ]);
  return [goal, ...inChapters, ...differences];
}
