/** Everything that the page says in French. */

export { words } from "../en";
