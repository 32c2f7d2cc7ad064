/** Downloads of game records. */

import { record } from "./http";

/** Milliseconds for the browser to write the file. */
const PATIENCE = 10_000;

/** Downloads a table's record, as far as it is visible; throws the server's refusal. */
export async function downloadRecord(table: string, game: string, token?: string): Promise<void> {
  download(`${game}-${table}.record`, await record(table, token));
}

/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  downloadBlob(name, new Blob([text], { type: "text/plain" }));
}

/** Downloads a file. */
export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), PATIENCE);
}
