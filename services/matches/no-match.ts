import { refuse } from '../requests/refusal.ts';

/** What hides from those who may not know of a match whether there is one. */
export const NO_MATCH = 'There is no such match, or it is private to others.';

/** Refuses as if there were no such match. */
export const noMatch = (): never => refuse('NOT_FOUND', NO_MATCH);
