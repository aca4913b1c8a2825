import { enforce } from '../../platform/requests/refusal.ts';
import { after } from '../../platform/time/duration.ts';
import { takeBack } from '../decisions/take-back.ts';
import { checkMayUndo, policyRefusal } from '../decisions/undo.ts';
import { undoInput } from '../inputs/generated/inputs.ts';
import { ownSeat, tableRefusal } from '../session/refusals.ts';
import { openFor } from '../terms/proposal.ts';
import { matchCommand } from './match-command.ts';

/**
 * Takes back a seat's last answer, if players may do so on their own: a proposal that needs no
 * other vote, opened and carried out at once.
 */
export const undo = matchCommand({
  scope: 'play',
  inAnalysis: false,
  inPod: false,
  input: undoInput,
  check: ({ record }, actor) => tableRefusal(record, actor) ?? policyRefusal(record, 'OWN'),
  async act(match, { actor, input: { toVersion }, backing }) {
    const { record } = match;
    const { id: by } = ownSeat(record, actor);
    await checkMayUndo(backing, record, { by, toVersion, policy: 'OWN' });
    enforce(await takeBack(backing, match, { to: toVersion, reason: by }));
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
});
