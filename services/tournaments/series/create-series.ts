import { begin } from '../../platform/commands/begin.ts';
import { actorKey, checkScope, type AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { idFor } from '../../platform/requests/command-ids.ts';
import { digestOf } from '../../platform/requests/digest.ts';
import { checkIsNotBanned } from '../../platform/requests/account-standing.ts';
import { seriesStream } from '../../platform/storage/tournaments/series-name.ts';
import type { TournamentsDeps } from '../deps.ts';
import { checkOrganizes } from '../permissions.ts';
import { noteRuns } from './own-series.ts';
import { readSeries } from './series-aggregate.ts';
import { createSeriesInput, type CreateSeriesInput } from '../generated/inputs.ts';
import { seriesAfter, type SeriesCommit, type SeriesRecord } from './series-record.ts';
import { UnreadableTournamentError } from '../unreadable.ts';

/** Sets a series up. Sent again with the same commandId it finds the same series. */
export async function createSeries(
  deps: TournamentsDeps,
  actor: AccountActor,
  input: CreateSeriesInput,
): Promise<SeriesRecord> {
  checkScope(actor, 'organize');
  checkOrganizes(actor);
  const at = deps.now().toISOString();
  await checkIsNotBanned(deps.accounts, actor, at);
  const { commandId, ...says } = checked(createSeriesInput(), input);
  const { name, description, visibility, regulations, league } = says;
  const id = await idFor(deps, actor.account, { kind: 'series', commandId });
  const stream = seriesStream(id);
  const digest = digestOf('createSeries', says);
  const commit = {
    ...{ stream, version: 0, at, actor: actorKey(actor) },
    ...(commandId !== undefined && { commandId }),
    body: {
      of: 'series',
      digest,
      steps: [
        {
          ...{ type: 'SeriesCreated', name, visibility, owner: actor.account, regulations },
          ...(description !== undefined && { description }),
          ...(league && { league }),
        },
      ],
    },
  } satisfies SeriesCommit;
  await noteRuns(deps, [actor.account], { id, createdAt: at });
  return begin(deps.store, {
    commit,
    begun: () => seriesAfter(undefined, commit, id),
    async there() {
      const found = await readSeries(deps.store, stream);
      if (found === undefined) throw new UnreadableTournamentError(`${stream} is missing.`);
      return found.record;
    },
  });
}
