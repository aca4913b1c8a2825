import { beginning, type Seat, type Shown } from '../../../shared/engine/index.ts';
import { evolveClocks } from '../clocks/evolve-clocks.ts';
import { speedOf } from '../clocks/speed-of.ts';
import { handedOver } from '../record/handed-over.ts';
import type { MatchRecord, SeatInfo } from '../contract.ts';
import { closeInvitations, evolveInvitations } from './evolve-invitations.ts';
import { evolveProposals } from '../proposals/evolve-proposals.ts';
import { clocksOfReturned, evolvePresence, leaving } from '../presence/evolve-presence.ts';
import { delayOf } from '../record/spectator-delay.ts';
import type { LobbyEntry, MatchCreated } from '../record/entry.ts';
import { termsOf } from '../record/terms.ts';
import type { MatchCommit } from '../record/match-commit.ts';

/** The record that a match begins with: open, its seats free. */
export function created(
  entry: MatchCreated,
  { stream, at }: Pick<MatchCommit, 'stream' | 'at'>,
): MatchRecord {
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
    case 'MatchStarted': {
      const play = beginning(game.initial({ seats: entry.seats, options: record.options }));
      const seats = record.seats.filter(({ id }) => entry.seats.includes(id));
      const { drawn, entropy } = entry;
      const beacon = record.beacon && drawn && { ...record.beacon, ...drawn };
      const firstTurns = { done: {} };
      const begun = { ...record, seats, play, firstTurns, ...(beacon && { beacon }) };
      return withEntropy(closeInvitations(begun), entropy, '');
    }
    case 'SeatResigned': {
      const holder = record.seats.find(({ id }) => id === entry.seat)?.holder;
      const left = { ...record, ...leaving(record, entry.seat) };
      return withSeat(left, { id: entry.seat, holder, resigned: true });
    }
    case 'MatchAbandoned':
      return { ...closeInvitations(record), status: 'ABANDONED' };
    case 'SecretRevealed':
      return { ...record, secret: entry.secret };
    case 'MatchRanked':
      return { ...record, ranking: entry.ranking };
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
      return { ...record, status: 'ABANDONED', closing };
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
      return { ...record, clocks: evolveClocks(record.clocks, entry) };
  }
}

const withSeat = (record: MatchRecord, changed: SeatInfo): MatchRecord => ({
  ...record,
  seats: record.seats.map((seat) => (seat.id === changed.id ? changed : seat)),
});

/**
 * Appends entropy with the seat it came from, so that a player who leaves takes it along; entropy
 * of no seat (empty) stays. A beacon replaces all of it, so that no one can try values once its
 * round is known.
 */
const withEntropy = (record: MatchRecord, entropy: string | undefined, of: Seat): MatchRecord =>
  entropy === undefined || record.beacon !== undefined
    ? record
    : {
        ...record,
        entropy: [...record.entropy, entropy],
        entropyOf: [...record.entropyOf, of],
      };
