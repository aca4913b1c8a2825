import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Player } from '../../../shared/tournaments/record/player.ts';
import { isIn, nextRound, playerBy } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { refuse } from '../../platform/requests/refusal.ts';

type Comer = Pick<Player, 'account' | 'at' | 'entropy' | 'machine'>;

/** So many start numbers are given in one event, to whoever comes late as well: some of theirs drop out and leave room. */
const MOST_NUMBERS = 4_096;

/** The round that a late comer plays first, or why nobody can come in any more. */
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

/** The round that a late comer plays first; `undefined` if nobody can come in any more. */
export function lateRound(tournament: Tournament): number | undefined {
  const entry = lateEntry(tournament);
  return 'round' in entry ? entry.round : undefined;
}

/** Refuses to let anybody into an event under way whose regulations let nobody come in late, or not any more. */
export function checkMayComeLate(tournament: Tournament): void {
  if (tournament.status !== 'RUNNING' && tournament.status !== 'PAUSED') return;
  const entry = lateEntry(tournament);
  if ('why' in entry) refuse('REGISTRATION_CLOSED', entry.why);
}

/** Whether a player of an event that has begun has a place, and no start number yet. */
const isWithoutNumber = (player: Pick<Player, 'status' | 'number'>): boolean =>
  player.number === undefined && isIn(player);

/**
 * Whether somebody on the list can come in late by registering again. The list itself moves nobody after round 1 is
 * published: players who still wait, or who missed the start, may have gone home.
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

/** How many more there is room for. */
export const roomIn = ({
  players,
  regulations,
}: Pick<Tournament, 'players' | 'regulations'>): number =>
  Math.max(0, regulations.registration.cap - players.filter(isIn).length);

/** Gives places to people on the list, in this order and up to the cap; of a begun event also start numbers. */
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
 * Players who come into an event under way get a start number at once, and play from the next round that is published
 * on. They are there, so they do not have to check in for that round.
 */
function entering(tournament: Tournament, accounts: readonly string[]): readonly TournamentEvent[] {
  const round = tournament.stage > 0 ? lateRound(tournament) : undefined;
  if (round === undefined || accounts.length === 0) return [];
  const entered = { type: 'PlayersEntered', accounts, round } as const;
  return tournament.regulations.checkIn?.eachRound === true
    ? [entered, { type: 'CheckedIn', accounts, round }]
    : [entered];
}

/**
 * Takes people in, in this order: as many as there is room for, the rest wait.
 */
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
