import { commitmentOf } from '../../../shared/engine/index.ts';
import { spell } from '../../matches/commands/ids.ts';
import { actorKey, checkScope, type AccountActor } from '../../requests/actor.ts';
import { checked } from '../../requests/checked.ts';
import { idBytes } from '../../requests/command-ids.ts';
import { digestOf } from '../../requests/digest.ts';
import { doneBefore } from '../../commands/done-before.ts';
import { refuse, refuseInput } from '../../requests/refusal.ts';
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
import { regulationsOf } from '../regulations.ts';
import { checkSeries } from '../series/seeding.ts';
import { UnreadableTournamentError } from '../unreadable.ts';

const ID_LENGTH = 26;

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
  const isOrganizer = actor.roles.includes('organizer') || actor.roles.includes('admin');
  if (!isOrganizer || actor.machine) {
    refuse('FORBIDDEN', 'Tournaments are set up by people with the role organizer or admin.');
  }
  const at = deps.now().toISOString();
  await checkIsNotBanned(deps.accounts, actor, at);
  const { commandId, regulations: written, ...says } = checked(inputs().create, input);
  const regulations = await regulationsOf(deps.games, written);
  await checkSeries(deps, actor, regulations);
  if (regulations.registration.mode === 'CODE' && says.code === undefined) {
    refuseInput({ path: ['code'], detail: 'Registration is by code here: say which.' });
  }
  const id = await idFor(deps, actor.account, commandId);
  const stream = tournamentStream(id);
  const digest = digestOf('createTournament', { ...says, regulations });
  const { name, visibility, description, code } = says;
  const commit: TournamentCommit = {
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
  };
  if ((await deps.store.append(commit)) === 'stored') return recordAfter(undefined, commit, { id });
  const there = await readTournament(deps.store, stream);
  if (there === undefined) throw new UnreadableTournamentError(`${stream} is not there.`);
  if (commandId !== undefined) {
    doneBefore(there.record.commands, actorKey(actor), { id: commandId, digest });
  }
  return there.record;
}

async function idFor(
  deps: TournamentsDeps,
  account: string,
  commandId: string | undefined,
): Promise<string> {
  if (commandId === undefined) return spell(deps.random(ID_LENGTH), ID_LENGTH);
  return spell(await idBytes(deps, account, ['tournament', commandId]), ID_LENGTH);
}

/** Of several tries to create the same tournament the first secret counts. */
async function secretOf({ secrets, random }: TournamentsDeps, stream: string): Promise<Uint8Array> {
  const secret = random(32);
  if ((await secrets.keep(stream, secret)) === 'kept') return secret;
  const kept = await secrets.read(stream);
  if (kept === undefined) throw new UnreadableTournamentError(`The secret of ${stream} is gone.`);
  return kept;
}
