import { setOrders } from '../../../shared/engine/index.ts';
import { enforce, refuse, refuseInput } from '../../platform/requests/refusal.ts';
import type { Backing } from '../session/backing.ts';
import type { Command } from '../session/command.ts';
import type { SeatPlayer } from '../contract.ts';
import { sittingRefusal } from '../seating/may-sit.ts';
import { byDirector } from './director.ts';

/**
 * Seats a substitute in a match in play, even if the seat is held: its holder has left it from then
 * on. Clears the holder's orders in the same commit, and lays down those of the substitute.
 */
export const seatPlayer = (
  backing: Pick<Backing, 'accounts' | 'now'>,
  { matchId, seat, holder, commandId }: SeatPlayer,
): Command => ({
  name: 'seatPlayer',
  ...byDirector,
  matchId,
  commandId,
  says: { seat, holder },
  async act(match) {
    const { record } = match;
    const run = match.play();
    const held = record.seats.find(({ id }) => id === seat);
    if (held === undefined)
      return refuseInput({ path: ['seat'], detail: `Unknown seat "${seat}".` });
    if (held.holder?.kind === 'account' && held.holder.account === holder.account) return undefined;
    if (held.resigned) refuse('ALREADY_RESIGNED', "This seat was vacated and can't be played.");
    enforce(await sittingRefusal(backing, 'substitute', { table: record, comer: holder, seat }));
    if (run.match.orders[seat]?.length) setOrders(run, seat, []);
    const since = backing.now().toISOString();
    const left = { type: 'SeatAbsent', aside: true, seat, since } as const;
    const isThere = held.presence === undefined;
    return { before: [...(isThere ? [left] : []), { type: 'SeatTaken', seat, holder }] };
  },
});
