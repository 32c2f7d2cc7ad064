/** Which first games were ended early: their end claims no deeds, after a reload neither. */

import { Noted } from "../wire/noted";

export const skipped = new Noted("whistlestop.skipped");
