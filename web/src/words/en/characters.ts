/** English descriptions of the characters that bots play. */

/** By name. */
export const characters = {
  Emil: "An apprentice stoker who is still learning which lever does what.",
  Mina: "Sells tea on the platform and rides along for the view.",
  Bruno: "A porter: he carries six suitcases and plans one move.",
  Lulu: "Collects timetables and knows every train by name.",
  Oskar: "A retired postman who has never hurried in his life.",
  Rosa: "A ticket inspector who is strict, but fair.",
  Anton: "A signalman who sees trouble coming one station away.",
  Greta: "Lays tracks for a living, in any weather.",
  Felix: "Waiter in the dining car; he has never spilled a drop.",
  Nora: "A telegraphist who hears all the news first.",
  Viktor: "Drives the night express and drinks his coffee black.",
  Clara: "A stationmaster who keeps every platform in mind.",
  Hugo: "A freight dispatcher: he never runs an empty wagon.",
  Ines: "Builds bridges where others turn around.",
  Selma: "Writes the timetables that everyone else runs by.",
  Minerva: "A professor who computes connections in her head.",
  Leopold: "The director of the railway; the map used to be his.",
  Irma: "Chess champion of the sleeping car.",
  Konrad: "A surveyor: he measured these lines himself.",
  Odile: "Detective on the night train. She notices everything.",
} as Record<string, string>;
