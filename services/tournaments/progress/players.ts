import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { MOST_NO_SHOWS } from '../../../shared/tournaments/record/player.ts';
import { isIn, isResolved, playerOf } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { NOTHING, type ProgressStep } from './step.ts';

/**
 * Gives freed places to the players who have waited longest, until the first round is published.
 */
export const moveWaitingList: ProgressStep = ({ players, regulations, rounds, stage, status }) => {
  const isOpen = status !== 'FINISHED' && status !== 'FINAL' && status !== 'CANCELLED';
  if (!isOpen || rounds.some((round) => round.status !== 'DRAFT')) return NOTHING;
  const room = regulations.registration.cap - players.filter(isIn).length;
  const waiting = players.filter((player) => player.status === 'WAITLISTED');
  const moved = waiting.slice(0, Math.max(0, room)).map(({ account }) => account);
  if (moved.length === 0) return NOTHING;
  const set: TournamentEvent = { type: 'PlayersSet', accounts: moved, status: 'REGISTERED' };
  // after the start they get start numbers at once, and play from the first round on
  return stage > 0 ? [set, { type: 'PlayersEntered', accounts: moved, round: 1 }] : [set];
};

/** True if a number sits in a running pod. */
const isSitting = ({ rounds }: Tournament, number: number): boolean =>
  rounds.some(
    ({ status, pods }) =>
      (status === 'STARTING' || status === 'RUNNING') &&
      pods.some((pod) => pod.players.includes(number) && !isResolved(pod)),
  );

/** Drops players who want to leave, at the end of their pod; and players who did not come twice. */
export const dropLeavers: ProgressStep = (tournament) => {
  const numbers = tournament.numbers.flatMap((_, i) => {
    const player = playerOf(tournament, i + 1);
    const isOut = player?.leaving === true || (player?.noShows ?? 0) >= MOST_NO_SHOWS;
    const isThere = player?.status === 'ACTIVE' || player?.status === 'SITTING_OUT';
    return isOut && isThere && !isSitting(tournament, i + 1) ? [i + 1] : [];
  });
  return numbers.length === 0 ? NOTHING : [{ type: 'PlayersDropped', numbers }];
};
