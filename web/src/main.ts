/** The entry point. */

import { mount } from "svelte";
import App from "./App.svelte";
import "virtual:fonts.css";
import "virtual:palette.css";
import "./theme/tokens.css";
import { linkOfPath } from "./navigation/address";
import { followUpdates } from "./navigation/updates";
import { settings } from "./state/settings.svelte";
import { setLanguage, preferredLanguage } from "./words/words.svelte";

const shared = linkOfPath(location.pathname);
if (shared !== null) history.replaceState(null, "", `/${shared}`);

const target = document.getElementById("app");
if (target) {
  void setLanguage(preferredLanguage(settings.language, navigator.languages)).then(() => {
    target.replaceChildren();
    mount(App, { target });
    if (import.meta.env.PROD) followUpdates();
  });
}
