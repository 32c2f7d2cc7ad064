/** Elements of the page: whatever anybody wrote is put in as text, never as markup. */

export const LETTERS = { P: "purple", W: "white", B: "blue", Y: "yellow", O: "orange", K: "black", R: "red",
  G: "green", L: "locomotive" };

/** Makes an element with properties, listeners (onclick) and attributes, and with children. */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.flat(2).filter((child) => child || child === 0));
  return element;
}

export const button = (text, onclick, more = {}) => make("button", { type: "button", onclick, ...more }, text);

/** Asks for something by a labelled field. */
export const labelled = (text, field) => make("label", { className: "field" }, make("span", {}, text), field);

export const ticked = (text, checked = false, more = {}) => {
  const box = make("input", { type: "checkbox", checked, ...more });
  return { box, label: make("label", { className: "tick" }, box, make("span", {}, text)) };
};

export const options = (pairs) => pairs.map(([value, text]) => make("option", { value }, text));

/** Lets one choose among [value, text] pairs. */
export const select = (pairs, more = {}) => make("select", more, options(pairs));

/** Shows a card by its colour and its letter. */
export function card(kind, count = 1) {
  const letter = Object.keys(LETTERS).find((one) => LETTERS[one] === kind) ?? "?";
  const text = count > 1 ? `${count} ${letter}` : letter;
  return make("span", { className: `chip ${kind}`, title: kind, role: "img",
    "aria-label": count > 1 ? `${count} ${kind}` : kind }, text);
}

/** Shows the cards of an action such as RRL or B+R+G. */
export const cards = (letters) => [...letters].map((one) => (LETTERS[one] ? card(LETTERS[one]) : one));

/** Shows counted cards such as {red: 2}. */
export const counted = (kinds) => Object.entries(kinds).map(([kind, count]) => card(kind, count));

/** Shows a ticket. */
export const ticket = (one) => make("span", {}, one.between.join(" – "),
  one.points === undefined ? "" : ` (${one.points})`, one.needs ? [" ", counted(one.needs)] : "");
