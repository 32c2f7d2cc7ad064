/** Where the page begins. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import { settings } from "./state/settings.svelte";
import { speak, understood } from "./words/words.svelte";

const target = document.getElementById("app");
if (target) {
  void speak(understood(settings.language, navigator.languages)).then(() => {
    target.replaceChildren();
    mount(App, { target });
  });
}
