import {
  beginning,
  fold,
  standAt,
  type Entry,
  type Seat,
  type Shown,
} from '../../../shared/engine/index.ts';
import { clocksOfReturned, evolvePresence, inTime, leaving } from '../presence/evolve-presence.ts';
import { evolveClocks } from '../clocks/evolve-clocks.ts';
import type { DoneCommand, MatchRecord, MatchStatus, SeatInfo } from '../contract.ts';
import { shortened } from './done-before.ts';
import type { RecordedClocks } from './match-record.ts';
import { isLobby, isPlay, type LobbyEntry, type MatchCreated, type MatchEntry } from './entry.ts';
import { rewinds, rewoundTo, type MatchCheckpoint, type MatchCommit } from './match-commit.ts';
import { UnreadableMatchError } from './unreadable.ts';

/** How many commands of each actor are remembered, and of how many actors: the latest. */
const COMMANDS = 16;
const ACTORS = 32;
/** How many of the questions that the clock answered are remembered: the latest. */
const EXPIRED = 32;

/** Folds one commit, by facts alone: no rule is run. A commit that rewinds must bear its checkpoint. */
export function evolveRecord(
  game: Shown,
  record: MatchRecord | undefined,
  commit: MatchCommit,
): MatchRecord {
  const { checkpoint, body } = commit;
  if (checkpoint && (record === undefined || rewinds(commit))) return restore(game, checkpoint);
  if (rewinds(commit)) throw new UnreadableMatchError('A rewinding commit bears no checkpoint.');
  const folded = body.entries.reduce<MatchRecord | undefined>(
    (before, entry) => evolveEntry(game, before, entry, commit),
    record,
  );
  if (folded === undefined) throw new UnreadableMatchError('A match begins with MatchCreated.');
  return stamped(folded, commit);
}

/** The record that a checkpoint stands for. */
const restore = (game: Shown, { record, run }: MatchCheckpoint): MatchRecord => ({
  ...record,
  play: run && standAt(game, run),
});

/** What every commit changes: version, time, status, and the memory of its command. */
export const stamped = (record: MatchRecord, commit: MatchCommit): MatchRecord => ({
  ...record,
  version: commit.version,
  updatedAt: commit.at,
  status: statusOf(record),
  commands: remembered(record.commands, commit),
});

/**
 * Whoever acted last comes last, so that a long row of passing guests cannot make a match heavy.
 * What a rewind has cut was never done: its questions are asked again, under their old ids.
 */
function remembered(commands: MatchRecord['commands'], commit: MatchCommit) {
  const { version, actor, commandId, body } = commit;
  const cutAfter = rewoundTo(commit) ?? Infinity;
  const known = Object.entries(commands).map(
    ([who, done]) => [who, done.filter((command) => command.version <= cutAfter)] as const,
  );
  if (commandId === undefined) return Object.fromEntries(known);
  const done: DoneCommand = { id: shortened(commandId), version, digest: body.digest ?? '' };
  const others = known.filter(([who]) => who !== actor);
  const [[, before] = [actor, []]] = known.filter(([who]) => who === actor);
  const theirs = [...before, done].slice(-COMMANDS);
  return Object.fromEntries([...others, [actor, theirs] as const].slice(-ACTORS));
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
  if (record === undefined) throw new UnreadableMatchError('A match begins with MatchCreated.');
  if (isLobby(entry)) return evolveLobby(game, record, entry);
  if (!isPlay(entry)) return record;
  if (record.play === undefined) throw new UnreadableMatchError('Play before MatchStarted.');
  return {
    ...answeredIn(record, entry),
    ...expiredBy(record, entry),
    play: fold(game, record.play, [entry]),
  };
}

/** Whoever answers has not been late since. */
const answeredIn = (record: MatchRecord, entry: Entry): MatchRecord =>
  entry.type === 'Answered' && entry.by === undefined
    ? {
        ...record,
        seats: record.seats.map((seat) =>
          seat.id === entry.seat && seat.missed !== undefined ? inTime(seat) : seat,
        ),
      }
    : record;

/** Remembers what the clock answers, so that whoever comes too late hears why. */
const expiredBy = ({ clocks }: MatchRecord, entry: Entry): Pick<MatchRecord, 'clocks'> =>
  clocks && entry.type === 'Answered' && entry.by === 'clock'
    ? { clocks: { ...clocks, expired: withExpired(clocks.expired, entry) } }
    : {};

const withExpired = (
  expired: RecordedClocks['expired'] = [],
  { id, seat }: { readonly id: string; readonly seat: Seat },
) => [...expired, { id, seat }].slice(-EXPIRED);

function created(entry: MatchCreated, { stream, at }: MatchCommit): MatchRecord {
  const {
    gameId,
    options,
    host,
    visibility,
    invitation,
    seats,
    commitment,
    beacon,
    timeControl,
    absence,
  } = entry;
  return {
    id: stream,
    gameId,
    options,
    host,
    visibility,
    invitation,
    status: 'OPEN',
    seats: seats.map((id) => ({ id, holder: undefined })),
    createdAt: at,
    updatedAt: at,
    version: 0,
    commitment,
    ...(beacon && { beacon }),
    ...(timeControl && { timeControl }),
    ...(absence && { absence }),
    entropy: [],
    entropyOf: [],
    secret: undefined,
    play: undefined,
    commands: {},
  };
}

/** Folds what happens around the play. */
export function evolveLobby(
  game: Shown,
  record: MatchRecord,
  entry: Exclude<LobbyEntry, MatchCreated>,
): MatchRecord {
  switch (entry.type) {
    case 'SeatTaken': {
      const { seat, holder, entropy } = entry;
      const seated = withSeat(record, { id: seat, holder });
      // a substitute adds nothing to the dice, and has the time of one who comes back
      if (record.play !== undefined) return { ...seated, ...clocksOfReturned(record, seat) };
      return withEntropy(seated, entropy, seat);
    }
    case 'SeatVacated': {
      const theirs = record.entropyOf.indexOf(entry.seat);
      return {
        ...withSeat(record, { id: entry.seat, holder: undefined }),
        entropy: record.entropy.filter((_, i) => i !== theirs),
        entropyOf: record.entropyOf.filter((_, i) => i !== theirs),
      };
    }
    case 'HostPassed':
      return { ...record, host: entry.host };
    case 'MatchStarted': {
      const play = beginning(game.initial({ seats: entry.seats, options: record.options }));
      const seats = record.seats.filter(({ id }) => entry.seats.includes(id));
      const { drawn, entropy } = entry;
      const beacon = record.beacon && drawn && { ...record.beacon, ...drawn };
      const begun = { ...record, seats, play, ...(beacon && { beacon }) };
      return withEntropy(begun, entropy, '');
    }
    case 'SeatResigned': {
      const holder = record.seats.find(({ id }) => id === entry.seat)?.holder;
      const left = { ...record, ...leaving(record, entry.seat) };
      return withSeat(left, { id: entry.seat, holder, resigned: true });
    }
    case 'MatchAbandoned':
      return { ...record, status: 'ABANDONED' };
    case 'SecretRevealed':
      return { ...record, secret: entry.secret };
    case 'MatchClosed': {
      const { type: _, ...closing } = entry;
      return { ...record, status: 'ABANDONED', closing };
    }
    case 'SeatLate':
    case 'SeatAbsent':
    case 'SeatOffered':
    case 'SeatReturned':
      return evolvePresence(record, entry);
    case 'ClocksSet':
    case 'TimeCredited':
    case 'ClocksStopped':
      return { ...record, clocks: evolveClocks(record.clocks, entry) };
  }
}

const withSeat = (record: MatchRecord, changed: SeatInfo): MatchRecord => ({
  ...record,
  seats: record.seats.map((seat) => (seat.id === changed.id ? changed : seat)),
});

/**
 * Adds somebody's entropy, as the last. Who holds no seat takes nothing along. A beacon takes the
 * place of all of it: so nobody can try what pleases them once its round is known.
 */
const withEntropy = (record: MatchRecord, entropy: string | undefined, of: Seat): MatchRecord =>
  entropy === undefined || record.beacon !== undefined
    ? record
    : {
        ...record,
        entropy: [...record.entropy, entropy],
        entropyOf: [...record.entropyOf, of],
      };
