/** The entry point. */

import { mount } from "svelte";
import App from "./App.svelte";
import "virtual:palette.css";
import "./theme/tokens.css";
import { settings } from "./state/settings.svelte";
import { setLanguage, preferredLanguage } from "./words/words.svelte";

const target = document.getElementById("app");
if (target) {
  void setLanguage(preferredLanguage(settings.language, navigator.languages)).then(() => {
    target.replaceChildren();
    mount(App, { target });
  });
}
