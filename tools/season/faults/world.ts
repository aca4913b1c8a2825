import { createKeeper } from '../../../services/notifications/attention/keep.ts';
import { createSeer } from '../../../services/notifications/attention/see.ts';
import { watchingOn } from '../../../services/notifications/attention/watching.ts';
import type { SeatRequirements } from '../../../services/matches/contract.ts';
import { createAtOnce } from '../../../services/notifications/delivery/at-once.ts';
import { createDeliver } from '../../../services/notifications/delivery/deliver.ts';
import {
  channelsOn,
  reachableOn,
} from '../../../services/notifications/delivery/stored-channels.ts';
import { createNotify } from '../../../services/notifications/delivery/notify.ts';
import {
  attentionName,
  attentionNamed,
} from '../../../services/platform/storage/attention/name.ts';
import type { Attention, Store, WakeUp } from '../../../services/platform/storage/contract.ts';
import { deliveryNamed } from '../../../services/platform/storage/notifications/name.ts';
import { createStore } from '../../../services/platform/storage/store.ts';
import type { Table, TableClient } from '../../../services/platform/storage/table/client.ts';
import { sweepingTimers } from '../../../services/workers/timers/sweep.ts';
import type { Agenda } from '../agenda.ts';
import { MINUTE, SECOND } from '../units.ts';
import { dueList } from './due-list.ts';
import { recordingSenders, type Arrival } from './senders.ts';
import { FaultError, type Steps } from './steps.ts';

/** The notification service as it is deployed, in simulated time, with every step counted. */
export type World = {
  /** A store without faults. */
  readonly store: Store;
  /** Passes a commit of a match to the keeper of attention, again until it succeeds. */
  commit(wanted: SeatRequirements): void;
  /** The arrivals since the last call. */
  arrived(): readonly Arrival[];
  /** Clears the entries that still wait for a time. */
  clear(): void;
};

/** Transit time of a message, and delay until an unprocessed one is delivered again. */
const TRANSIT = 0.3 * SECOND;
const AGAIN = 30 * SECOND;

export function worldOn(table: Table, { agenda, steps }: { agenda: Agenda; steps: Steps }): World {
  const now = (): Date => new Date(agenda.now());
  const due = dueList();
  const planned = new Set<number>();
  const { senders, arrived } = recordingSenders(steps, now);
  const faulty = createStore({ ...table, client: faultyClient(table.client, steps, due.note) });

  /** Plans the sweep that finds the next due entry. */
  const plan = (): void => {
    const first = due.first();
    if (first === undefined) return;
    const at = Math.max(
      Math.ceil(Date.parse(first) / MINUTE),
      Math.floor(agenda.now() / MINUTE) + 1,
    );
    if (planned.has(at)) return;
    planned.add(at);
    agenda.at(at * MINUTE, async () => {
      planned.delete(at);
      await sweep().catch(ifMeant);
      plan();
    });
  };
  /**
   * Delivers a message as a step: it is lost, duplicated, or redelivered after it was processed.
   */
  const deliverTo = (wake: WakeUp, afterMs: number): void =>
    agenda.after(afterMs, async () => {
      try {
        await steps.take(() => seeTo(wake));
      } catch (error) {
        ifMeant(error);
        agenda.after(AGAIN, () => seeTo(wake).catch(ifMeant));
      }
      plan();
    });
  const awaits = (wake: WakeUp): Promise<void> =>
    steps.take(async () =>
      deliverTo(wake, Math.max(0, Date.parse(wake.at) - agenda.now()) + TRANSIT),
    );
  const toldOf = async ({ wake, ...whose }: Attention): Promise<void> => {
    if (wake !== undefined) await awaits({ stream: attentionName(whose), at: wake });
  };

  const notify = createNotify({ deliveries: faulty.deliveries, awaits });
  const channelsOf = channelsOn(faulty.documents);
  const isWatching = watchingOn(faulty);
  const delivering = { ...faulty, senders, notify, now, chance: () => 0.5, awaits };
  const deliver = createDeliver(delivering);
  const telling = { notify, atOnce: createAtOnce(delivering), isWatching, awaits: toldOf };
  const see = createSeer({ ...faulty, ...telling, channelsOf, now });
  const seeTo = async ({ stream }: WakeUp): Promise<void> => {
    const [key, whose] = [deliveryNamed(stream), attentionNamed(stream)];
    if (key !== undefined) await deliver(key);
    if (whose !== undefined) await see(whose);
  };
  const sweep = sweepingTimers({
    wakeUps: {
      due: async (shard, by, page) =>
        due.has(shard, by) ? faulty.wakeUps.due(shard, by, page) : [],
    },
    now,
    handOn: async (tens) => {
      for (const wake of tens.flat()) await steps.take(async () => deliverTo(wake, TRANSIT));
    },
  });

  /** Creates a keeper of attention; its successor starts without its memory. */
  const keeperOf = (wanted: SeatRequirements) =>
    createKeeper({
      attentions: faulty.attentions,
      projections: { wanted: async () => wanted, news: async () => [] },
      reachable: reachableOn(faulty.documents),
      awaits: toldOf,
    });
  const commit = (wanted: SeatRequirements): void =>
    agenda.after(0, async () => {
      const { matchId: stream, version, at } = wanted;
      try {
        await keeperOf(wanted)({ stream, version, at, actor: 'somebody', body: {} });
      } catch (error) {
        ifMeant(error);
        agenda.after(SECOND, () => commit(wanted));
      }
      plan();
    });
  return { store: createStore(table), commit, arrived, clear: due.clear };
}

/** A client with each command as a step. */
function faultyClient(
  client: TableClient,
  steps: Steps,
  note: (command: Parameters<TableClient['send']>[0]) => void,
): TableClient {
  const send = (command: Parameters<TableClient['send']>[0]) =>
    steps.take(async () => {
      const reply = await client.send(command);
      note(command);
      return reply;
    });
  return Object.assign(Object.create(client) as TableClient, { send });
}

/** Rethrows faults that were not intended. */
function ifMeant(error: unknown): void {
  if (!(error instanceof FaultError)) throw error;
}
