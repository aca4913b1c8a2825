import { numbersSeedOf } from '../../../shared/tournaments/chance/derived.ts';
import { present, startOrder } from '../../../shared/tournaments/drafting/start-order.ts';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { TABLE_RULES, type Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { limitsOf, type TimeControl } from '../../matches/terms/time-control.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import type { TournamentsDeps } from '../deps.ts';
import { ranksIn } from '../series/seeding.ts';

/** True if there are enough players for one pod of the first stage. */
export const areEnough = (tournament: Tournament): boolean =>
  present(tournament).length >= (tournament.regulations.stages[0]?.podSize.min ?? 2);

export function checkEnough(tournament: Tournament): void {
  if (areEnough(tournament)) return;
  const { length } = present(tournament);
  const least = tournament.regulations.stages[0]?.podSize.min ?? 2;
  refuse(
    'TOO_FEW_PLAYERS',
    `The tournament needs at least ${String(least)} players. Only ${String(length)} can play.`,
  );
}

type Starting = {
  readonly tournament: Tournament;
  readonly secret: Uint8Array;
  readonly deps: Pick<TournamentsDeps, 'ratings' | 'store'>;
};

/**
 * The events of the start: start numbers for the players present, in the order of the regulations.
 */
export async function startEvents(starting: Starting): Promise<readonly TournamentEvent[]> {
  const { tournament, secret } = starting;
  const seed = numbersSeedOf(secret, tournament.id);
  const figures = await figuresOf(starting);
  const order = startOrder(tournament, { seed, figures }).map(({ account }) => account);
  const told = figures && order.map((account) => figures.get(account) ?? 0);
  return [
    {
      ...{ type: 'TournamentStarted', order, seed, rules: TABLE_RULES },
      ...(told && { figures: told }),
    },
    { type: 'StageBegun', stage: 1, entrants: [] },
  ];
}

/**
 * The sort keys of start numbers by account: ratings, or ranks of a series; `undefined` with other
 * seedings.
 */
async function figuresOf({
  tournament,
  deps,
}: Starting): Promise<ReadonlyMap<string, number> | undefined> {
  const { seeding, series, game, timeControl } = tournament.regulations;
  if (seeding === 'SERIES' && series !== undefined) return ranksIn(deps, series);
  if (seeding !== 'RATING') return undefined;
  const { speed } = limitsOf(timeControl as TimeControl);
  const figures = await Promise.all(
    present(tournament).map(async ({ account, machine }) => {
      const pool = machine ? 'BOT' : speed;
      return [account, await deps.ratings.figure(account, { gameId: game.id, pool })] as const;
    }),
  );
  return new Map(figures);
}
