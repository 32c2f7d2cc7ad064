/** Icons of the playback controls, as paths in a square of 24. */

export const icons = {
  first: "M4 5h2.5v14H4zM14 5v14l-7-7zM22 5v14l-7-7z",
  turnBack: "M12 5v14l-9-7zM21 5v14l-9-7z",
  back: "M17 5v14L6 12z",
  forward: "M7 5v14l11-7z",
  turnOn: "M12 5v14l9-7zM3 5v14l9-7z",
  last: "M17.5 5H20v14h-2.5zM10 5v14l7-7zM2 5v14l7-7z",
  play: "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 1 0 0-21zm-2.5 5.5l8 5-8 5z",
  pause: "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 1 0 0-21zM8 7.5h3v9H8zm5 0h3v9h-3z",
};
