/** A seat's id within its match (`seat1`, or a name in a scenario). It never holds `:` or `/`. */
export type Seat = string;
