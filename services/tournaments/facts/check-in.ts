import type { Player } from '../../../shared/tournaments/record/player.ts';
import { isIn, nextRound } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { before, isDue } from '../progress/times.ts';
import { lateRound } from './registering.ts';

/** Why a player cannot check in now. */
export type CheckInObstacle =
  | { readonly kind: 'NOT_ASKED' }
  | { readonly kind: 'PLAYER'; readonly status: string }
  | { readonly kind: 'CLOSED'; readonly allowed: readonly string[] };

/** The most rounds of an event. */
const MOST_ROUNDS = 64;

const CLOSED = { kind: 'CLOSED', allowed: [] } as const;

/**
 * What keeps a player from checking in; `undefined` where nothing does. Where the event begins at a time, check-in opens
 * and closes by that; where staff begin it, players check in while registration is open.
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
  // who came too late for the start comes in with the next round, where that is allowed
  const isAwaited =
    player.number === undefined ? lateRound(tournament) !== undefined : checkIn.eachRound;
  return isAwaited ? undefined : CLOSED;
}
