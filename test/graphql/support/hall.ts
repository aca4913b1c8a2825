import { createApp, type App } from '../../../services/app/app.ts';
import { createKeeper } from '../../../services/notifications/attention/keep.ts';
import { createBots } from '../../../services/workers/bots/index.ts';
import type { EventStore } from '../../../services/platform/storage/contract.ts';
import type { Game } from '../../../shared/engine/index.ts';
import { bytesFrom } from '../../support/chance.ts';
import { everyItem, type StoredItem } from '../../support/every-item.ts';
import { openTestTable } from '../../support/stores.ts';
import { wantedMatches } from '../../tournaments/services/event.ts';

/** The real use-cases on an embedded store, with lists and bots as the table's stream serves them. */
export type Hall = Pick<App, 'matches' | 'queues' | 'store' | 'tournaments'> & {
  readonly app: App;
  /** All items of the table. */
  items(): Promise<readonly StoredItem[]>;
  close(): Promise<void>;
};

export async function openHall(games: readonly Game[], now = passing()): Promise<Hall> {
  const { store, client, table, close } = await openTestTable();
  const stream: EventStore['append'] = async (commit) => {
    const outcome = await store.events.append(commit);
    if (outcome !== 'stored') return outcome;
    await matches.project(commit);
    (await keep(commit)).done();
    return outcome;
  };
  const { matches } = createApp({
    ...{ games, now },
    store: { ...store, events: { ...store.events, append: stream } },
    random: bytesFrom('hall'),
  });
  const keep = createKeeper({ attentions: store.attentions, projections: matches });
  // every commit leads to another call of the bots: they go on for as long as they are asked
  const play = createBots({ matches, games, answers: Infinity });
  const played: Hall['matches'] = {
    ...matches,
    start: async (actor, input) => {
      const sight = await matches.start(actor, input);
      await play(input.matchId);
      return sight;
    },
    answer: async (actor, input) => {
      const result = await matches.answer(actor, input);
      await play(input.matchId);
      return result;
    },
  };
  const app = createApp({
    ...{ games, matches: played, now, store },
    podMatches: wantedMatches().matches,
    rates: undefined,
  });
  return {
    ...{ app, matches: played, store },
    queues: app.queues,
    tournaments: app.tournaments,
    items: () => everyItem(client, table),
    close,
  };
}

/** The time of the clock, and never the same twice: lists are in the order of time. */
function passing(): () => Date {
  let last = 0;
  return () => new Date((last = Math.max(Date.now(), last + 1)));
}
