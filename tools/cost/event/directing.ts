import { createApp } from '../../../services/app/app.ts';
import type { Game } from '../../../shared/engine/index.ts';
import type { Work } from '../../../services/tournaments/directing-contract.ts';
import { createDirector } from '../../../services/tournaments/directing/director.ts';
import { parted } from '../../../services/tournaments/directing/queue.ts';
import { eventNotifier } from '../../../services/tournaments/directing/event-notifier.ts';
import { withTournaments } from '../../../services/tournaments/directing/timed.ts';
import { reachableOn } from '../../../services/notifications/delivery/stored-channels.ts';
import type { StoredFact } from '../../../services/platform/storage/contract.ts';
import { createStore } from '../../../services/platform/storage/store.ts';
import { createClient } from '../../../services/platform/storage/table/client.ts';
import type { Clock } from '../../../services/platform/time/clock.ts';
import { createDue } from '../../../services/workers/timers/due.ts';
import type { Listed } from '../listed.ts';
import { meterOn } from '../meter.ts';

export type Behind = {
  readonly endpoint: string;
  readonly table: string;
  readonly game: Game;
  readonly now: Clock;
  readonly listed: Listed;
};

/** The functions behind the APIs that see to tournaments, and what they take: each step is a call of its own. */
export function directingOn({ endpoint, table, game, now, listed }: Behind) {
  const client = createClient({ endpoint });
  const store = createStore({ client, table });
  const meter = meterOn(client, { listed });
  const queue: Work[] = [];
  const send = async (work: readonly Work[]): Promise<void> =>
    void queue.push(...work.flatMap(parted));
  const { matches, tournaments: directing } = createApp({
    ...{ games: [game], now, store },
    tell: (tellings) => send(tellings.map((each) => ({ does: 'tell', ...each }))),
  });
  const director = createDirector({
    directing,
    podNews: async () => undefined,
    inboxes: store.inboxes,
    queue: { send },
    tell: eventNotifier({
      attentions: store.attentions,
      reachable: reachableOn(store.documents),
      awaits: async () => undefined,
    }),
  });
  const seeTo = createDue({
    matches: withTournaments(matches, director),
    wakeUps: store.wakeUps,
    now,
    log: { error: fail },
  });

  return {
    /** A match tells its tournament what it came to. */
    tell: (fact: StoredFact) => meter.during(() => store.inboxes.put(fact)),
    /** Folds what came in, and does all that follows, as the stream, the queue and the timers would. */
    async settle(tournament: string): Promise<void> {
      do {
        await meter.during(() => director.fold(tournament));
        await meter.during(() => director.direct(tournament));
      } while (await goneOn());
    },
    total() {
      client.destroy();
      return meter.total();
    },
  };

  /**
   * Handles all messages in the queue, and the next wake-up if it is due; returns true if there was
   * anything.
   */
  async function goneOn(): Promise<boolean> {
    const waiting = queue.splice(0);
    for (const work of waiting) await meter.during(() => director.work(work));
    const wake = await store.wakeUps.next();
    if (wake === undefined || wake.at > now().toISOString()) return waiting.length > 0;
    await meter.during(() => seeTo(wake));
    return true;
  }
}

const fail = (message: string, details: unknown): never => {
  throw new Error(`${message}: ${JSON.stringify(details)}`);
};
