/** What a bug report says about where the problem is. */

import { sharedPath } from "../navigation/address";

declare global {
  interface ImportMetaEnv {
    readonly WHISTLESTOP_VERSION: string;
  }
}

/** A moment of a game. */
export interface Moment {
  table: string;
  ply: number;
  game: string;
  rules: number;
}

/** Describes a moment and the software in use, as text to paste; issue forms are in English. */
export function bugReport({ table, ply, game, rules }: Moment): string {
  return [
    `Move: ${new URL(sharedPath({ page: "replay", id: table, ply }), location.href).href}`,
    `Game: ${game}, rules ${rules}`,
    `Whistlestop: ${import.meta.env.WHISTLESTOP_VERSION}`,
    `Browser: ${navigator.userAgent}`,
  ].join("\n");
}
