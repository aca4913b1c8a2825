import {
  fold,
  standAt,
  type Entry,
  type Match,
  type Seat,
  type Shown,
} from '../../../shared/engine/index.ts';
import { firstTurnsAfter } from '../presence/first-turns.ts';
import { inTime } from '../presence/evolve-presence.ts';
import { remembering, type DoneCommand } from '../../platform/commands/done-before.ts';
import type { MatchRecord, MatchStatus, SeatInfo } from '../contract.ts';
import { dueAnswersAfter } from '../record/due-answers.ts';
import type { RecordedClocks } from '../record/match-record.ts';
import { askedWhetherToEnd } from '../proposals/left-alone.ts';
import { evolvePause } from '../proposals/evolve-proposals.ts';
import { delayAfter } from '../record/spectator-delay.ts';
import { isLobby, isPlay, type MatchEntry } from '../record/entry.ts';
import { created, evolveLobby } from './evolve-lobby.ts';
import {
  leaps,
  rewinds,
  rewoundTo,
  type MatchCheckpoint,
  type MatchCommit,
} from '../record/match-commit.ts';
import { present } from '../record/present.ts';
import { humans } from '../record/seats.ts';
import { UnreadableMatchError } from '../terms/unreadable.ts';

/** The number of questions answered by the clock that are remembered: the latest. */
const EXPIRED = 32;

/**
 * Folds one commit by its facts only; no rule is run. A commit that leaps must carry its
 * checkpoint.
 */
export function evolveRecord(
  game: Shown,
  record: MatchRecord | undefined,
  commit: MatchCommit,
): MatchRecord {
  const { checkpoint, body } = commit;
  if (checkpoint && (record === undefined || rewinds(commit))) return restore(game, checkpoint);
  if (leaps(commit))
    throw new UnreadableMatchError('A commit that skips versions must have a checkpoint.');
  const folded = body.entries.reduce<MatchRecord | undefined>(
    (before, entry) => evolveEntry(game, before, entry, commit),
    record,
  );
  if (folded === undefined) throw new UnreadableMatchError('A match must begin with MatchCreated.');
  const isAsBefore = folded.seats === record?.seats && folded.lastRound === record.lastRound;
  const seatsAt = isAsBefore ? record.seatsAt : commit.version;
  return stamped(game, { ...folded, seatsAt }, commit);
}

/** The record that a checkpoint stands for. */
const restore = (game: Shown, { record, run }: MatchCheckpoint): MatchRecord => ({
  ...record,
  play: run && standAt(game, run),
});

/**
 * Stamps the record with what every commit changes: version, time, status, what those are shown who hold no
 * seat, and the memory of its command.
 */
export const stamped = (
  game: Pick<Shown, 'turnBegun'>,
  record: MatchRecord,
  commit: MatchCommit,
): MatchRecord => ({
  ...withoutAsked(record),
  ...(askedWhetherToEnd(record) && { askedWhetherToEnd: true as const }),
  ...(record.spectators && {
    spectators: delayAfter(game, record.spectators, commit, {
      hasStarted: record.play !== undefined,
      isDeserted: humans(record).length > 0 && present(record).length === 0,
    }),
  }),
  version: commit.version,
  updatedAt: commit.at,
  status: statusOf(record),
  commands: remembered(record.commands, commit),
});

const withoutAsked = ({ askedWhetherToEnd: _, ...record }: MatchRecord): MatchRecord => record;

/**
 * The remembered commands with that of a commit. What a rewind has cut of the play was never done: its questions
 * are asked again, under their old ids.
 */
function remembered(commands: MatchRecord['commands'], commit: MatchCommit) {
  const { version, actor, commandId, body } = commit;
  const cutAfter = rewoundTo(commit) ?? Infinity;
  const known = Object.fromEntries(
    Object.entries(commands).map(
      ([who, done]) =>
        [who, done.filter(({ version: at, aside }) => aside || at <= cutAfter)] as const,
    ),
  );
  if (commandId === undefined) return known;
  const done: DoneCommand = {
    id: commandId,
    version,
    digest: body.digest ?? '',
    ...(!body.entries.some(isPlay) && { aside: true }),
  };
  return remembering(known, actor, done);
}

function statusOf({ status, play }: MatchRecord): MatchStatus {
  if (status === 'ABANDONED') return status;
  if (play === undefined) return 'OPEN';
  if (play.over) return 'FINISHED';
  return play.paused ? 'PAUSED' : 'RUNNING';
}

function evolveEntry(
  game: Shown,
  record: MatchRecord | undefined,
  entry: MatchEntry,
  commit: MatchCommit,
): MatchRecord {
  if (entry.type === 'MatchCreated') return created(entry, commit);
  if (record === undefined) throw new UnreadableMatchError('A match must begin with MatchCreated.');
  if (isLobby(entry)) return evolveLobby(game, record, entry);
  if (!isPlay(entry)) return record;
  if (record.play === undefined)
    throw new UnreadableMatchError("A match can't be played before MatchStarted.");
  const isNote = entry.type === 'Noted' && !entry.wakes;
  const paused = isNote ? evolvePause(record, entry.note, commit.at) : record;
  const play = fold(game, record.play, [entry]);
  return {
    ...answeredIn(paused, entry),
    ...expiredBy(paused, entry),
    ...dueAnswersAfter(paused, entry),
    ...firstTurnsAfter(game, paused, entry),
    ...tableRoundAt(game, paused, { entry, version: commit.version, play }),
    play,
  };
}

/**
 * The round of the table that a fact begins, in a tournament's match. Once time was called the first to begin ends the
 * match, and so stays, whatever its commit goes on to.
 */
function tableRoundAt(
  game: Shown,
  before: MatchRecord,
  { entry, version, play }: Told,
): Pick<MatchRecord, 'tableRound'> {
  if (before.pod === undefined || before.play === undefined || entry.type !== 'Told') return {};
  if (before.lastRound !== undefined && before.tableRound?.begun === version) return {};
  if (game.roundBegun?.(before.play.game, entry.event) !== true) return {};
  return { tableRound: { begun: version, ranking: game.standing(play.game) } };
}

type Told = {
  readonly entry: Entry;
  readonly version: number;
  /** The play after it. */
  readonly play: Match<unknown>;
};

/** Folds an answer: its seat no longer counts as late. */
function answeredIn(record: MatchRecord, entry: Entry): MatchRecord {
  if (entry.type !== 'Answered' || entry.by !== undefined) return record;
  const wasLate = (seat: SeatInfo): boolean => seat.id === entry.seat && seat.missed !== undefined;
  if (!record.seats.some(wasLate)) return record;
  return {
    ...record,
    seats: record.seats.map((seat) => (wasLate(seat) ? inTime(seat) : seat)),
  };
}

/** Remembers the clock's answers, so that a late player learns the reason of a refusal. */
const expiredBy = ({ clocks }: MatchRecord, entry: Entry): Pick<MatchRecord, 'clocks'> =>
  clocks && entry.type === 'Answered' && entry.by === 'clock'
    ? { clocks: { ...clocks, expired: withExpired(clocks.expired, entry) } }
    : {};

const withExpired = (
  expired: RecordedClocks['expired'] = [],
  { id, seat }: { readonly id: string; readonly seat: Seat },
) => [...expired, { id, seat }].slice(-EXPIRED);
