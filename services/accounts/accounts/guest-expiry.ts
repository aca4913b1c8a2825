/** The number of days that a guest is kept after the last use. */
export const GUEST_DAYS = 30;

const DAY_S = 24 * 60 * 60;

/** The end of a guest that is used now, in Unix seconds. */
export const guestExpiry = (now: Date): number =>
  Math.floor(now.getTime() / 1000) + GUEST_DAYS * DAY_S;
