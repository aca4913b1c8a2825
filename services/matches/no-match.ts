import { refuse } from '../requests/refusal.ts';

/** The refusal of a match that is missing or hidden from the caller: the same for both. */
export const NO_MATCH = 'There is no such match, or it is private to others.';

/** Refuses as if there were no such match. */
export const noMatch = (): never => refuse('NOT_FOUND', NO_MATCH);
