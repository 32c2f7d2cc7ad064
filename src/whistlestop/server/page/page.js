/** Shows what the address asks for: a table, or the lobby. */

import { lobby } from "./lobby.js";
import { TablePage } from "./table.js";

const main = document.getElementById("main");
const connection = document.getElementById("connection");
let shown = null;

function route() {
  shown?.close();
  connection.textContent = "";
  main.replaceChildren();
  const table = /^#\/table\/([\w-]+)$/.exec(location.hash)?.[1];
  shown = table ? new TablePage(table, main, connection) : null;
  if (!table) lobby(main);
}

addEventListener("hashchange", route);
route();
