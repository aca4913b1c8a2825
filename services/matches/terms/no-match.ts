import { refusal, refuse } from '../../platform/requests/refusal.ts';

/** The refusal of a match that is missing or hidden from the caller: the same for both. */
export const NO_MATCH = "Match not found, or you don't have access.";
export const noMatchRefusal = refusal('NOT_FOUND', NO_MATCH);

/** Refuses as if there were no such match. */
export const noMatch = (): never => refuse('NOT_FOUND', NO_MATCH);
