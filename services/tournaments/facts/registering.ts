import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Player } from '../../../shared/tournaments/record/player.ts';
import { isIn } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';

type Comer = Pick<Player, 'account' | 'at' | 'entropy' | 'machine'>;

/** The first round that a late comer could play in; `undefined` where nobody may enter any more. */
export function lateRound({ regulations, rounds, stage }: Tournament): number | undefined {
  const next = 1 + Math.max(0, ...rounds.map(({ round }) => round));
  const { lateEntry, stages } = regulations;
  const [first] = stages;
  if (lateEntry === undefined || first?.format !== 'SWISS' || stage > 1) return undefined;
  return next <= Math.min(lateEntry.untilRound, first.rounds) ? next : undefined;
}

/**
 * Takes people in, in this order: as many as there is room for, the rest wait. Once the event is under way they
 * have their start numbers at once, and play from the next round that is drafted on.
 */
export function registering(
  tournament: Tournament,
  comers: readonly Comer[],
  pending = false,
): readonly TournamentEvent[] {
  const { cap } = tournament.regulations.registration;
  const room = Math.max(0, cap - tournament.players.filter(isIn).length);
  const players = comers.map((comer, i): Player => ({
    ...comer,
    status: pending ? 'PENDING' : i < room ? 'REGISTERED' : 'WAITLISTED',
  }));
  if (players.length === 0) return [];
  const registered: TournamentEvent = { type: 'PlayersRegistered', players };
  const isOn = tournament.stage > 0;
  const round = isOn ? lateRound(tournament) : undefined;
  const late = players.filter(({ status }) => status === 'REGISTERED');
  if (round === undefined || late.length === 0) return [registered];
  return [
    registered,
    { type: 'PlayersEntered', accounts: late.map(({ account }) => account), round },
  ];
}
