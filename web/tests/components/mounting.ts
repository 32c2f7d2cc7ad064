/** Mounts components at a table whose server the test plays. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { vi } from "vitest";
import { Table } from "../../src/state/table.svelte";
import { forgetTokens, keepTokens } from "../../src/storage/seat_tokens";
import type { StateMessage, TableMessage } from "../../src/wire/types";
import { network, settlePromises, stubNetwork } from "../wire/fake_socket";
import { staticData, state, table as tableMessage } from "../state/sample_messages";

const mounted: { component: object; target: HTMLElement }[] = [];
const tables: Table[] = [];

/** Opens a table at seat 0 and delivers a state. */
export async function seatedTable(
  given: Partial<StateMessage> = {},
  info: Partial<TableMessage> = {},
  respond: (path: string) => Response | Promise<Response> = staticData,
): Promise<Table> {
  localStorage.clear();
  stubNetwork();
  vi.stubGlobal("fetch", async (path: string) => respond(path));
  keepTokens("T", "s0");
  const table = new Table("T");
  tables.push(table);
  network.socket.accept();
  network.socket.deliver(tableMessage(info));
  network.socket.deliver(state({ progress: [], ...given }));
  await settlePromises();
  return table;
}

/** Mounts a component and returns the element around it. */
export function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  mounted.push({ component: mount(component, { target, props }), target });
  flushSync();
  return target;
}

/** Returns the text of an element with single spaces. */
export const textOf = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

/** Returns a button by its text or label. */
export const button = (within: Element, name: string): HTMLButtonElement | undefined =>
  [...within.querySelectorAll("button")].find((one) => textOf(one) === name || one.getAttribute("aria-label") === name);

/** Removes everything that was mounted, and closes the tables. */
export async function leave(): Promise<void> {
  for (const { component, target } of mounted.splice(0)) {
    await unmount(component);
    target.remove();
  }
  for (const table of tables.splice(0)) table.close();
  forgetTokens("T");
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
