/** What is said in English about sounds. */

export const sound = {
  mute: "Mute sounds",
  off: "Sounds off",
  on: "Sounds on",
  title: "Sounds",
  hint: "Short ones for what happens at the table, from your first press on. There is no music.",
  volume: "Volume",
};
