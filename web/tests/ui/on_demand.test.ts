import { createRawSnippet, flushSync, mount, unmount, type Component, type ComponentProps } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import LoadedOnDemand from "../../src/ui/LoadedOnDemand.svelte";
import CentredMessage from "../../src/ui/CentredMessage.svelte";
import { OnDemand } from "../../src/ui/on_demand.svelte";
import { words } from "../../src/words/words.svelte";

afterEach(() => vi.useRealTimers());

type Message = ComponentProps<typeof CentredMessage>;

const Shown = LoadedOnDemand as Component<{ part: OnDemand<Message>; props: Message }>;
const props = { children: createRawSnippet(() => ({ render: () => "<b>here</b>" })) };

test("a part is loaded once and then shown at once", async () => {
  const load = vi.fn(() => Promise.resolve({ default: CentredMessage }));
  const part = new OnDemand<Message>(load);
  await Promise.all([part.ask(), part.ask()]);
  const shown = mount(Shown, { target: document.body, props: { part, props } });
  expect(document.body.textContent).toContain("here");
  flushSync();
  expect(load).toHaveBeenCalledTimes(1);
  await unmount(shown);
});

test("a part that can't be loaded says so, and is shown as soon as it can be", async () => {
  vi.useFakeTimers();
  let reachable = false;
  const part = new OnDemand<Message>(() =>
    reachable ? Promise.resolve({ default: CentredMessage }) : Promise.reject(new Error()),
  );
  const shown = mount(Shown, { target: document.body, props: { part, props } });
  flushSync();
  await vi.advanceTimersByTimeAsync(10);
  flushSync();
  expect(document.body.textContent).toContain(words.connection.notLoaded);

  reachable = true;
  await vi.advanceTimersByTimeAsync(10_000);
  flushSync();
  expect(document.body.textContent).toContain("here");
  expect(document.body.textContent).not.toContain(words.connection.notLoaded);
  await unmount(shown);
});
