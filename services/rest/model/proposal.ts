import type * as z from 'zod';
import type { proposal, undo } from '../../../schema/openapi/models/proposal.ts';
import type { SeenProposal, UndoView } from '../../matches/contract.ts';

export function proposalOf({ wish, ...seen }: SeenProposal): z.infer<typeof proposal> {
  return {
    id: seen.id,
    kind: wish.kind,
    by: seen.by,
    itself: seen.itself === true,
    at: seen.at,
    expiresAt: seen.expiresAt,
    status: seen.status,
    votes: seen.votes.map((vote) => ({ ...vote })),
    waitingOn: [...seen.waitingOn],
    closedAt: seen.closedAt ?? null,
    until: wish.kind === 'PAUSE' ? (wish.until ?? null) : null,
    toVersion: wish.kind === 'UNDO' ? wish.toVersion : null,
    extend: wish.kind === 'EXTEND' ? wish.extend : null,
    outcome: wish.kind === 'END' ? wish.outcome : null,
    seat: wish.kind === 'REPLACE' ? wish.seat : null,
    level: wish.kind === 'REPLACE' ? wish.level : null,
  };
}

export const undoOf = (seen: UndoView): z.infer<typeof undo> => ({
  policy: seen.policy,
  left: seen.left,
  to: seen.to ?? null,
  sealedAt: seen.sealedAt ?? null,
  reason: seen.reason,
});
