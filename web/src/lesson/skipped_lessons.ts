/** The guided games that were skipped, so that their end doesn't claim otherwise after a reload. */

import { RememberedTables } from "../storage/remembered_tables";

export const skippedLessons = new RememberedTables("whistlestop.skipped");
