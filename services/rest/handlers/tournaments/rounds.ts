import { definedFields } from '../../../http/defined-fields.ts';
import { refuse } from '../../../requests/refusal.ts';
import { actorOf, type Call, type Handlers } from '../../call.ts';
import type { Inputs } from '../../../tournaments/contract.ts';
import { previewOf } from '../../model/tournaments/round.ts';
import { done, numberIn, onTournament } from './done.ts';

/** The next round as it would be with these pods and byes; not found where the path names another. */
async function previewed(
  call: Call,
  wish: Pick<Inputs['preview'], 'pods' | 'byes'>,
): Promise<{ body: ReturnType<typeof previewOf> }> {
  const { tournamentId, tournaments } = call;
  const wanted = numberIn(call, 'round');
  const preview = await tournaments.previewPairing(actorOf(call), { ...wish, tournamentId });
  if (preview.round !== wanted)
    refuse('NOT_FOUND', `The next round to draft is ${String(preview.round)}.`);
  return { body: previewOf(preview) };
}

const onRound = (call: Call) => ({ ...onTournament(call), round: numberIn(call, 'round') });

/** Drawing rounds. */
export const tournamentRounds: Handlers<
  | 'previewPairing'
  | 'previewPods'
  | 'draftRound'
  | 'editPairing'
  | 'repairRound'
  | 'publishRound'
  | 'unpublishRound'
  | 'discardRound'
> = {
  previewPairing: (call) => previewed(call, {}),

  previewPods: (call) => previewed(call, definedFields(call.body)),

  async draftRound(call) {
    const input = { ...definedFields(call.body), ...onTournament(call) };
    return done(call, await call.tournaments.draftRound(actorOf(call), input));
  },

  async editPairing(call) {
    const input = { ...definedFields(call.body), ...onRound(call) };
    return done(call, await call.tournaments.editPairing(actorOf(call), input));
  },

  async repairRound(call) {
    const input = { ...definedFields(call.body), ...onRound(call) };
    return done(call, await call.tournaments.repairRound(actorOf(call), input));
  },

  async publishRound(call) {
    const input = { ...definedFields(call.body), ...onRound(call) };
    return done(call, await call.tournaments.publishRound(actorOf(call), input));
  },

  async unpublishRound(call) {
    const input = { ...definedFields(call.body), ...onRound(call) };
    return done(call, await call.tournaments.unpublishRound(actorOf(call), input));
  },

  async discardRound(call) {
    return done(call, await call.tournaments.discardRound(actorOf(call), onRound(call)));
  },
};
