import { branchOf, commitmentOf, type Checkpoint } from '../../../shared/engine/index.ts';
import { actorKey, type AccountActor } from '../../platform/requests/actor.ts';
import { idFor } from '../../platform/requests/command-ids.ts';
import { checked } from '../../platform/requests/checked.ts';
import { digestOf } from '../../platform/requests/digest.ts';
import { enforce, refuseInput } from '../../platform/requests/refusal.ts';
import { checkMaySit } from '../seating/may-sit.ts';
import type { Backing } from '../session/backing.ts';
import { createdBefore, secretOf, type CreationKey } from './create.ts';
import { takePlaceForAnalysis } from '../session/hosted.ts';
import { forkMatchInput } from '../inputs/generated/inputs.ts';
import type { ForkMatch } from '../contract.ts';
import { resumable } from '../history/unfold.ts';
import { noMatch } from '../terms/no-match.ts';
import type { MatchCreated } from '../record/entry.ts';
import { stamped } from '../evolve/evolve.ts';
import { created } from '../evolve/evolve-lobby.ts';
import type { MatchCommit } from '../record/match-commit.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { isId } from '../record/seats.ts';
import { termsOf } from '../record/terms.ts';
import { forkMatchAction } from './may-fork.ts';
import { judgedBy } from './match-command.ts';
import type { Origin } from '../terms/origin.ts';
import { noFirstTurns, started } from '../record/play.ts';

/**
 * Forks a match that is over: sets an analysis up that goes on from one of its versions. All of it is one commit,
 * whose checkpoint holds the position; nothing of the history is copied. Sent again with the same commandId it finds
 * the same match.
 */
export async function forkMatch(
  backing: Backing,
  actor: AccountActor,
  input: ForkMatch,
): Promise<MatchRecord> {
  const { commandId, ...says } = checked(forkMatchInput(), input);
  const { matchId, version, chance } = says;
  await checkMaySit(backing, 'host', actor);
  const source = (isId(matchId) ? await backing.history.latest(matchId) : undefined) ?? noMatch();
  const who = await backing.atMatch(source, actor);
  enforce(forkMatchAction.check(judgedBy(backing, source), who));
  const stream = await idFor(backing, actor.account, { kind: 'match', commandId });
  const wish: CreationKey = { stream, commandId, digest: digestOf('fork', says) };
  const before = commandId && (await createdBefore(backing, wish, actor));
  if (before) return before;
  const position = await positionIn(backing, source, version);
  await takePlaceForAnalysis(backing, actor, stream);
  const commit = await commitOf(backing, { source, position, actor, wish, chance });
  if ((await backing.store.append(commit)) === 'conflict')
    return (await createdBefore(backing, wish, actor)) ?? noMatch();
  return (await backing.history.follow(commit)) ?? noMatch();
}

type Position = { readonly version: number; readonly run: Checkpoint<unknown> };

/** Reads the position of the match at a version; refused if it was not being played then. */
async function positionIn(
  { store, games }: Backing,
  source: MatchRecord,
  version: number,
): Promise<Position> {
  const loaded = version > source.version ? undefined : await store.load(source.id, version);
  const then = loaded && (await resumable(games, loaded));
  const status = then?.record.status;
  if (then?.run && (status === 'RUNNING' || status === 'PAUSED')) return { version, run: then.run };
  const detail = `The match wasn't being played at version ${String(version)}. Choose a version between its start and its end at version ${String(source.version)}.`;
  return refuseInput({ path: ['version'], detail });
}

type Forking = {
  readonly source: MatchRecord;
  readonly position: Position;
  readonly actor: AccountActor;
  readonly wish: CreationKey;
  readonly chance: Origin['chance'];
};

async function commitOf(backing: Backing, forking: Forking): Promise<MatchCommit> {
  const { source, position, actor, wish, chance } = forking;
  const { stream, commandId, digest } = wish;
  const dice =
    chance === 'SAME'
      ? {
          commitment: source.commitment,
          entropy: source.entropy,
          ...(source.beacon && { beacon: source.beacon }),
        }
      : { commitment: commitmentOf(await secretOf(backing, stream)) };
  const entry: MatchCreated = {
    type: 'MatchCreated',
    origin: { matchId: source.id, version: position.version, chance },
    gameId: source.gameId,
    options: source.options,
    ...termsOf(source, 'fork'),
    host: actor.account,
    visibility: 'PRIVATE',
    seats: source.seats.map(({ id }) => id),
    undo: 'NONE',
    chat: 'OFF',
    ...dice,
  };
  const bare: MatchCommit = {
    stream,
    version: 0,
    at: backing.now().toISOString(),
    actor: actorKey(actor),
    ...(commandId !== undefined && { commandId }),
    body: { of: 'match', entries: [entry], digest },
  };
  return { ...bare, checkpoint: checkpointOf(backing, entry, { commit: bare, run: position.run }) };
}

/** The whole of a fork as it begins. */
function checkpointOf(
  { games }: Pick<Backing, 'games'>,
  entry: MatchCreated,
  { commit, run }: { readonly commit: MatchCommit; readonly run: Checkpoint<unknown> },
) {
  const open = created(entry, commit);
  const branch = branchOf(run);
  const firstTurns = noFirstTurns(open.seats);
  const begun = started(open, { play: branch.match, firstTurns });
  const { play: _, ...record } = stamped(games.of(open), begun, commit);
  return { record, run: branch };
}
