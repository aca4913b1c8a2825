import type { Regulations } from '../../../shared/tournaments/regulations/regulations.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { CommandRefusedError, refuseInput } from '../../platform/requests/refusal.ts';
import { createReader } from '../reading/reader.ts';
import type { TournamentsDeps } from '../deps.ts';
import { seriesNamed } from './series-aggregate.ts';
import { checkMayFindSeries } from './series-permissions.ts';
import { tableOfSeries } from './table-of-series.ts';

type Deps = Pick<TournamentsDeps, 'store'>;

/** Cache for the tournaments of a series while its table is computed, in bytes. */
const ROOM = 4 * 1024 * 1024;

/** Refuses to seed by a series that the actor can't find: start numbers reveal its table. */
export async function checkSeries(
  { store }: Deps,
  actor: AccountActor,
  { series }: Regulations,
): Promise<void> {
  if (series === undefined) return;
  try {
    const record = await seriesNamed(store, series);
    await checkMayFindSeries(createReader({ store, room: ROOM }), record, actor);
  } catch (thrown) {
    if (!(thrown instanceof CommandRefusedError)) throw thrown;
    refuseInput({
      path: ['regulations', 'series'],
      detail: "Series not found, or you don't have access.",
    });
  }
}

/**
 * The ranks of accounts in the present table of a series; accounts that are in none of its events
 * have none.
 */
export async function ranksIn({ store }: Deps, id: string): Promise<ReadonlyMap<string, number>> {
  const { series } = await seriesNamed(store, id);
  const { rows } = await tableOfSeries(createReader({ store, room: ROOM }), series);
  return new Map(rows.map(({ account, rank }) => [account, rank]));
}
