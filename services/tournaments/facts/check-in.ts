import type { Player } from '../../../shared/tournaments/record/player.ts';
import { isIn, nextRound } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { before, isDue } from '../progress/times.ts';
import { lateRound } from './registering.ts';

/** Reason why a player cannot check in now. */
export type CheckInObstacle =
  | { readonly kind: 'NOT_ASKED' }
  | { readonly kind: 'PLAYER'; readonly status: string }
  | { readonly kind: 'CLOSED'; readonly allowed: readonly string[] };

/** The maximum number of rounds of a tournament. */
const MOST_ROUNDS = 64;

const CLOSED = { kind: 'CLOSED', allowed: [] } as const;

/**
 * The obstacle to a player's check-in; `undefined` if there is none. If the tournament has a start
 * time, check-in opens and closes by that; if staff start it, players check in while registration
 * is open.
 * @param at ISO 8601
 */
export function checkInObstacle(
  tournament: Tournament,
  player: Player,
  at: string,
): CheckInObstacle | undefined {
  const { regulations, stage, status } = tournament;
  const { checkIn, startsAt } = regulations;
  if (checkIn === undefined) return { kind: 'NOT_ASKED' };
  if (!isIn(player) && player.status !== 'SITTING_OUT') {
    return { kind: 'PLAYER', status: player.status };
  }
  if (stage === 0) {
    const allowed = startsAt === undefined ? ['REGISTRATION', 'CHECK_IN'] : ['CHECK_IN'];
    const isOver = startsAt !== undefined && isDue(before(startsAt, checkIn.closes), at);
    if (isOver) return CLOSED;
    return allowed.includes(status) ? undefined : { kind: 'CLOSED', allowed };
  }
  const isOn = status === 'RUNNING' || status === 'PAUSED';
  if (!isOn || nextRound(tournament) > MOST_ROUNDS) return CLOSED;
  // a player who missed the start comes in with the next round, if that is allowed
  const isAwaited =
    player.number === undefined ? lateRound(tournament) !== undefined : checkIn.eachRound;
  return isAwaited ? undefined : CLOSED;
}
