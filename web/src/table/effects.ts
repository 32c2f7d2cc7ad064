/** What a placement in the Card Game would rob, as the server tells it. */

import type { StateTold, View } from "../wire/types";

export function effectOf(_state: StateTold | null, _view: View, _action: string, _names: readonly string[]): string {
  return "";
}
