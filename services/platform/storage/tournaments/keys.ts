import { accountPartition, id, segment, type Key } from '../table/keys.ts';
import { sortable } from '../table/sortable.ts';
import type { StoredFact, StoredPlay, StoredRun } from './contract.ts';

/** The prefix of the facts in an inbox; consumers of the table's stream filter by it. */
export const INBOX = 'INBOX#';

/** The partition of a stream's inbox: what lies with the commits can never be taken away, and this is. */
export const inboxPartition = (stream: string): string => INBOX + id(stream, 'stream', 900);

/** Ordered by the time of receipt. */
export const factKey = ({
  stream,
  at,
  id: fact,
}: Pick<StoredFact, 'stream' | 'at' | 'id'>): Key => ({
  pk: inboxPartition(stream),
  sk: `${INBOX}${sortable(at)}#${segment(fact, 'fact')}`,
});

/** The prefix of an account's parts in tournaments. */
export const PLAYS = 'PLAYS#';

/** The partition of an account's parts in tournaments: who directs these may write there, and not beside its tokens. */
export const playsPartition = (account: string): string => PLAYS + id(account, 'account', 900);

/** Ordered by when the tournaments were set up. */
export const playKey = (
  account: string,
  { tournament, begun }: Pick<StoredPlay, 'tournament' | 'begun'>,
): Key => ({
  pk: playsPartition(account),
  sk: `${PLAYS}${sortable(begun)}#${segment(tournament, 'tournament')}`,
});

/** The key of an event's preview, in a partition of its own: it is put again and again. */
export const previewKey = (stream: string): Key => ({
  pk: `PREVIEW#${id(stream, 'stream', 900)}`,
  sk: 'PREVIEW',
});

/** The prefix of the series that an account may run, beside its profile. */
export const RUNS = 'SERIES#';

/** Ordered by when the series were set up. */
export const runKey = (account: string, { series, begun }: StoredRun): Key => ({
  pk: accountPartition(account),
  sk: `${RUNS}${sortable(begun)}#${segment(series, 'series')}`,
});
