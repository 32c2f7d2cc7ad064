"use strict";
for (const button of document.querySelectorAll(".sortable th button")) {
  button.addEventListener("click", () => {
    const heading = button.closest("th");
    const body = heading.closest("table").tBodies[0];
    const up = heading.getAttribute("aria-sort") === "descending" || (heading.cellIndex === 0 ? heading.getAttribute("aria-sort") !== "ascending" : false);
    for (const other of heading.parentNode.children) other.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", up ? "ascending" : "descending");
    const order = (a, b) => {
      const [one, two] = [a, b].map((row) => row.cells[heading.cellIndex]);
      return "sort" in one.dataset
        ? one.dataset.sort - two.dataset.sort
        : one.textContent.localeCompare(two.textContent);
    };
    body.append(...[...body.rows].sort((a, b) => (up ? order(a, b) : order(b, a))));
  });
}
for (const [before, after] of [["beforeprint", true], ["afterprint", false]]) {
  addEventListener(before, () => document.querySelectorAll("details").forEach((one) => (one.open = after)));
}
