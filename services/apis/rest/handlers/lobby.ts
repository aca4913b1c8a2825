import type { MatchView } from '../../../matches/contract.ts';
import type { Call, Handlers } from '../call.ts';
import { refuse } from '../../../platform/requests/refusal.ts';
import { write } from '../write.ts';

/** A match after a command. */
export const done = async (call: Call, match: MatchView) => ({
  body: await write('Match', match, call),
  version: match.record.version,
});

/** Operations before the first move. */
export const lobby: Handlers<'getInvitation'> = {
  async getInvitation(call) {
    const match = await call.matches.invited(call.viewer, call.code);
    if (match === undefined) return refuse('NOT_FOUND', 'No open match for this code.');
    return { body: await write('Invitation', match, call) };
  },
};
