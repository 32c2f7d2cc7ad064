/** English texts about the chat. */

export const chat = {
  muting: (muted: number) => (muted ? `Muted: ${muted}` : "Mute…"),
  muteAll: "Mute everyone",
  hearAll: "Unmute everyone",
  deaf: "Everyone is muted",
  behind: "Only the player who holds the device can write.",
};
