/** Everything that the page says in German. */

export { words } from "../en";
