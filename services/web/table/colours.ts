/** The number of seat colours: `--seat-1` to `--seat-6`. */
const COLOURS = 6;

/** The colour of a seat; of what is nobody's, black. */
export const seatColour = (seats: readonly string[], seat: string | undefined): string =>
  seat === undefined || !seats.includes(seat)
    ? '#111'
    : `var(--seat-${(seats.indexOf(seat) % COLOURS) + 1})`;
