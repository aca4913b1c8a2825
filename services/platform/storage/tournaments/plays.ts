import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Plays, StoredPlay } from '../contract.ts';
import type { Table } from '../table/client.ts';
import { putLatest } from '../table/put.ts';
import { playKey, PLAYS, playsPartition } from './keys.ts';
import { newestFirst } from './newest-first.ts';

/** The parts of an account in tournaments: one small item each. */
export const plays = (table: Table): Plays => ({
  put: (account, play) => putLatest(table, { ...playKey(account, play), ...play }),
  ...newestFirst(table, {
    partition: playsPartition,
    prefix: PLAYS,
    schema: playItem,
  }),
});

const playItem = once((): z.ZodMiniType<StoredPlay> =>
  z.object({
    tournament: z.string(),
    begun: z.string(),
    version: z.number(),
    as: z.string(),
    since: z.string(),
  }),
);
