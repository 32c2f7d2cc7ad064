/** Dialogs that are loaded when they are opened. */

import { OnDemand } from "../../ui/on_demand.svelte";

export const rulesDialog = new OnDemand(() => import("../../help/RulesDialog.svelte"));
export const settingsDialog = new OnDemand(() => import("../../settings/SettingsDialog.svelte"));
