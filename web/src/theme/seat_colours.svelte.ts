/** The colours of the seats at the table that is shown. */

import { colourLook, COLOURS, type SeatLook } from "./tokens";

let chosen: readonly number[] = $state.raw([]);

/** Shows these colours, by seat; seats that are not listed have their usual ones. */
export function showSeatColours(colours: readonly number[]): void {
  if (colours.join() !== chosen.join()) chosen = colours;
}

/** Returns the colour of a seat, in the order of the palette. */
export const seatColour = (seat: number): number => chosen[seat] ?? seat % COLOURS;

/** Returns the look of a seat. */
export const seatLook = (seat: number): SeatLook => colourLook(seatColour(seat));
