/** The transfer of seats, loaded when it is opened. */

import { OnDemand } from "../ui/on_demand.svelte";

export const seatTransferDialog = new OnDemand(() => import("./SeatTransferDialog.svelte"));
