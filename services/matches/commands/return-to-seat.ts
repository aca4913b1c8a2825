import { refuse } from '../../platform/requests/refusal.ts';
import { returnToSeatInput } from '../inputs/generated/inputs.ts';
import type { PresenceEntry } from '../record/entry.ts';
import type { SeatInfo } from '../record/match-record.ts';
import { seatOf } from '../record/seats.ts';
import { seatRefusal } from '../seating/may-sit.ts';
import { ownSeat, playRefusal, resignedRefusal } from '../session/refusals.ts';
import { matchCommand } from './match-command.ts';

/** Returns the actor to a seat that was played for them. Does nothing if they are not away. */
export const returnToSeat = matchCommand({
  scope: 'play',
  inAnalysis: false,
  inPod: true,
  input: returnToSeatInput,
  check: ({ record, facts }, actor) =>
    resignedRefusal(record, actor) ??
    playRefusal(record) ??
    seatRefusal('return', { table: record, comer: actor, facts }),
  isIdle: ({ record }, actor) => seatOf(record, actor)?.presence === undefined,
  act({ record }, { actor, input: { seat: named } }) {
    const seat = ownSeat(record, actor);
    if (named !== undefined && named !== seat.id)
      return refuse('FORBIDDEN', `Your seat is "${seat.id}", not "${named}".`);
    return seat.presence === undefined ? undefined : { before: returned(seat) };
  },
});

/** Builds the presence entry of a holder's return, if they were away. */
export const returned = ({ id: seat, presence }: SeatInfo): readonly PresenceEntry[] =>
  presence === undefined ? [] : [{ type: 'SeatReturned', aside: true, seat }];
