import { toHex, type Checkpoint, type Game, type Running } from '../../../shared/engine/index.ts';
import type { Signature } from '../../platform/commands/command.ts';
import type { Revision } from '../history/unfold.ts';
import { isLobby, type LobbyEntry, type MatchEntry, type MatchRanked } from '../record/entry.ts';
import { clockEntry } from './clock-entry.ts';
import { evolveRecord, stamped } from '../evolve/evolve.ts';
import { evolveLobby } from '../evolve/evolve-lobby.ts';
import { rewinds, type MatchCommit } from '../record/match-commit.ts';
import { forBots } from '../record/bots.ts';
import { endOfLastRound } from '../record/last-round.ts';
import { isOver } from '../record/seats.ts';
import { laterOf } from '../../platform/time/duration.ts';
import { LOAD_SPAN } from '../../platform/storage/events/contract.ts';
import type { MatchRecord, StartedMatch } from '../record/match-record.ts';
import { isStarted, pauseOf, withPlay } from '../record/play.ts';
import type { RecordInCheckpoint } from '../record/stored-record.ts';
import type { LoadedMatch } from './loaded-match.ts';

/** The act of a command, what it does beside what the run of its match was fed. */
export type Act = {
  readonly before?: readonly LobbyEntry[];
  readonly after?: readonly LobbyEntry[];
};

/** A commit ready to be stored, and what the match is once it is. */
export type ComposedMatch = {
  readonly commit: MatchCommit;
  readonly revision: Revision;
  readonly since: number;
};

/**
 * Builds one commit of a command's effects on the match; the one that ends the match publishes the
 * secret, and records the ranking if its rules have ended it. Any commit that plays the last round
 * out ends the match.
 */
export function compose(match: LoadedMatch, act: Act, signature: Signature): ComposedMatch {
  const { record, secret } = match;
  const { before = [], after = [] } = act;
  const run = match.opened();
  const isClosed = after.some(({ type }) => endings.includes(type));
  // one that was over before has recorded its end already
  const isPlayed = run?.match.over === true && !isOver(record);
  const entries: readonly MatchEntry[] = [
    ...before,
    ...(run?.take() ?? []),
    ...after,
    ...(isPlayed && !isClosed ? [ranked(match.game, run)] : []),
    ...(isPlayed || isClosed ? [revealed(secret)] : []),
  ];
  const { actor, commandId, digest } = signature;
  const bare: MatchCommit = {
    stream: record.id,
    version: record.version + 1,
    at: laterOf(signature.at, record.updatedAt),
    actor,
    ...(commandId !== undefined && { commandId }),
    body: { of: 'match', entries, ...(digest !== undefined && { digest }) },
  };
  return sealed(match, playedOut(match, bare, run), run);
}

const revealed = (secret: Uint8Array): LobbyEntry => ({
  type: 'SecretRevealed',
  secret: toHex(secret),
});

/** The entries of a commit, besides the play, when the rules have ended the match. */
const ofTheRules: readonly string[] = ['MatchRanked', 'SecretRevealed'];

/** Adds the end of the match to a commit that plays out the table's last round. */
function playedOut(
  match: LoadedMatch,
  bare: MatchCommit,
  run: Running<unknown> | undefined,
): MatchCommit {
  const { record, secret } = match;
  if (record.lastRound === undefined) return bare;
  const end = endOfLastRound(record, recordAfter(match, bare, run));
  if (end === undefined) return bare;
  const told = bare.body.entries.filter(({ type }) => !ofTheRules.includes(type));
  const entries = [...told, end, revealed(secret)];
  return { ...bare, body: { ...bare.body, entries } };
}

const ranked = ({ standing }: Game, { match }: Running<unknown>): MatchRanked => ({
  type: 'MatchRanked',
  aside: true,
  ranking: standing(match.game),
});

/** The types of entries that end a match before its rules do. */
const endings: readonly string[] = ['MatchAbandoned', 'MatchClosed'];

/**
 * Names the workers that must act on a commit: bots for their questions, and the tournament for the
 * result of its match.
 */
function callsIn(record: MatchRecord): Pick<MatchCommit, 'calls'> {
  if (record.pod !== undefined && isOver(record)) return { calls: ['result'] };
  return forBots(record).length > 0 ? { calls: ['bots'] } : {};
}

/** Sets the clocks, calls the bots if they have to act, and adds a checkpoint if one is due. */
function sealed(
  match: LoadedMatch,
  bare: MatchCommit,
  run: Running<unknown> | undefined,
): ComposedMatch {
  const untimed = recordAfter(match, bare, run);
  const clocks = run && clockEntry(match.game, untimed, bare, match.calendars);
  const entries = clocks ? [...bare.body.entries, clocks] : bare.body.entries;
  const record = clocks ? evolveLobby(match.game, untimed, clocks) : untimed;
  const revision = { record, entries };
  const commit: MatchCommit = {
    ...bare,
    ...callsIn(record),
    body: { ...bare.body, entries },
  };
  const since = match.since + 1;
  if (!isDue(bare, record, since) || isOutOfReach(record, run)) return { commit, revision, since };
  return {
    commit: { ...commit, checkpoint: checkpointOf(record, run) },
    revision,
    since: 0,
  };
}

/**
 * Drops the checkpoint of a commit if it only saves reads; `undefined` if it has none, or if it is
 * needed to read the match.
 */
export function withoutCheckpoint(
  { since }: LoadedMatch,
  composed: ComposedMatch,
): ComposedMatch | undefined {
  const { checkpoint, ...commit } = composed.commit;
  if (checkpoint === undefined || isNeeded(commit)) return undefined;
  return { commit, revision: composed.revision, since: since + 1 };
}

/**
 * Builds the record after a commit. The run knows the play already; after a rewind it must be read
 * from the run.
 */
function recordAfter(
  { game, record }: LoadedMatch,
  bare: MatchCommit,
  run: Running<unknown> | undefined,
): MatchRecord {
  const isTakenBack = rewinds(bare);
  const folded = isTakenBack ? withAsides(game, record, bare) : evolveRecord(game, record, bare);
  if (!run || !isStarted(folded)) return folded;
  const played = withPlay(folded, run.match, pauseOf(folded));
  return isTakenBack ? stamped(game, withoutTableRound(played), bare) : played;
}

/** The match without its table round: the next round tells which one it is. */
function withoutTableRound(record: StartedMatch): StartedMatch {
  const { tableRound: _, ...rest } = record;
  return rest;
}

/** Folds the entries beside the play of a commit that takes the play back. */
const withAsides = (game: Game, record: MatchRecord, { body }: MatchCommit): MatchRecord =>
  body.entries.reduce(
    (told, entry) =>
      isLobby(entry) && entry.type !== 'MatchCreated' ? evolveLobby(game, told, entry) : told,
    record,
  );

/**
 * Checkpoints stand no further apart than one load spans. Closer would cost more: most commands find
 * their match warm, and a checkpoint is written for those that don't. Also at the end.
 */
const isDue = (commit: MatchCommit, record: MatchRecord, since: number): boolean =>
  since >= LOAD_SPAN || isOver(record) || isNeeded(commit);

/**
 * Whether nothing after it could be read without its checkpoint: a fold cannot go back, and a run
 * never hangs on today's opening position.
 */
const isNeeded = (commit: MatchCommit): boolean =>
  rewinds(commit) || commit.body.entries.some(({ type }) => type === 'MatchStarted');

/** Tests if a match in play has no opened run: its checkpoint can't be built without it. */
const isOutOfReach = (record: MatchRecord, run: Running<unknown> | undefined): boolean =>
  run === undefined && record.play !== undefined && !isOver(record);

type Checkpointed = { readonly record: RecordInCheckpoint; readonly run?: Checkpoint<unknown> };

/** Reads and resumption both hang on it; a match that is over is only read. */
function checkpointOf(record: MatchRecord, run: Running<unknown> | undefined): Checkpointed {
  const { play, ...rest } = record;
  if (play && isOver(record)) return { record: rest, run: { match: play, since: [] } };
  return run && play ? { record: rest, run: run.checkpoint } : { record: rest };
}
