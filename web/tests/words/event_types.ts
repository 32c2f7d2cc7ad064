import { readFileSync } from "node:fs";

const SCHEMA = readFileSync("src/wire/schema.d.ts", "utf8");
const [, UNION = ""] = /\n {8}KnownEvent: ([^;]+);/.exec(SCHEMA) ?? [];

/** The types of events that the shipped games declare. */
export const EVENT_TYPES = [...UNION.matchAll(/\["schemas"\]\["(\w+)"\]/g)].map(([, name]) => {
  const [, type = ""] = new RegExp(`\\n {8}${name}: \\{[^]*?\\n {12}type: "([^"]+)"`).exec(SCHEMA) ?? [];
  return type;
});
