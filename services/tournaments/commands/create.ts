import { commitmentOf } from '../../../shared/engine/index.ts';
import { actorKey, checkScope, type AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { idFor } from '../../platform/requests/command-ids.ts';
import { digestOf } from '../../platform/requests/digest.ts';
import { begin } from '../../platform/commands/begin.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { checkIsNotBanned } from '../../platform/requests/account-standing.ts';
import { tournamentStream } from '../../platform/storage/tournaments/name.ts';
import { readTournament } from '../aggregate.ts';
import type { TournamentsDeps } from '../deps.ts';
import { createTournamentInput, type CreateTournamentInput } from '../generated/inputs.ts';
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
 * Creates a tournament as a draft. The secret is stored first: a secret without a tournament does
 * no harm. Idempotent by commandId.
 */
export async function createTournament(
  deps: TournamentsDeps,
  actor: AccountActor,
  input: CreateTournamentInput,
): Promise<TournamentRecord> {
  checkScope(actor, 'organize');
  checkOrganizes(actor);
  const at = deps.now().toISOString();
  await checkIsNotBanned(deps.accounts, actor, at);
  const { commandId, regulations: written, ...says } = checked(createTournamentInput(), input);
  const regulations = await regulationsOf(deps.games, written);
  await checkSeries(deps, actor, regulations);
  checkCode(regulations, says.code);
  const id = await idFor(deps, actor.account, { kind: 'tournament', commandId });
  const stream = tournamentStream(id);
  await takePlaceForDraft(deps, actor, id);
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
      if (found === undefined) throw new UnreadableTournamentError(`${stream} is missing.`);
      return found.record;
    },
  });
}

/** Maximum number of drafts of tournaments per organizer. */
const DRAFTS_AT_ONCE = 20;

/**
 * Takes one of an organizer's places for drafts; tournaments that were announced or cancelled
 * release theirs automatically.
 */
async function takePlaceForDraft(
  { places, store }: TournamentsDeps,
  { account, roles }: AccountActor,
  holder: string,
): Promise<void> {
  if (roles.includes('admin')) return;
  const found = async (id: string) => (await readTournament(store, tournamentStream(id)))?.record;
  const look = async (id: string) => {
    const record = await found(id);
    if (record === undefined) return 'absent';
    return record.tournament.status === 'DRAFT' ? 'there' : 'over';
  };
  const place = { account, of: 'drafts', holder, most: DRAFTS_AT_ONCE, look };
  if ((await places.take(place)) !== undefined || (await found(holder)) !== undefined) return;
  refuse(
    'FORBIDDEN',
    `You already have ${String(DRAFTS_AT_ONCE)} drafts, which is the limit. Announce or cancel one of them first.`,
  );
}

/**
 * Stores the secret of a tournament; of several attempts to create the same one the first counts.
 */
async function secretOf({ secrets, random }: TournamentsDeps, stream: string): Promise<Uint8Array> {
  const secret = random(32);
  if ((await secrets.keep(stream, secret)) === 'kept') return secret;
  const kept = await secrets.read(stream);
  if (kept === undefined)
    throw new UnreadableTournamentError(`The secret of ${stream} is missing.`);
  return kept;
}
