import { afterAll, beforeAll } from 'vitest';
import type { Aggregate } from '../../services/platform/commands/aggregate.ts';
import type { Command } from '../../services/platform/commands/command.ts';
import { createCommandLoop } from '../../services/platform/commands/command-loop.ts';
import { remembering, type DoneCommands } from '../../services/platform/commands/done-before.ts';
import { oneAtATime } from '../../services/platform/commands/one-at-a-time.ts';
import { createWarm } from '../../services/platform/commands/warm.ts';
import { refuse } from '../../services/platform/requests/refusal.ts';
import type { Commit } from '../../services/platform/storage/contract.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { bytesFrom } from '../support/chance.ts';
import { openTestTable, type TestTable } from '../support/stores.ts';

/** A till: an aggregate that is no match. Its notes are no part of what an expected version is held against. */
export type Till = {
  readonly id: string;
  readonly version: number;
  readonly sum: number;
  readonly notes: readonly string[];
  /** The version that changed the sum last. */
  readonly changedAt: number;
  readonly commands: DoneCommands;
};
type Entry = { readonly paid: number } | { readonly noted: string };
type LoadedTill = { readonly record: Till };

const empty = (id: string): Till => ({
  id,
  version: -1,
  sum: 0,
  notes: [],
  changedAt: -1,
  commands: {},
});

const apply = (till: Till, entry: Entry): Till =>
  'paid' in entry
    ? { ...till, sum: till.sum + entry.paid, changedAt: till.version + 1 }
    : { ...till, notes: [...till.notes, entry.noted] };

function fold(till: Till, { version, actor, commandId, body, checkpoint }: Commit): Till {
  if (checkpoint !== undefined) return checkpoint as Till;
  const { entries, digest = '' } = body as { entries: readonly Entry[]; digest?: string };
  const after = { ...entries.reduce(apply, till), version };
  if (commandId === undefined) return after;
  const done = { id: commandId, version, digest };
  return { ...after, commands: remembering(till.commands, actor, done) };
}

type Composed = { readonly commit: Commit; readonly record: Till };

/** The number of commits after which one bears its whole till. */
const SPAN = 4;

/** One process with tills: its own memory, its own client. */
function openTills({ connect, table }: TestTable, n: number, room: number) {
  const client = connect();
  const { events: store } = createStore({ client, table });
  const tills: Aggregate<LoadedTill, readonly Entry[], Composed> = {
    async load(id) {
      const found = await store.load(id);
      return { record: (found?.commits ?? []).reduce(fold, empty(id)) };
    },
    sizeOf: () => 1,
    compose({ record }, entries, { at, actor, commandId, digest }) {
      const version = record.version + 1;
      const body = { entries, ...(digest !== undefined && { digest }) };
      const commit = { stream: record.id, version, at, actor, commandId, body };
      const after = fold(record, commit);
      const checkpoint = version % SPAN === 0 ? { checkpoint: after } : {};
      return { commit: { ...commit, ...checkpoint }, record: after };
    },
    lighter: (_, { commit: { checkpoint, ...commit }, record }) =>
      checkpoint === undefined || commit.version === 0 ? undefined : { commit, record },
    stored: (_, { record }) => ({ record, next: { record } }),
  };
  const handle = createCommandLoop<
    LoadedTill,
    readonly Entry[],
    Command<LoadedTill, readonly Entry[]>
  >(
    {
      warm: createWarm(tills, { store, room }),
      inTurn: oneAtATime(),
      now: () => new Date('2026-03-01T12:00:00.000Z'),
      random: bytesFrom(`tills ${String(n)}`),
    },
    {
      called: 'till',
      check({ record: { changedAt } }, { expectedVersion = Infinity }) {
        if (expectedVersion >= changedAt) return;
        refuse('STALE_VERSION', 'The sum has changed.', { currentVersion: changedAt });
      },
      async first({ record: { id } }, version) {
        const found = await store.load(id, version);
        return (found?.commits ?? []).reduce(fold, empty(id));
      },
    },
  );
  return { handle, store, client };
}
export type Tills = ReturnType<typeof openTills>;

/** Opens a table around the tests of a file; gives fresh processes on it. */
export function useTills() {
  let place: TestTable | undefined;
  let opened = 0;
  beforeAll(async () => {
    place = await openTestTable();
  });
  afterAll(() => place?.close());
  return (room = 100): Tills => {
    if (place === undefined) throw new Error('The table is not open yet.');
    return openTills(place, (opened += 1), room);
  };
}

const by = { actor: { kind: 'account', account: 'ann', roles: [] } } as const;

/** Pays into a till; refused where less than nothing would be left. */
export const pay = (paid: number, more: Partial<Command<LoadedTill, readonly Entry[]>> = {}) => ({
  name: 'pay',
  ...by,
  says: { paid },
  act({ record }: LoadedTill) {
    if (record.sum + paid < 0) refuse('BAD_USER_INPUT', 'There is less in it.');
    return paid === 0 ? undefined : [{ paid }];
  },
  ...more,
});

export const note = (noted: string): Command<LoadedTill, readonly Entry[]> => ({
  name: 'note',
  ...by,
  says: { noted },
  act: () => [{ noted }],
});
