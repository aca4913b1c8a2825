/** As many colours as seats; light letters can be read on each. */
const colours = ['#b8410f', '#0f6f8f', '#7a22b8', '#3f6f0b', '#a81460', '#2b48c9'] as const;

/** The colour of a seat; of what is nobody's, black. */
export const seatColour = (seats: readonly string[], seat: string | undefined): string =>
  seat === undefined ? '#111' : (colours[seats.indexOf(seat) % colours.length] ?? '#111');
