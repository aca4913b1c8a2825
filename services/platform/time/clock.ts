/**
 * Game time: what commits, clocks and all that follows from them go by. Whatever the outside judges
 * (tokens, sockets, rates, signatures) goes by wall time instead.
 */
export type Clock = () => Date;

/** The default game time: wall time. */
export const systemClock: Clock = () => new Date();
