import { definedFields } from '../../../http/defined-fields.ts';
import { refuse } from '../../../../platform/requests/refusal.ts';
import { actorOf, type Call, type Handlers } from '../../call.ts';
import type { PreviewPairing } from '../../../../tournaments/contract.ts';
import { write } from '../../write.ts';
import { numberIn } from './done.ts';

/** The next round as it would be with these pods and byes; not found where the path names another. */
async function previewed(call: Call, wish: Omit<PreviewPairing, 'tournamentId'>) {
  const { tournamentId, tournaments } = call;
  const wanted = numberIn(call, 'round');
  const preview = await tournaments.previewPairing(actorOf(call), { ...wish, tournamentId });
  if (preview.round !== wanted)
    refuse('NOT_FOUND', `The next round to draft is ${String(preview.round)}.`);
  return { body: await write('PairingPreview', preview, call) };
}

/** Drawing rounds. */
export const tournamentRounds: Handlers<'previewPairing' | 'previewPods'> = {
  previewPairing: (call) => previewed(call, {}),

  previewPods: (call) => previewed(call, definedFields(call.body)),
};
