import type { AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { after } from '../../platform/time/duration.ts';
import type { OnMatch } from '../contract.ts';
import { openFor } from '../terms/proposal.ts';
import { checkMayUndo, policyOf } from '../decisions/undo.ts';
import type { Backing } from '../session/backing.ts';
import type { Command } from '../session/command.ts';
import { checkIsInPlay } from '../session/guards.ts';
import { undoInput } from '../inputs/generated/inputs.ts';
import type { Judged } from '../session/judged.ts';
import { theirPresentSeat } from './propose.ts';
import { takeBack } from '../decisions/take-back.ts';

/**
 * Takes back a seat's last answer, if players may do so on their own: a proposal that needs no
 * other vote, opened and carried out at once.
 */
export const undo =
  (backing: Backing) =>
  (actor: AccountActor, input: OnMatch & { readonly toVersion: number }): Command => {
    const { matchId, commandId, toVersion } = checked(undoInput(), input);
    return {
      name: 'undo',
      actor,
      matchId,
      commandId,
      says: { toVersion },
      async act(match) {
        const { record } = match;
        const { id: by } = theirPresentSeat(record, actor);
        checkIsInPlay(record);
        await checkMayUndo(backing, record, { by, toVersion, policy: 'OWN' });
        await takeBack(backing, match, { to: toVersion, reason: by });
        const id = `p${String(record.version + 1)}`;
        const at = backing.now().toISOString();
        const wish = { kind: 'UNDO', toVersion } as const;
        const expiresAt = after(at, openFor(wish.kind));
        return {
          before: [
            { type: 'ProposalOpened', aside: true, id, wish, by, at, expiresAt },
            { type: 'Voted', aside: true, id, seat: by, agree: true, at },
            { type: 'ProposalClosed', aside: true, id, status: 'ACCEPTED', at },
          ],
        };
      },
    };
  };

/** Refuses an actor who can't take anything back on their own in this match. */
export function checkMayTakeBack({ record }: Judged, actor: AccountActor): void {
  theirPresentSeat(record, actor);
  checkIsInPlay(record);
  if (policyOf(record) !== 'OWN')
    refuse('UNDO_BARRED', "Takebacks need the table's consent in this match. Propose one instead.");
}
