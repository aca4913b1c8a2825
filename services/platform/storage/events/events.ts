import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import type { Called, Commit, EventStore, Loaded } from '../contract.ts';
import { LOAD_SPAN } from './contract.ts';
import { checkpointParts } from './parts.ts';
import { BrokenStreamError } from '../errors.ts';
import { itemsAt } from '../table/batch-get.ts';
import { compress, compressed } from '../table/json.ts';
import { commitKey, commitSort, LAST_VERSION, streamPartition } from '../table/keys.ts';
import { putNew } from '../table/put.ts';
import { pages } from '../table/query.ts';
import { withinItemLimit } from '../table/size.ts';

/** Commits as items of their stream's partition, in the order of their versions. */
export function eventStore(table: Table): EventStore {
  return {
    append: async (commit) => ((await putNew(table, toItem(commit))) ? 'stored' : 'conflict'),
    load: (stream, upTo = LAST_VERSION) => load(table, stream, upTo),
    unchanged: (known) => unchanged(table, known),
    ...checkpointParts(table),
    range: (stream, after, first) => range(table, stream, after, first),
  };
}

async function load(table: Table, stream: string, upTo: number): Promise<Loaded | undefined> {
  const latestFirst: Commit[] = [];
  for await (const page of pages(table, { ...between(stream, 0, upTo), ...backwards })) {
    const commits = page.map(toCommit);
    const base = commits.findIndex(isBase);
    latestFirst.push(...(base === -1 ? commits : commits.slice(0, base + 1)));
    if (base !== -1) break;
  }
  const [oldest, ...later] = latestFirst.reverse();
  if (oldest === undefined) return undefined;
  checkOrder(stream, [oldest, ...later]);
  return { stream, version: oldest.version + later.length, commits: [oldest, ...later] };
}

/** Whether a fold can begin here. */
const isBase = (commit: Commit) => commit.checkpoint !== undefined || commit.version === 0;

const backwards = { ScanIndexForward: false, ConsistentRead: true, Limit: LOAD_SPAN };

async function unchanged(table: Table, known: ReadonlyMap<string, number>) {
  const still = new Map([...known].map(([stream]) => [streamPartition(stream), stream]));
  const next = [...known].map(([stream, version]) => commitKey(stream, version + 1));
  for (const { pk } of await itemsAt(table, next, ['pk'])) still.delete(String(pk));
  return new Set(still.values());
}

async function range(table: Table, stream: string, after: number | undefined, first: number) {
  const found: Commit[] = [];
  const from = after === undefined ? 0 : after + 1;
  if (first < 1 || from > LAST_VERSION) return found;
  const query = { ...between(stream, from, LAST_VERSION), ...withoutCheckpoints, Limit: first };
  for await (const page of pages(table, query)) {
    found.push(...page.map(toCommit));
    if (found.length >= first) break;
  }
  return found.slice(0, first);
}

const withoutCheckpoints = {
  ProjectionExpression: '#stream, version, #at, actor, commandId, calls, body',
  ExpressionAttributeNames: { '#stream': 'stream', '#at': 'at' },
  ConsistentRead: true,
};

const between = (stream: string, from: number, to: number) => ({
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
  ExpressionAttributeValues: {
    ':pk': streamPartition(stream),
    ':from': commitSort(from),
    ':to': commitSort(to),
  },
});

/**
 * Checks that commits are consecutive. A stream can only be folded whole: a gap means that a writer
 * stored a commit without having loaded the one before.
 */
function checkOrder(stream: string, commits: readonly Commit[]): void {
  const [oldest] = commits;
  if (oldest !== undefined && !isBase(oldest)) throw new BrokenStreamError(stream, oldest.version);
  commits.reduce((before, commit) => {
    if (commit.version !== before.version + 1) {
      throw new BrokenStreamError(stream, commit.version);
    }
    return commit;
  });
}

const toItem = (commit: Commit) =>
  withinItemLimit(`Commit ${commit.version} of ${commit.stream}`, {
    ...commitKey(commit.stream, commit.version),
    stream: commit.stream,
    version: commit.version,
    at: commit.at,
    actor: commit.actor,
    commandId: commit.commandId,
    calls: commit.calls && wordsOf(commit.calls),
    body: compress(commit.body),
    checkpoint: commit.checkpoint === undefined ? undefined : compress(commit.checkpoint),
  });

/**
 * Joins the called workers into one text, separated by blanks, for filters that test its presence.
 */
const wordsOf = (calls: readonly Called[]): string | undefined =>
  calls.length === 0 ? undefined : [...new Set(calls)].toSorted().join(' ');

const callsIn = once(() =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.split(' ')),
    ),
    z.array(z.enum(['bots', 'result', 'director'])),
  ),
);

const commitItem = once(() =>
  z.object({
    stream: z.string(),
    version: z.number(),
    at: z.string(),
    actor: z.string(),
    commandId: z.optional(z.string()),
    calls: z.optional(callsIn()),
    body: compressed(),
    checkpoint: z.optional(compressed()),
  }),
);

/** The commit that an item holds. */
export const toCommit = (item: unknown): Commit => commitItem().parse(item);
