import { beginning, type Seat, type GameDisplay } from '../../../shared/engine/index.ts';
import { evolveClocks } from '../clocks/evolve-clocks.ts';
import { speedOf } from '../clocks/speed-of.ts';
import { handedOver } from '../record/handed-over.ts';
import type { MatchRecord, OpenMatch, SeatInfo } from '../record/match-record.ts';
import { abandonedInPlay } from '../record/stored-record.ts';
import { cancelled, closed, isStarted, started } from '../record/play.ts';
import { closeInvitations, evolveInvitations } from './evolve-invitations.ts';
import { evolveProposals } from '../proposals/evolve-proposals.ts';
import { clocksOfReturned, evolvePresence, leaving } from '../presence/evolve-presence.ts';
import { delayOf } from '../record/spectator-delay.ts';
import type { LobbyEntry, MatchCreated, MatchStarted } from '../record/entry.ts';
import { isOver } from '../record/seats.ts';
import { UnreadableMatchError } from '../terms/unreadable.ts';
import { termsOf } from '../record/terms.ts';
import type { MatchCommit } from '../record/match-commit.ts';

/** The record that a match begins with: open, its seats free. */
export function created(
  entry: MatchCreated,
  { stream, at }: Pick<MatchCommit, 'stream' | 'at'>,
): OpenMatch {
  const {
    gameId,
    options,
    kept,
    host,
    visibility,
    invitation,
    seats,
    commitment,
    beacon,
    timeControl,
    absence,
    spectatorDelay,
    pod,
    pausesUntil,
    origin,
    entropy = [],
  } = entry;
  return {
    id: stream,
    ...(origin && { origin }),
    ...(pod && { pod }),
    gameId,
    options,
    ...termsOf(entry),
    ...(kept && { kept }),
    host,
    visibility,
    invitation,
    invitations: [],
    status: 'OPEN',
    seats: seats.map((id) => ({ id, holder: undefined })),
    seatsAt: 0,
    createdAt: at,
    updatedAt: at,
    version: 0,
    commitment,
    ...(beacon && { beacon }),
    ...(timeControl && { timeControl }),
    ...(absence && { absence }),
    ...(spectatorDelay !== undefined && { spectators: delayOf(spectatorDelay) }),
    ...(pausesUntil !== undefined && { pausesUntil }),
    entropy,
    entropyOf: [],
    leavers: [],
    proposals: [],
    answers: {},
    undos: 0,
    pausedMs: 0,
    play: undefined,
    commands: {},
  };
}

/** Folds what happens around the play. */
export function evolveLobby(
  game: GameDisplay,
  record: MatchRecord,
  entry: Exclude<LobbyEntry, MatchCreated>,
): MatchRecord {
  switch (entry.type) {
    case 'SeatTaken': {
      const { seat, holder, entropy } = entry;
      const seated = withSeat(record, { id: seat, holder });
      // a substitute adds nothing to the dice, and has the time of one who comes back
      if (isStarted(seated)) return { ...seated, ...clocksOfReturned(seated, seat) };
      return withEntropy(seated, entropy, seat);
    }
    case 'SeatHandedOver':
      return handedOver(record, entry);
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
    case 'MatchStarted':
      return begun(game, record, entry);
    case 'SeatResigned': {
      const holder = record.seats.find(({ id }) => id === entry.seat)?.holder;
      const left = { ...record, ...leaving(record, entry.seat) };
      return withSeat(left, { id: entry.seat, holder, resigned: true });
    }
    case 'MatchAbandoned':
      return isStarted(record)
        ? closed(closeInvitations(record), abandonedInPlay(game, record.play))
        : cancelled(closeInvitations(record));
    case 'SecretRevealed':
      return isOver(record) ? { ...record, secret: entry.secret } : record;
    case 'MatchRanked':
      return record.status === 'FINISHED' ? { ...record, ranking: entry.ranking } : record;
    case 'MatchUnrated': {
      const { rated: _, ...unrated } = record;
      return unrated;
    }
    case 'PausesMoved':
      return { ...record, pausesUntil: entry.until };
    case 'TimeCalled': {
      const { pausesUntil: _, ...going } = record;
      return { ...going, timeControl: entry.timeControl, lastRound: { speed: speedOf(record) } };
    }
    case 'MatchClosed': {
      const { type: _, ...closing } = entry;
      return isStarted(record) ? closed(record, closing) : cancelled(record);
    }
    case 'SeatLate':
    case 'SeatAbsent':
    case 'SeatOffered':
    case 'SeatReturned':
      return evolvePresence(record, entry);
    case 'ProposalOpened':
    case 'Voted':
    case 'ProposalClosed':
      return evolveProposals(record, entry);
    case 'Invited':
    case 'InvitationUsed':
    case 'InvitationClosed':
      return evolveInvitations(record, entry);
    case 'ClocksSet':
    case 'TimeCredited':
    case 'ClocksStopped':
      return isStarted(record) ? { ...record, clocks: evolveClocks(record.clocks, entry) } : record;
  }
}

/** Starts the play: the free seats go, and so do the invitations. */
function begun(
  game: GameDisplay,
  record: MatchRecord,
  { seats: played, drawn, entropy }: MatchStarted,
): MatchRecord {
  if (record.status !== 'OPEN')
    throw new UnreadableMatchError('A match can be started only while it is open.');
  const play = beginning(game.initial({ seats: played, options: record.options }));
  const beacon = record.beacon && drawn && { ...record.beacon, ...drawn };
  const seats = record.seats.filter(({ id }) => played.includes(id));
  const open = { ...closeInvitations(record), seats, ...(beacon && { beacon }) };
  return withEntropy(started(open, { play, firstTurns: { done: {} } }), entropy, '');
}

const withSeat = <R extends MatchRecord>(record: R, changed: SeatInfo): R => ({
  ...record,
  seats: record.seats.map((seat) => (seat.id === changed.id ? changed : seat)),
});

/**
 * Appends entropy with the seat it came from, so that a player who leaves takes it along; entropy
 * of no seat (empty) stays. A beacon replaces all of it, so that no one can try values once its
 * round is known.
 */
const withEntropy = <R extends MatchRecord>(record: R, entropy: string | undefined, of: Seat): R =>
  entropy === undefined || record.beacon !== undefined
    ? record
    : {
        ...record,
        entropy: [...record.entropy, entropy],
        entropyOf: [...record.entropyOf, of],
      };
