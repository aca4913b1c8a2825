import { roundOf } from '../../../../shared/tournaments/record/queries.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { numberKey, pageOf } from '../../../platform/requests/page.ts';
import { refuse } from '../../../platform/requests/refusal.ts';
import type { PreviewPairing } from '../../../tournaments/contract.ts';
import { actorOf, type CallOf, type Handlers } from '../call.ts';
import { numberIn } from '../number-in.ts';
import { write, writeAll } from '../write.ts';
import { byVersion } from './paged.ts';

type InRound = CallOf<'previewPairing' | 'previewPods'>;

/** The next round as it would be with these pods and byes; not found if the path names another. */
async function previewed(call: InRound, wish: Omit<PreviewPairing, 'tournamentId'>) {
  const { tournamentId, round } = call.path;
  const wanted = numberIn('round', round);
  const preview = await call.tournaments.previewPairing(actorOf(call), { ...wish, tournamentId });
  if (preview.round !== wanted)
    refuse('NOT_FOUND', `The next round to draft is ${String(preview.round)}.`);
  return { body: await write('PairingPreview', preview, call) };
}

/** Reads of tournaments and series that REST has of its own. */
export const tournaments: Handlers<
  'getRound' | 'getTournamentUpdates' | 'previewPairing' | 'previewPods' | 'getQualified'
> = {
  async getRound(call) {
    const seen = await call.tournaments.find(call.viewer, call.path.tournamentId);
    const round = roundOf(seen.tournament, numberIn('round', call.path.round));
    if (round === undefined) return refuse('NOT_FOUND', 'Round not found.');
    const key = ({ pod }: { readonly pod: number }) => numberKey(pod);
    const { items, hasNext } = pageOf(round.pods, key, call.query);
    const endCursor = items.at(-1)?.cursor ?? null;
    const models = items.map(({ item: pod }) => ({ pod, round, seen }));
    const pods = { items: await writeAll('Pod', models, call), hasNextPage: hasNext, endCursor };
    return {
      body: { ...(await write('Round', { round, seen }, call)), pods },
      next: hasNext && endCursor !== null ? { ...call.said, after: endCursor } : undefined,
      version: seen.tournament.version,
    };
  },

  async getTournamentUpdates(call) {
    const { tournamentId } = call.path;
    const [{ tournament }, updates] = await Promise.all([
      call.tournaments.find(call.viewer, tournamentId),
      call.tournaments.updates(call.viewer, { tournamentId, ...definedFields(call.query) }),
    ]);
    const { page, next } = byVersion(updates, {
      versionOf: ({ version }) => version,
      first: call.query.first,
      latest: tournament.version,
    });
    return { body: await write('TournamentUpdates', page, call), next };
  },

  previewPairing: (call) => previewed(call, {}),

  previewPods: (call) => previewed(call, definedFields(call.body)),

  async getQualified(call) {
    const { count, without = '' } = call.query;
    const accounts = await call.tournaments.qualifiedIn(call.viewer, {
      ...{ seriesId: call.path.seriesId, count },
      without: without.split(',').filter(Boolean),
    });
    const names = await call.accounts.names(accounts);
    const models = accounts.map((id) => ({ id, name: names[id] }));
    return { body: { items: await writeAll('Person', models, call) } };
  },
};
