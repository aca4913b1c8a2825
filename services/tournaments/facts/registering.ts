import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Player } from '../../../shared/tournaments/record/player.ts';
import { isIn } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';

type Comer = Pick<Player, 'account' | 'at' | 'entropy' | 'machine'>;

/** So many start numbers are given in one event, to whoever comes late as well: some of theirs drop out and leave room. */
const MOST_NUMBERS = 4_096;

/** The first round that a late comer could play in; `undefined` where nobody may enter any more. */
export function lateRound({ regulations, rounds, stage, numbers }: Tournament): number | undefined {
  const next = 1 + Math.max(0, ...rounds.map(({ round }) => round));
  const { lateEntry, stages } = regulations;
  const [first] = stages;
  if (lateEntry === undefined || first?.format !== 'SWISS' || stage > 1) return undefined;
  if (numbers.length >= MOST_NUMBERS) return undefined;
  return next <= Math.min(lateEntry.untilRound, first.rounds) ? next : undefined;
}

/**
 * Whether somebody who waits may come in late: the list itself moves nobody any more, for whoever still waits may have
 * gone home. They say that they are there by registering again, as anybody else does who comes late.
 */
export const mayComeLate = (tournament: Tournament, { status }: Pick<Player, 'status'>): boolean =>
  status === 'WAITLISTED' &&
  tournament.rounds.some((round) => round.status !== 'DRAFT') &&
  lateRound(tournament) !== undefined &&
  roomIn(tournament) > 0;

/** How many more there is room for. */
export const roomIn = ({
  players,
  regulations,
}: Pick<Tournament, 'players' | 'regulations'>): number =>
  Math.max(0, regulations.registration.cap - players.filter(isIn).length);

/** Gives places to people who are on the list already, in this order: as many as there is room for. */
export function admitting(
  tournament: Tournament,
  accounts: readonly string[],
): readonly TournamentEvent[] {
  const admitted = accounts.slice(0, roomIn(tournament));
  if (admitted.length === 0) return [];
  return [
    { type: 'PlayersSet', accounts: admitted, status: 'REGISTERED' },
    ...entering(tournament, admitted),
  ];
}

/** Whoever comes in once it is under way has a start number at once, and plays from the next round that is drafted on. */
function entering(tournament: Tournament, accounts: readonly string[]): readonly TournamentEvent[] {
  const round = tournament.stage > 0 ? lateRound(tournament) : undefined;
  return round === undefined || accounts.length === 0
    ? []
    : [{ type: 'PlayersEntered', accounts, round }];
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
