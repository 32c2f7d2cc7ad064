/** The odds of the seat's tickets, decision by decision. */

import type { Moment } from "./steps";

export interface TicketCurve {
  between: readonly string[];
  points: number;
  odds: readonly { ply: number; odds: number }[];
}

/** Returns a curve for each ticket that the seat held; tickets that were only offered are left out. */
export function ticketCurves(moments: readonly Moment[]): TicketCurve[] {
  const found = new Map<string, { between: string[]; points: number; odds: { ply: number; odds: number }[] }>();
  for (const { decision, ply } of moments)
    for (const { between, points, odds } of decision.tickets ?? []) {
      const name = `${between.join("–")} ${points}`;
      const curve = found.get(name) ?? { between, points, odds: [] };
      found.set(name, curve);
      curve.odds.push({ ply, odds: odds.mean });
    }
  const last = moments.at(-1)?.ply;
  return [...found.values()].filter(({ odds }) => odds.length > 1 || odds[0]?.ply === last);
}
