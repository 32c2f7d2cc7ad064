import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Gallery from "../../gallery/Gallery.svelte";
import { KINDS } from "../../src/theme/tokens";
import { setLanguage } from "../../src/words/words.svelte";

test("the gallery shows every card, seat, control and part of a table in both themes", async () => {
  await setLanguage("en");
  const gallery = mount(Gallery, { target: document.body });
  flushSync();
  for (const theme of ["light", "dark"]) {
    const part = document.querySelector(`[data-theme-sample=${theme}]`);
    expect(part?.querySelector("[data-cards]")?.children).toHaveLength(KINDS.length + 1);
    expect(part?.querySelectorAll("button")).toHaveLength(10);
    expect(part?.querySelectorAll("[data-status]")).toHaveLength(4);
    expect(part?.querySelectorAll("[data-anchor^=yard]")).toHaveLength(3);
    expect(part?.querySelectorAll(".podium li")).toHaveLength(3);
    expect(part?.querySelectorAll("input").length).toBeGreaterThan(6);
  }
  await unmount(gallery);
});
