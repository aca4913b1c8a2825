import { definedFields } from '../../../http/defined-fields.ts';
import { refuse } from '../../../requests/refusal.ts';
import { actorOf, type Call, type Handlers } from '../../call.ts';
import { previewOf } from '../../model/tournaments/round.ts';
import { done, numberIn, onTournament } from './done.ts';

const onRound = (call: Call) => ({ ...onTournament(call), round: numberIn(call, 'round') });

/** Drawing rounds. */
export const tournamentRounds: Handlers<
  | 'previewPairing'
  | 'draftRound'
  | 'editPairing'
  | 'repairRound'
  | 'publishRound'
  | 'unpublishRound'
> = {
  async previewPairing(call) {
    const { tournamentId } = call;
    const wanted = numberIn(call, 'round');
    const preview = await call.tournaments.previewPairing(actorOf(call), { tournamentId });
    if (preview.round !== wanted)
      refuse('NOT_FOUND', `The round to be drawn next is ${String(preview.round)}.`);
    return { body: previewOf(preview) };
  },

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
};
