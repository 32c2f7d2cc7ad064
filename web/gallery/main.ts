/** The entry point of the gallery, which only the development server serves: /gallery.html. */

import { mount } from "svelte";
import "virtual:fonts.css";
import "virtual:palette.css";
import "../src/theme/tokens.css";
import { setLanguage } from "../src/words/words.svelte";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("gallery");
if (target) void setLanguage("en").then(() => mount(Gallery, { target }));
