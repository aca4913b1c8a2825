/** A seat's id within its match (`seat1`, or a name in a scenario). It never holds `:` or `/`. */
export type Seat = string;

/** All seats at once, for a turn that all take together; no seat has this name. */
export const EVERYONE = 'everyone';
