import { doneBefore } from '../../commands/done-before.ts';
import { spell } from '../../matches/commands/ids.ts';
import { actorKey, checkScope, type AccountActor } from '../../requests/actor.ts';
import { checked } from '../../requests/checked.ts';
import { idBytes } from '../../requests/command-ids.ts';
import { digestOf } from '../../requests/digest.ts';
import { refuse } from '../../requests/refusal.ts';
import { checkIsNotBanned } from '../../requests/standing.ts';
import { seriesStream } from '../../storage/tournaments/series-name.ts';
import type { TournamentsDeps } from '../deps.ts';
import { readSeries } from './series-aggregate.ts';
import { seriesInputs, type SeriesInputs } from './series-input.ts';
import { seriesAfter, type SeriesCommit, type SeriesRecord } from './series-record.ts';
import { UnreadableTournamentError } from '../unreadable.ts';

const ID_LENGTH = 26;

/** Sets a series up. Sent again with the same commandId it finds the same series. */
export async function createSeries(
  deps: TournamentsDeps,
  actor: AccountActor,
  input: SeriesInputs['create'],
): Promise<SeriesRecord> {
  checkScope(actor, 'organize');
  const isOrganizer = actor.roles.includes('organizer') || actor.roles.includes('admin');
  if (!isOrganizer || actor.machine) {
    refuse('FORBIDDEN', 'Series are set up by people with the role organizer or admin.');
  }
  const at = deps.now().toISOString();
  await checkIsNotBanned(deps.accounts, actor, at);
  const { commandId, ...says } = checked(seriesInputs().create, input);
  const { name, description, visibility, regulations, league } = says;
  const id =
    commandId === undefined
      ? spell(deps.random(ID_LENGTH), ID_LENGTH)
      : spell(await idBytes(deps, actor.account, ['series', commandId]), ID_LENGTH);
  const stream = seriesStream(id);
  const digest = digestOf('createSeries', says);
  const commit: SeriesCommit = {
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
  };
  if ((await deps.store.append(commit)) === 'stored') return seriesAfter(undefined, commit, id);
  const there = await readSeries(deps.store, stream);
  if (there === undefined) throw new UnreadableTournamentError(`${stream} is not there.`);
  if (commandId !== undefined) {
    doneBefore(there.record.commands, actorKey(actor), { id: commandId, digest });
  }
  return there.record;
}
