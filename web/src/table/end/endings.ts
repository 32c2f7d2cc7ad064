/** What the end of a game shows, loaded when the end comes near. */

import { OnDemand } from "../../ui/on_demand.svelte";

export const endScreen = new OnDemand(() => import("./EndScreen.svelte"));
export const closedGame = new OnDemand(() => import("./ClosedGame.svelte"));
