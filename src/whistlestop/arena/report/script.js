"use strict";

function sort(heading) {
  const [body] = heading.closest("table").tBodies;
  const at = heading.cellIndex;
  const first = at === 0 ? "ascending" : "descending";
  const second = at === 0 ? "descending" : "ascending";
  const direction = heading.getAttribute("aria-sort") === first ? second : first;
  for (const other of heading.parentNode.cells) other.removeAttribute("aria-sort");
  heading.setAttribute("aria-sort", direction);
  const compare = (one, two) =>
    at === 0
      ? one.cells[at].textContent.localeCompare(two.cells[at].textContent)
      : Number(one.cells[at].dataset.sort) - Number(two.cells[at].dataset.sort);
  const sign = direction === "ascending" ? 1 : -1;
  body.append(...[...body.rows].sort((one, two) => sign * compare(one, two)));
}

for (const button of document.querySelectorAll(".sortable th button")) {
  button.addEventListener("click", () => sort(button.closest("th")));
}
