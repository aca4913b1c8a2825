import type { AccountActor } from '../../platform/requests/actor.ts';
import type { Lobby } from '../contract.ts';
import { leaveMatchInput } from '../inputs/generated/inputs.ts';
import { humans, seatOf, takenSeats } from '../record/seats.ts';
import { lobbyRefusal, seatlessRefusal } from '../session/refusals.ts';
import { closedTableRefusal } from './beacon.ts';
import { matchCommand } from './match-command.ts';

/**
 * Gives a seat up before the start, and before a beacon's round is due. A leaving host passes the
 * match on to the next player at the table; with no one left it is abandoned.
 */
export const leave = matchCommand({
  scope: 'play',
  inAnalysis: false,
  inPod: false,
  input: leaveMatchInput,
  check: ({ game, record, at }, actor) =>
    (record.host === actor.account ? undefined : seatlessRefusal(record, actor)) ??
    lobbyRefusal(record, 'Resign to leave it.') ??
    (isPlayedAfter(game.seats.min, record, actor) ? closedTableRefusal(record, at) : undefined),
  act({ record }, { actor }) {
    const seat = seatOf(record, actor);
    const vacated = seat ? [{ type: 'SeatVacated', seat: seat.id } as const] : [];
    return { before: vacated, after: passedOn(record, actor) };
  },
});

/** Tests if the table hangs on the seat of the actor: one of a match that is never played doesn't. */
const isPlayedAfter = (min: number, record: Lobby, actor: AccountActor): boolean =>
  seatOf(record, actor) !== undefined &&
  passedOn(record, actor).every(({ type }) => type !== 'MatchAbandoned') &&
  takenSeats(record).length >= min;

function passedOn(record: Lobby, actor: AccountActor) {
  if (record.host !== actor.account) return [];
  const heir = humans(record).find(({ account }) => account !== actor.account);
  return heir
    ? [{ type: 'HostPassed', host: heir.account } as const]
    : [{ type: 'MatchAbandoned' } as const];
}
