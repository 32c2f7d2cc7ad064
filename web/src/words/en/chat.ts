/** English texts about the chat. */

export const chat = {
  muting: (muted: number) => (muted ? `Muted: ${muted}` : "Mute…"),
  muteAll: "Mute everyone",
  hearAll: "Unmute everyone",
  deaf: "Everyone is muted",
  behind: "Take the device to write.",
};
