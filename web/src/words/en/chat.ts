/** What is said in English about chat, beyond the log that it stands beside. */

export const chat = {
  muting: (muted: number) => (muted ? `Muted: ${muted}` : "Mute …"),
  muteAll: "Mute everybody",
  hearAll: "Hear everybody again",
  deaf: "Everybody is muted",
  behind: "Take the device to write something.",
};
