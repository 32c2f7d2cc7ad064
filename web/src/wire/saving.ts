/** Keeps the record of a table as a file of the person's own. */

import { record } from "./http";

/** How long the browser may take to write the file. */
const PATIENCE = 10_000;

/** Downloads what was played at a table, as far as one may know it; throws what is refused. */
export async function saveRecord(table: string, game: string, token?: string): Promise<void> {
  const text = await record(table, token);
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = `${game}-${table}.record`;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), PATIENCE);
}
