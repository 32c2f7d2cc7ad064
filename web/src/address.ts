/** The addresses of the page, all behind `#`, so that ids of tables reach no server's log. */

/** With whose eyes one looks back: a seat's, those of everybody who looked on, or seeing all hands. */
export type Sight = number | "public" | "all";

export type Address =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; ply?: number; sight?: Sight }
  | { page: "statistics"; id: string }
  | { page: "settings" }
  | { page: "seats"; text: string }
  | { page: "new"; game: string }
  | { page: "help"; game: string };

/** Reads the part of an address behind `#`; whatever is not known leads to the lobby. */
export function read(hash: string): Address {
  const [page, rest = "", ...more] = hash.replace(/^#?\/?/, "").split("/");
  const isId = /^[A-Za-z0-9_-]{1,40}$/.test(rest);
  if ((page === "table" || page === "statistics") && isId) return { page, id: rest };
  if (page === "replay" && isId) return { page, id: rest, ...moment(more) };
  if (page === "help" || page === "new") return { page, game: decoded(rest) };
  if (page === "settings") return { page };
  if (page === "seats" && rest) return { page, text: rest };
  return { page: "lobby" };
}

/** Writes an address, for links. */
export function link(address: Address): string {
  if (address.page === "table" || address.page === "statistics") return `#/${address.page}/${address.id}`;
  if (address.page === "replay") return ["#/replay", address.id, address.ply ?? (address.sight === undefined ? [] : 0), address.sight ?? []].flat().join("/");
  if (address.page === "help" || address.page === "new") return `#/${address.page}/${encodeURIComponent(address.game)}`;
  if (address.page === "seats") return `#/seats/${address.text}`;
  return address.page === "settings" ? "#/settings" : "#/";
}

/** Finds the id of a table in whatever a person pastes: a link, or the id alone. */
export function tableIn(text: string): string | null {
  const found = /(?:#\/table\/|^)([A-Za-z0-9_-]{1,40})\s*$/.exec(text.trim());
  return found?.[1] ?? null;
}

function moment([ply = "", sight = ""]: string[]): { ply?: number; sight?: Sight } {
  return {
    ...(/^\d{1,6}$/.test(ply) ? { ply: Number(ply) } : {}),
    ...(sight === "all" || sight === "public" ? { sight } : /^\d$/.test(sight) ? { sight: Number(sight) } : {}),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
