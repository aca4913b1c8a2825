const WIDE = '(min-width: 1180px)';

/** True if the window has room for a desk’s columns, as the styles have it. */
export const isDesk = (): boolean => matchMedia(WIDE).matches;
