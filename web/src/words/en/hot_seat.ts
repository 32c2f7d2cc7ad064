/** English texts of a shared device. */

export const hotSeat = {
  title: "Pass the device",
  hand: (name: string) => `Pass the device to ${name}`,
  look: "No peeking!",
  choose: "Who’s choosing?",
  others: "The others are playing",
  who: "Whoever takes the device sees their own cards.",
  raise: (name: string) => `I’m ${name}: show my cards`,
  over: (next: string) => `Your turn is over. ${next} is next.`,
  leave: (name: string) => `${name} leaves the table`,
  lower: "Hide my cards",
};
