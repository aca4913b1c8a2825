import { chanceOf, drawn } from '../../../shared/tournaments/pairing/draw.ts';
import { numbersSeedOf } from '../../../shared/tournaments/chance/derived.ts';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Player } from '../../../shared/tournaments/record/player.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { limitsOf, type TimeControl } from '../../matches/clocks/time-control.ts';
import { refuse } from '../../requests/refusal.ts';
import type { TournamentsDeps } from '../deps.ts';

/** Who is there when it begins: registered, and checked in where that is asked. */
const present = ({ regulations, players }: Tournament): readonly Player[] =>
  players.filter(({ status }) =>
    regulations.checkIn
      ? status === 'CHECKED_IN'
      : status === 'CHECKED_IN' || status === 'REGISTERED',
  );

/** Whether there are enough for one pod of the first stage. */
export const areEnough = (tournament: Tournament): boolean =>
  present(tournament).length >= (tournament.regulations.stages[0]?.podSize.min ?? 2);

export function checkEnough(tournament: Tournament): void {
  if (areEnough(tournament)) return;
  const { length } = present(tournament);
  const least = tournament.regulations.stages[0]?.podSize.min ?? 2;
  refuse(
    'TOO_FEW_PLAYERS',
    `It begins with ${String(least)} players or more; ${String(length)} are there.`,
  );
}

type Starting = {
  readonly tournament: Tournament;
  readonly secret: Uint8Array;
  readonly deps: Pick<TournamentsDeps, 'ratings'>;
};

/** The beginning: start numbers for who is there, in the order that the regulations say. */
export async function startEvents(starting: Starting): Promise<readonly TournamentEvent[]> {
  const { tournament, secret } = starting;
  const seed = numbersSeedOf(secret, tournament.id);
  const lot = drawn(
    present(tournament).toSorted((a, b) => (a.account < b.account ? -1 : 1)),
    chanceOf(seed, 'numbers-1'),
    'numbers',
  );
  const rank = await ranking(starting, lot);
  const order = lot.toSorted((a, b) => rank(a) - rank(b)).map(({ account }) => account);
  return [
    { type: 'TournamentStarted', order, seed },
    { type: 'StageBegun', stage: 1, entrants: [] },
  ];
}

/** What players are ordered by before the lot, the least first. */
async function ranking(
  { tournament, deps }: Starting,
  players: readonly Player[],
): Promise<(player: Player) => number> {
  const { seeding, game, timeControl } = tournament.regulations;
  if (seeding === 'MANUAL') return ({ seed = Number.MAX_SAFE_INTEGER }) => seed;
  if (seeding !== 'RATING') return () => 0;
  const { speed } = limitsOf(timeControl as TimeControl);
  const figures = await Promise.all(
    players.map(async ({ account, machine }) => {
      const pool = machine ? 'BOT' : speed;
      return [account, await deps.ratings.figure(account, { gameId: game.id, pool })] as const;
    }),
  );
  const known = new Map(figures);
  return ({ account }) => -(known.get(account) ?? 0);
}
