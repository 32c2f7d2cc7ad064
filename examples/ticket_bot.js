// A bot in JavaScript: it claims what leads to its tickets, or a long route, and draws cards otherwise.
let box = {}; // the contents of the hello message

function missing([from, to], view) { // the unclaimed routes of the shortest path
  const ways = { [from]: { cost: 0, claims: [] } };
  const cities = [from];
  for (const city of cities) for (const [number, route] of box.routes.entries()) {
    const owner = view.owner[number];
    if (city !== from && box.countries.includes(city)) continue; // paths can't pass through a country
    if (!route.cities.includes(city) || (owner && owner !== view.seat + 1)) continue;
    const next = route.cities[route.cities[0] === city ? 1 : 0];
    const cost = ways[city].cost + (owner ? 0 : route.length);
    if (ways[next] && ways[next].cost <= cost) continue;
    ways[next] = { cost, claims: owner ? ways[city].claims : [...ways[city].claims, route] };
    cities.push(next);
  }
  return ways[to] ? ways[to].claims : [];
}

function priority(text, wanted) {
  const words = text.split(" "), cards = words.at(-1);
  const rank = { complete: 9, take: 9, place: cards.length, pay: 1, keep: -cards.length, withdraw: -1 };
  if (words[0] === "draw") return wanted.some((route) => box.letters[route.colour] === cards) ? 0.5 : 0;
  if (words[0] !== "claim") return rank[words[0]] ?? -2;
  const name = words.slice(1, -1).join(" "), thrift = cards.length - 0.1 * cards.split("L").length;
  return wanted.some((route) => route.name === name) ? 9 + thrift : thrift - 3;
}

require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { type, view, legal } = JSON.parse(line);
  if (type === "hello") box = JSON.parse(line), console.log('{"protocol": 1, "name": "ticket bot"}');
  if (type !== "choose") return;
  const wanted = box.routes ? view.tickets.flatMap((ticket) => missing(ticket.between, view)) : [];
  const priorities = legal.map((text) => priority(text, wanted));
  console.log(JSON.stringify({ play: legal[priorities.indexOf(Math.max(...priorities))] }));
});
