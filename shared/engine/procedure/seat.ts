/** A seat's id within its match (`seat1`, or a name in a scenario). It never holds `:` or `/`. */
export type Seat = string;

/** All seats at once, where a turn is of them all; no seat is called so. */
export const EVERYONE = 'everyone';
