/** What people say to each other. */

import { labelled, make, select } from "./element.js";

const PHRASES = {
  "hello": "Hello!", "good_luck": "Good luck!", "well_played": "Well played!", "thanks": "Thanks!", "sorry": "Sorry!",
  "oh_no": "Oh no!", "wow": "Wow!", "hurry": "Your turn, I believe.", "one_moment": "One moment, please.",
  "again": "Another game?",
};

/** Makes the panel in which people talk; `show` brings it up to date. */
export function chat(page) {
  const lines = make("ol", { className: "log", "aria-live": "polite" });
  const text = make("input", { type: "text", maxLength: 200 });
  const phrases = select([["", "quick phrase …"], ...Object.entries(PHRASES)], { "aria-label": "Quick phrase" });
  phrases.addEventListener("change", () => {
    if (phrases.value) page.request("say", { seat: page.me, phrase: phrases.value });
    phrases.value = "";
  });
  const onsubmit = (event) => {
    event.preventDefault();
    if (text.value.trim()) page.request("say", { seat: page.me, text: text.value });
    text.value = "";
  };
  const saying = make("form", { className: "line", onsubmit }, labelled("Say", text),
    make("button", {}, "Send"), phrases);
  const line = ({ name, phrase, text: said }) =>
    make("li", {}, make("strong", {}, `${name}: `), phrase ? PHRASES[phrase] ?? phrase : said);
  const show = () => {
    saying.hidden = !page.mine.length;
    lines.replaceChildren(...[...page.said.values()].filter((one) => !page.muted.has(one.seat)).map(line));
    lines.scrollTop = lines.scrollHeight;
  };
  return { section: make("section", { className: "panel" }, make("h2", {}, "Chat"), lines, saying), show };
}
