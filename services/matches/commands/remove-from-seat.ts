import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import { removeFromSeatInput } from '../inputs/generated/inputs.ts';
import { seatOf, takenSeats } from '../record/seats.ts';
import { hostRefusal, lobbyRefusal } from '../session/refusals.ts';
import { closedTableRefusal } from './beacon.ts';
import { matchCommand } from './match-command.ts';

/** Frees a seat held by another player or a bot, before the start. A free one stays free. */
export const removeFromSeat = matchCommand({
  scope: 'host',
  inAnalysis: false,
  inPod: false,
  input: removeFromSeatInput,
  check: ({ record, at }, actor) =>
    hostRefusal(record, actor, 'remove players from seats') ??
    lobbyRefusal(record, 'Players can still resign.') ??
    closedTableRefusal(record, at),
  isIdle: ({ record }, actor) => takenSeats(record).every((id) => id === seatOf(record, actor)?.id),
  act({ record }, { actor, input: { seat } }) {
    const taken = record.seats.find(({ id }) => id === seat);
    if (taken === undefined)
      return refuseInput({ path: ['seat'], detail: `Unknown seat "${seat}".` });
    if (seatOf(record, actor)?.id === seat)
      return refuse('BAD_USER_INPUT', 'This is your own seat. Leave the match instead.');
    return taken.holder && { before: [{ type: 'SeatVacated', seat }] };
  },
});
