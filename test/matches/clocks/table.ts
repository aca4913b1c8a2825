import type { CreateMatch, Matches, MatchView } from '../../../services/matches/contract.ts';
import type { AccountActor } from '../../../services/platform/requests/actor.ts';
import { ann, type Time } from '../hall.ts';

/** Game time that stands until it is moved. */
export function heldClock(from = '2026-03-01T12:00:00.000Z') {
  let time = Date.parse(from);
  const now: Time = () => new Date(time);
  return {
    now,
    /** Milliseconds. */
    pass(milliseconds: number): void {
      time += milliseconds;
    },
    iso: (more = 0) => new Date(time + more).toISOString(),
  };
}

export const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
export const DAY = 24 * HOUR;

/** A running match of these accounts on a clock; the first is its host. */
export async function timed(
  matches: Matches,
  players: readonly AccountActor[],
  timing: Pick<CreateMatch, 'timeControl' | 'absence'>,
  options: unknown = {},
): Promise<MatchView> {
  const [host = ann, ...others] = players;
  const { record } = await matches.create(host, {
    gameId: 'secret-numbers',
    seats: players.length,
    ...timing,
    options,
  });
  const matchId = record.id;
  for (const other of others) await matches.join(other, { matchId, acceptTimeControl: true });
  return matches.start(host, { matchId });
}
