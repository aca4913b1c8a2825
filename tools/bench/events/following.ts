import { createClient } from 'graphql-ws';
import limit from 'p-limit';
import { WebSocket } from 'ws';
import { same } from '../../../shared/engine/same.ts';
import { percentile, type Benchmark } from '../figure.ts';
import { once } from '../../../services/platform/once.ts';
import { holding, until, type Held } from './held.ts';
import { drafted, roundIs } from './round-start.ts';

const FOLLOWERS = 1_000;
const PODS = 256;
const SEATS = 4;
/** Number of parallel connections. */
const AT_ONCE = 50;

const followed = `subscription ($id: ID!, $after: Int) {
  tournament(id: $id, after: $after) { version steps { version at } } }`;
type Step = { readonly version: number; readonly at: string };
type Update = {
  readonly tournament: { readonly version: number; readonly steps: readonly Step[] };
};

/** A follower of a tournament: the versions received, in order, and the delay of each. */
type Follower = {
  readonly versions: number[];
  readonly waits: number[];
  readonly failures: unknown[];
  stop(): unknown;
};

/**
 * Follows a tournament from its beginning with a stock client; resolves when the first steps are
 * there.
 */
async function follow({ host, id }: Held): Promise<Follower> {
  const client = createClient({
    url: `ws://${host}/ws`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
  const follower: Follower = {
    ...{ versions: [], waits: [], failures: [] },
    stop: () => client.dispose(),
  };
  await new Promise<void>((resolve) => {
    client.subscribe<Update>(
      { query: followed, variables: { id, after: 0 } },
      {
        next: ({ data, errors }) => {
          if (data == null) follower.failures.push(errors);
          for (const { version, at } of data?.tournament.steps ?? []) {
            follower.versions.push(version);
            follower.waits.push(Date.now() - Date.parse(at));
          }
          resolve();
        },
        error: (error) => {
          follower.failures.push(error);
          resolve();
        },
        complete: resolve,
      },
    );
  });
  return follower;
}

/** Plays a round from its draft to its end, with a ruling on each pod. */
async function playRound(held: Held): Promise<void> {
  await held.act('publishRound', { round: 1 });
  await roundIs(held, 'RUNNING');
  const { tournament } = await held.exported();
  for (const { pod, players } of tournament.rounds[0]?.pods ?? []) {
    const places = players.map((number, i) => ({ number, place: i + 1 }));
    const reason = 'They have played it at another table.';
    await held.act('adjudicatePod', { round: 1, pod, places, reason });
  }
  await roundIs(held, 'COMPLETED');
}

/** All public versions after the first. */
const versionsOf = async ({ exported }: Held): Promise<readonly number[]> =>
  (await exported()).commits.map(({ version }) => version).slice(1);

/** Waits until this version has reached all followers. */
const allHave = (all: readonly Follower[], last?: number): Promise<void> =>
  until(async () =>
    all.every(({ versions, failures }) => failures.length > 0 || versions.at(-1) === last),
  );

/** The delays in milliseconds of every version to every follower, while they followed. */
const waits = (): Promise<readonly number[]> =>
  holding({ cap: PODS * SEATS }, async (held) => {
    await drafted(held, PODS * SEATS);
    const some = limit(AT_ONCE);
    const all = await Promise.all(
      Array.from({ length: FOLLOWERS }, () => some(() => follow(held))),
    );
    await allHave(all, (await versionsOf(held)).at(-1));
    const before = all.map(({ versions }) => versions.length);
    await playRound(held);
    const due = await versionsOf(held);
    await allHave(all, due.at(-1));
    await Promise.all(all.map(({ stop }) => stop()));
    for (const { versions, failures } of all) {
      if (failures.length > 0) throw new Error(`Following failed: ${JSON.stringify(failures)}`);
      if (!same(versions, due)) throw new Error(`Told of ${versions.join()}, not ${due.join()}`);
    }
    return all.flatMap((each, i) => each.waits.slice(before[i]));
  });

/** Delays for a thousand followers of a round of 256 pods; it is played once for all figures. */
export function followingBenchmarks(): readonly Benchmark[] {
  const measured = once(waits);
  const figure = (share: number, of: string): Benchmark => ({
    name: `event:following:${of}`,
    measure: async () => ({
      ...{ value: percentile(await measured(), share), unit: 'ms to a follower', better: 'lower' },
    }),
  });
  return [figure(0.5, 'p50'), figure(0.99, 'p99'), figure(1, 'most')];
}
