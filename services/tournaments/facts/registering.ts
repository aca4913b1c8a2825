import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Player } from '../../../shared/tournaments/record/player.ts';
import { isIn, nextRound, playerBy } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { refuse } from '../../platform/requests/refusal.ts';

type Comer = Pick<Player, 'account' | 'at' | 'entropy' | 'machine'>;

/**
 * Maximum number of start numbers of a tournament, late entries included: dropped players make room
 * in the field.
 */
const MOST_NUMBERS = 4_096;

/** The first round of a late entry, or the reason why no one can enter any more. */
type LateEntry = { readonly round: number } | { readonly why: string };

function lateEntry(tournament: Tournament): LateEntry {
  const { regulations, stage, numbers } = tournament;
  const [first] = regulations.stages;
  const until = regulations.lateEntry?.untilRound;
  if (until === undefined)
    return { why: "The tournament has started and doesn't allow late entry." };
  if (first?.format !== 'SWISS') {
    return { why: 'The tournament has started. Only Swiss rounds allow late entry.' };
  }
  if (stage > 1) return { why: 'The first stage is over, so late entry has ended.' };
  if (numbers.length >= MOST_NUMBERS) {
    return { why: `All ${String(MOST_NUMBERS)} start numbers are taken.` };
  }
  const last = Math.min(until, first.rounds);
  const round = nextRound(tournament);
  return round <= last
    ? { round }
    : { why: `Late entry ended with round ${String(last)}, which is already published.` };
}

/** The first round of a late entry; `undefined` if no one can enter any more. */
export function lateRound(tournament: Tournament): number | undefined {
  const entry = lateEntry(tournament);
  return 'round' in entry ? entry.round : undefined;
}

/**
 * Refuses late entry to a running tournament whose regulations do not allow it, or not any more.
 */
export function checkMayComeLate(tournament: Tournament): void {
  if (tournament.status !== 'RUNNING' && tournament.status !== 'PAUSED') return;
  const entry = lateEntry(tournament);
  if ('why' in entry) refuse('REGISTRATION_CLOSED', entry.why);
}

/** True if a player of a started tournament has a place, but no start number yet. */
const isWithoutNumber = (player: Pick<Player, 'status' | 'number'>): boolean =>
  player.number === undefined && isIn(player);

/**
 * True if a player on the list can enter late by registering again. The list itself moves no one
 * after round 1 is published: players who still wait, or who missed the start, may have gone home.
 */
export function mayComeLate(
  tournament: Tournament,
  player: Pick<Player, 'status' | 'number'>,
): boolean {
  if (tournament.stage === 0 || lateRound(tournament) === undefined) return false;
  if (isWithoutNumber(player)) return true;
  const isPublished = tournament.rounds.some(({ status }) => status !== 'DRAFT');
  return player.status === 'WAITLISTED' && isPublished && roomIn(tournament) > 0;
}

/** Number of free places. */
export const roomIn = ({
  players,
  regulations,
}: Pick<Tournament, 'players' | 'regulations'>): number =>
  Math.max(0, regulations.registration.cap - players.filter(isIn).length);

/**
 * Gives places to players on the list, in this order and up to the cap; in a started tournament
 * also start numbers.
 */
export function admitting(
  tournament: Tournament,
  accounts: readonly string[],
): readonly TournamentEvent[] {
  const [placed, waiting] = [
    accounts.filter((account) => hasPlace(tournament, account)),
    accounts.filter((account) => !hasPlace(tournament, account)),
  ];
  const admitted = waiting.slice(0, roomIn(tournament));
  const set = { type: 'PlayersSet', accounts: admitted, status: 'REGISTERED' } as const;
  return [...(admitted.length > 0 ? [set] : []), ...entering(tournament, [...placed, ...admitted])];
}

const hasPlace = (tournament: Tournament, account: string): boolean => {
  const player = playerBy(tournament, account);
  return player !== undefined && isIn(player);
};

/**
 * Enters players into a running tournament: they get a start number at once, and play from the next
 * published round on. They are present, so they need no check-in for that round.
 */
function entering(tournament: Tournament, accounts: readonly string[]): readonly TournamentEvent[] {
  const round = tournament.stage > 0 ? lateRound(tournament) : undefined;
  if (round === undefined || accounts.length === 0) return [];
  const entered = { type: 'PlayersEntered', accounts, round } as const;
  return tournament.regulations.checkIn?.eachRound === true
    ? [entered, { type: 'CheckedIn', accounts, round }]
    : [entered];
}

/** Registers players, in this order: as many as there is room for, the rest wait. */
export function registering(
  tournament: Tournament,
  comers: readonly Comer[],
  pending = false,
): readonly TournamentEvent[] {
  const room = roomIn(tournament);
  const players = comers.map((comer, i): Player => ({
    ...comer,
    status: pending ? 'PENDING' : i < room ? 'REGISTERED' : 'WAITLISTED',
  }));
  if (players.length === 0) return [];
  const late = players.filter(({ status }) => status === 'REGISTERED');
  return [
    { type: 'PlayersRegistered', players },
    ...entering(
      tournament,
      late.map(({ account }) => account),
    ),
  ];
}
