import type { ReadMatchesQuery } from '../../../../../shared/client/index.ts';

/** A match as lists tell it. */
export type ListedMatch = ReadMatchesQuery['matches']['edges'][number]['node'];

/** True if a match waits for the reader. */
export const isMyTurn = ({ seat, waitingOn }: ListedMatch): boolean =>
  seat !== null && waitingOn.includes(seat);

/** True if the reader plays a match. */
export const isMine = ({ seat }: ListedMatch): boolean => seat !== null;

/** Orders matches by urgency: the earliest deadline first, those without one last. */
export const byDeadline = (one: ListedMatch, other: ListedMatch): number =>
  urgency(one) - urgency(other);

const urgency = ({ deadline }: ListedMatch): number =>
  deadline === null ? Number.MAX_SAFE_INTEGER : Date.parse(deadline);
