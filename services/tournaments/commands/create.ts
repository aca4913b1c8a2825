import { commitmentOf } from '../../../shared/engine/index.ts';
import { actorKey, checkScope, type AccountActor } from '../../requests/actor.ts';
import { checked } from '../../requests/checked.ts';
import { idFor } from '../../requests/command-ids.ts';
import { digestOf } from '../../requests/digest.ts';
import { begin } from '../../commands/begin.ts';
import { checkIsNotBanned } from '../../requests/standing.ts';
import { tournamentStream } from '../../storage/tournaments/name.ts';
import { readTournament } from '../aggregate.ts';
import type { Inputs } from '../contract.ts';
import type { TournamentsDeps } from '../deps.ts';
import { inputs } from '../input/input.ts';
import {
  recordAfter,
  type TournamentCommit,
  type TournamentRecord,
} from '../record/tournament-record.ts';
import { checkOrganizes } from '../permissions.ts';
import { checkCode, regulationsOf } from '../regulations.ts';
import { checkSeries } from '../series/seeding.ts';
import { UnreadableTournamentError } from '../unreadable.ts';

/**
 * Sets a tournament up, as a draft. The secret is stored first: one without a tournament harms nobody. Sent again
 * with the same commandId it finds the same tournament.
 */
export async function createTournament(
  deps: TournamentsDeps,
  actor: AccountActor,
  input: Inputs['create'],
): Promise<TournamentRecord> {
  checkScope(actor, 'organize');
  checkOrganizes(actor);
  const at = deps.now().toISOString();
  await checkIsNotBanned(deps.accounts, actor, at);
  const { commandId, regulations: written, ...says } = checked(inputs().create, input);
  const regulations = await regulationsOf(deps.games, written);
  await checkSeries(deps, actor, regulations);
  checkCode(regulations, says.code);
  const id = await idFor(deps, actor.account, { kind: 'tournament', commandId });
  const stream = tournamentStream(id);
  const digest = digestOf('createTournament', { ...says, regulations });
  const { name, visibility, description, code } = says;
  const commit = {
    ...{ stream, version: 0, at, actor: actorKey(actor) },
    ...(commandId !== undefined && { commandId }),
    calls: ['director'],
    body: {
      of: 'tournament',
      digest,
      events: [
        {
          ...{ type: 'TournamentCreated', name, visibility, owner: actor.account, regulations },
          ...(description !== undefined && { description }),
          ...(code !== undefined && { code }),
          commitment: commitmentOf(await secretOf(deps, stream)),
        },
      ],
    },
  } satisfies TournamentCommit;
  return begin(deps.store, {
    commit,
    begun: () => recordAfter(undefined, commit, { id }),
    async there() {
      const found = await readTournament(deps.store, stream);
      if (found === undefined) throw new UnreadableTournamentError(`${stream} is not there.`);
      return found.record;
    },
  });
}

/** Of several tries to create the same tournament the first secret counts. */
async function secretOf({ secrets, random }: TournamentsDeps, stream: string): Promise<Uint8Array> {
  const secret = random(32);
  if ((await secrets.keep(stream, secret)) === 'kept') return secret;
  const kept = await secrets.read(stream);
  if (kept === undefined) throw new UnreadableTournamentError(`The secret of ${stream} is gone.`);
  return kept;
}
