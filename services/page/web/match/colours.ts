/** The number of seat colours: `--seat-1` to `--seat-6`. */
const COLOURS = 6;

/** The colour of a seat by its place around the table, from 0. */
export const seatColourAt = (at: number): string => `var(--seat-${(at % COLOURS) + 1})`;

/** The colour of a seat; black without one. */
export const seatColour = (seats: readonly string[], seat: string | undefined): string =>
  seat === undefined || !seats.includes(seat) ? '#111' : seatColourAt(seats.indexOf(seat));
