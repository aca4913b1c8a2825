import { after } from '../../platform/time/duration.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { checkMayOpen, checkMayPauseItself, checkWish } from '../decisions/check.ts';
import { decided } from '../decisions/decide.ts';
import type { ProposalEntry } from '../terms/proposal-entry.ts';
import { wishOf } from '../inputs/proposal-input.ts';
import { openFor } from '../terms/proposal.ts';
import { checkMayUndo, takingBack } from '../decisions/undo.ts';
import type { Lobby, OnMatch, SeatInfo, WishInput } from '../contract.ts';
import type { Backing } from '../session/backing.ts';
import type { Command } from '../session/command.ts';
import { checkHasNotResigned, checkIsInPlay, theirSeat } from '../session/guards.ts';
import { proposeInput } from '../inputs/generated/inputs.ts';
import type { Judged } from '../session/judged.ts';

/**
 * Proposes something to the table. The proposer agrees; if no one else needs to, it is carried out
 * at once.
 */
export const propose =
  (backing: Backing) =>
  (actor: AccountActor, input: OnMatch & WishInput): Command => {
    const { matchId, commandId, expectedVersion: _, ...said } = checked(proposeInput(), input);
    const wish = wishOf(said);
    return {
      name: 'propose',
      actor,
      matchId,
      commandId,
      says: { wish },
      async act(match) {
        const { record } = match;
        const { id: by } = theirPresentSeat(record, actor);
        checkIsInPlay(record);
        const at = backing.now().toISOString();
        checkMayOpen(record, { wish, by, at });
        checkWish(match, wish, at);
        if (wish.kind === 'UNDO') {
          await checkMayUndo(backing, record, { by, ...wish, policy: 'CONSENT' });
        }
        const id = `p${String(record.version + 1)}`;
        const expiresAt = after(at, openFor(wish.kind));
        const entries: readonly ProposalEntry[] = [
          { type: 'ProposalOpened', aside: true, id, wish, by, at, expiresAt },
          { type: 'Voted', aside: true, id, seat: by, agree: true, at },
        ];
        return decided(match, entries, { id, at, takeBack: takingBack(backing) });
      },
    };
  };

/**
 * Finds the seat by which an actor decides with the table: they hold it, have not resigned, and are
 * not away.
 */
export function theirPresentSeat(record: Lobby, actor: AccountActor): SeatInfo {
  const seat = theirSeat(record, actor);
  checkHasNotResigned(seat);
  if (seat.presence === undefined) return seat;
  return refuse('FORBIDDEN', "You're marked absent. Return to your seat first.");
}

/** Refuses an actor who can't propose anything to the table now. */
export function checkMayPropose({ record }: Judged, actor: AccountActor): void {
  theirPresentSeat(record, actor);
  checkIsInPlay(record);
  checkMayPauseItself(record);
}
