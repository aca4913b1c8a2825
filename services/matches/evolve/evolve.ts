import {
  fold,
  type Entry,
  type Match,
  type Seat,
  type GameDisplay,
} from '../../../shared/engine/index.ts';
import { firstTurnsAfter } from '../presence/first-turns.ts';
import { inTime } from '../presence/evolve-presence.ts';
import { remembering, type DoneCommand } from '../../platform/commands/done-before.ts';
import type {
  Begun,
  MatchRecord,
  RecordedClocks,
  SeatInfo,
  StartedMatch,
} from '../record/match-record.ts';
import { isStarted, withPlay } from '../record/play.ts';
import { restored } from '../record/stored-record.ts';
import { dueAnswersAfter } from '../record/due-answers.ts';
import { askedWhetherToEnd } from '../proposals/left-alone.ts';
import { pauseAfter } from '../proposals/evolve-proposals.ts';
import { delayAfter } from '../record/spectator-delay.ts';
import { isLobby, isPlay, type MatchEntry } from '../record/entry.ts';
import { created, evolveLobby } from './evolve-lobby.ts';
import { leaps, rewinds, rewoundTo, type MatchCommit } from '../record/match-commit.ts';
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
  game: GameDisplay,
  record: MatchRecord | undefined,
  commit: MatchCommit,
): MatchRecord {
  const { checkpoint, body } = commit;
  if (checkpoint && (record === undefined || rewinds(commit))) return restored(game, checkpoint);
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

/**
 * Stamps the record with the changes of every commit: version, time, the version spectators see,
 * and the memory of its command.
 */
export const stamped = (
  game: Pick<GameDisplay, 'turnBegun'>,
  record: MatchRecord,
  commit: MatchCommit,
): MatchRecord => ({
  ...(isStarted(record) ? { ...record, askedWhetherToEnd: askedWhetherToEnd(record) } : record),
  ...(record.spectators && {
    spectators: delayAfter(game, record.spectators, commit, {
      hasStarted: record.play !== undefined,
      isDeserted: humans(record).length > 0 && present(record).length === 0,
    }),
  }),
  version: commit.version,
  updatedAt: commit.at,
  commands: remembered(record.commands, commit),
});

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

function evolveEntry(
  game: GameDisplay,
  record: MatchRecord | undefined,
  entry: MatchEntry,
  commit: MatchCommit,
): MatchRecord {
  if (entry.type === 'MatchCreated') return created(entry, commit);
  if (record === undefined) throw new UnreadableMatchError('A match must begin with MatchCreated.');
  if (isLobby(entry)) return evolveLobby(game, record, entry);
  if (!isPlay(entry)) return record;
  if (!isStarted(record))
    throw new UnreadableMatchError("A match can't be played before MatchStarted.");
  const play = fold(game, record.play, [entry]);
  const { pause, pausedMs } = pauseAfter(record, entry, commit.at);
  const folded: StartedMatch = {
    ...answeredIn(record, entry),
    ...expiredBy(record, entry),
    ...dueAnswersAfter(record, entry),
    ...firstTurnsAfter(game, record, entry),
    ...tableRoundAt(game, record, { entry, version: commit.version, play }),
    pausedMs,
  };
  return withPlay(folded, play, pause);
}

/**
 * The round of the table that a fact begins, in a tournament's match. Once time was called the first to begin ends the
 * match, and so stays, whatever its commit goes on to.
 */
function tableRoundAt(
  game: GameDisplay,
  before: StartedMatch,
  { entry, version, play }: Told,
): Pick<Begun, 'tableRound'> {
  if (before.pod === undefined || entry.type !== 'Told') return {};
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
function answeredIn(record: StartedMatch, entry: Entry): StartedMatch {
  if (entry.type !== 'Answered' || entry.by !== undefined) return record;
  const wasLate = (seat: SeatInfo): boolean => seat.id === entry.seat && seat.missed !== undefined;
  if (!record.seats.some(wasLate)) return record;
  return {
    ...record,
    seats: record.seats.map((seat) => (wasLate(seat) ? inTime(seat) : seat)),
  };
}

/** Remembers the clock's answers, so that a late player learns the reason of a refusal. */
const expiredBy = ({ clocks }: Begun, entry: Entry): Pick<Begun, 'clocks'> =>
  clocks && entry.type === 'Answered' && entry.by === 'clock'
    ? { clocks: { ...clocks, expired: withExpired(clocks.expired, entry) } }
    : {};

const withExpired = (
  expired: RecordedClocks['expired'] = [],
  { id, seat }: { readonly id: string; readonly seat: Seat },
) => [...expired, { id, seat }].slice(-EXPIRED);
