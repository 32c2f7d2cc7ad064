/** What is said in English while a device goes from hand to hand. */

export const curtain = {
  title: "Curtain",
  hand: (name: string) => `Hand the device to ${name}`,
  look: "Nobody else should look.",
  choose: "Several of you can choose now",
  others: "The others are playing",
  who: "Whoever takes the device sees their own cards.",
  raise: (name: string) => `I am ${name}: show my cards`,
  over: (next: string) => `Your turn is over. ${next} is next.`,
  leave: (name: string) => `${name} leaves the table`,
  lower: "Hide my cards",
};
