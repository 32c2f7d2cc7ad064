/** The page's addresses, after `#`; invitations are paths, so that the server can describe them to chat programs. */

/** The point of view of a replay: a seat, the public, or all hands open. */
export type Viewpoint = number | "public" | "all";

export type Address =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; ply?: number; viewpoint?: Viewpoint }
  | { page: "statistics"; id: string }
  | { page: "review"; id: string; seat?: number; ply?: number }
  | { page: "settings" }
  | { page: "me" }
  | { page: "seats"; text: string }
  | { page: "new"; game: string }
  | { page: "help"; game: string };

/** Parses the part after `#`; anything unknown is the lobby. */
export function parseAddress(hash: string): Address {
  const [page, rest = "", ...more] = hash.replace(/^#?\/?/, "").split("/");
  const isId = /^[A-Za-z0-9_-]{1,40}$/.test(rest);
  if ((page === "table" || page === "statistics") && isId) return { page, id: rest };
  if (page === "replay" && isId) return { page, id: rest, ...moment(more) };
  if (page === "review" && isId) return { page, id: rest, ...reviewed(more) };
  if (page === "help" || page === "new") return { page, game: decoded(rest) };
  if (page === "settings" || page === "me") return { page };
  if (page === "seats" && rest) return { page, text: rest };
  return { page: "lobby" };
}

/** Returns the link to an address. */
export function linkTo(address: Address): string {
  if (address.page === "table" || address.page === "statistics") return `#/${address.page}/${address.id}`;
  if (address.page === "replay")
    return ["#/replay", address.id, address.ply ?? (address.viewpoint === undefined ? [] : 0), address.viewpoint ?? []]
      .flat()
      .join("/");
  if (address.page === "review")
    return ["#/review", address.id, address.seat ?? [], address.seat === undefined ? [] : (address.ply ?? [])]
      .flat()
      .join("/");
  if (address.page === "help" || address.page === "new") return `#/${address.page}/${encodeURIComponent(address.game)}`;
  if (address.page === "seats") return `#/seats/${address.text}`;
  return address.page === "lobby" ? "#/" : `#/${address.page}`;
}

/** Returns the path of a table or a replay to send to others; chat programs show a preview of it. */
export function sharedPath(address: Address & { page: "table" | "replay" }): string {
  return linkTo(address).slice(1);
}

/** Returns the link within the page that a shared path stands for; null for any other path. */
export function linkOfPath(path: string): string | null {
  const address = parseAddress(path);
  return address.page === "table" || address.page === "replay" ? linkTo(address) : null;
}

/** Returns the table id in a pasted text: a link, or the id alone. */
export function tableIdIn(text: string): string | null {
  const found = /(?:\/table\/|^)([A-Za-z0-9_-]{1,40})\s*$/.exec(text.trim());
  return found?.[1] ?? null;
}

function moment([ply = "", viewpoint = ""]: string[]): { ply?: number; viewpoint?: Viewpoint } {
  return {
    ...(/^\d{1,6}$/.test(ply) ? { ply: Number(ply) } : {}),
    ...(viewpoint === "all" || viewpoint === "public"
      ? { viewpoint }
      : /^\d$/.test(viewpoint)
        ? { viewpoint: Number(viewpoint) }
        : {}),
  };
}

function reviewed([seat = "", ply = ""]: string[]): { seat?: number; ply?: number } {
  if (!/^\d$/.test(seat)) return {};
  return { seat: Number(seat), ...(/^\d{1,6}$/.test(ply) ? { ply: Number(ply) } : {}) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
