/** Luck against skill: rows whose rounded numbers add up too. */

import type { Balance } from "../wire/types";

export interface BalanceRow {
  key: "fair" | "deal" | "skill" | "luck" | "result" | "expected";
  /** In whole percent. */
  odds: number;
  /** Points ahead, to a tenth. */
  lead: number;
  /** Where the bar of the odds begins and ends. */
  from: number;
  to: number;
}

const PARTS = ["fair", "deal", "skill"] as const;

/** Returns the rows of a balance; what rounding leaves over is part of the luck, as the estimates' errors are. */
export function balanceRows(balance: Balance): BalanceRow[] {
  const rows: BalanceRow[] = [];
  let odds = 0;
  let tenths = 0;
  const add = (key: BalanceRow["key"], more: number, moreTenths: number): void => {
    rows.push({ key, odds: more, lead: moreTenths / 10, from: odds, to: odds + more });
    odds += more;
    tenths += moreTenths;
  };
  for (const key of PARTS) add(key, Math.round(100 * balance[key].odds), Math.round(10 * balance[key].lead));
  const result = { odds: Math.round(100 * balance.result.odds), tenths: Math.round(10 * balance.result.lead) };
  add("luck", result.odds - odds, result.tenths - tenths);
  const key = balance.final ? "result" : "expected";
  return [...rows, { key, odds: result.odds, lead: result.tenths / 10, from: 0, to: result.odds }];
}
