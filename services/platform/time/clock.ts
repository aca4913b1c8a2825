/**
 * Game time: what commits, clocks and all that follows from them go by. Whatever the outside judges
 * (tokens, sockets, rates, signatures) goes by wall time instead.
 */
export type Clock = () => Date;

/** Game time where nothing moves it: wall time. */
export const systemClock: Clock = () => new Date();
