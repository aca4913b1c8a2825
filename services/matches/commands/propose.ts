import { once } from '../../platform/once.ts';
import { enforce } from '../../platform/requests/refusal.ts';
import { after } from '../../platform/time/duration.ts';
import { arbiterPausesRefusal, openingRefusal, proposalRefusal } from '../decisions/check.ts';
import { decided } from '../decisions/decide.ts';
import { checkMayUndo, takingBack } from '../decisions/undo.ts';
import { proposeInput } from '../inputs/generated/inputs.ts';
import { parseProposal } from '../inputs/proposal-input.ts';
import { ownSeat, tableRefusal } from '../session/refusals.ts';
import type { ProposalEntry } from '../terms/proposal-entry.ts';
import { openFor } from '../terms/proposal.ts';
import { matchCommand } from './match-command.ts';

const wishInput = once(() =>
  proposeInput().transform(({ matchId, commandId, expectedVersion, ...said }) => ({
    matchId,
    commandId,
    expectedVersion,
    wish: parseProposal(said),
  })),
);

/**
 * Proposes something to the table. The proposer agrees; if no one else needs to, it is carried out
 * at once.
 */
export const propose = matchCommand({
  scope: 'play',
  inAnalysis: false,
  inPod: true,
  input: wishInput,
  check: ({ record }, actor) => tableRefusal(record, actor) ?? arbiterPausesRefusal(record),
  async act(match, { actor, input: { wish }, backing }) {
    const { record } = match;
    const { id: by } = ownSeat(record, actor);
    const at = backing.now().toISOString();
    enforce(openingRefusal(record, { wish, by, at }) ?? proposalRefusal(match, wish, at));
    if (wish.kind === 'UNDO')
      await checkMayUndo(backing, record, { by, ...wish, policy: 'CONSENT' });
    const id = `p${String(record.version + 1)}`;
    const expiresAt = after(at, openFor(wish.kind));
    const entries: readonly ProposalEntry[] = [
      { type: 'ProposalOpened', aside: true, id, wish, by, at, expiresAt },
      { type: 'Voted', aside: true, id, seat: by, agree: true, at },
    ];
    return decided(match, entries, { id, at, takeBack: takingBack(backing) });
  },
});
