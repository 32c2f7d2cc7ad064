/** The addresses of the page, all behind `#`, so that ids of tables reach no server's log. */

export type Address =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "settings" }
  | { page: "new"; game: string }
  | { page: "help"; game: string };

/** Reads the part of an address behind `#`; whatever is not known leads to the lobby. */
export function read(hash: string): Address {
  const [page, rest = ""] = hash.replace(/^#?\/?/, "").split("/");
  if (page === "table" && /^[A-Za-z0-9_-]{1,40}$/.test(rest)) return { page, id: rest };
  if (page === "help" || page === "new") return { page, game: decoded(rest) };
  if (page === "settings") return { page };
  return { page: "lobby" };
}

/** Writes an address, for links. */
export function link(address: Address): string {
  if (address.page === "table") return `#/table/${address.id}`;
  if (address.page === "help" || address.page === "new") return `#/${address.page}/${encodeURIComponent(address.game)}`;
  return address.page === "settings" ? "#/settings" : "#/";
}

/** Finds the id of a table in whatever a person pastes: a link, or the id alone. */
export function tableIn(text: string): string | null {
  const found = /(?:#\/table\/|^)([A-Za-z0-9_-]{1,40})\s*$/.exec(text.trim());
  return found?.[1] ?? null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
