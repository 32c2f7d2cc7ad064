/** English texts about sounds. */

export const sound = {
  mute: "Mute sounds",
  off: "Sounds off",
  on: "Sounds on",
  title: "Sound effects",
  hint: "Short sounds for what happens at the table. No music.",
  volume: "Volume",
};
