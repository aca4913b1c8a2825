import { namesOn } from '../../../services/accounts/names/account-names.ts';
import { ratingsOn } from '../../../services/accounts/ratings/account-ratings.ts';
import { reliabilityOn } from '../../../services/accounts/reliability/account-reliability.ts';
import { createKeeper } from '../../../services/notifications/attention/keep.ts';
import { createBots } from '../../../services/workers/bots/index.ts';
import { calendarsOn } from '../../../services/accounts/calendars/account-calendars.ts';
import { createMatches } from '../../../services/matches/index.ts';
import type { Matches } from '../../../services/matches/contract.ts';
import { queuesOn } from '../../../services/matches/lobby/queues/on-store.ts';
import type { Queues } from '../../../services/matches/lobby/queues/contract.ts';
import { tournamentsOn } from '../../../services/tournaments/on-store.ts';
import type { EventStore, Store } from '../../../services/platform/storage/contract.ts';
import type { Game } from '../../../shared/engine/index.ts';
import { bytesFrom } from '../../support/chance.ts';
import { everyItem, type Lying } from '../../support/every-item.ts';
import { openPlace } from '../../support/stores.ts';
import { wantedMatches } from '../../tournaments/services/event.ts';

/** The real use-cases on an embedded store, with lists and bots as the table's stream serves them. */
export type Hall = {
  readonly matches: Matches;
  readonly store: Store;
  readonly queues: Queues;
  readonly tournaments: ReturnType<typeof tournamentsOn>;
  /** All items of the table. */
  items(): Promise<readonly Lying[]>;
  close(): Promise<void>;
};

export async function openHall(games: readonly Game[], now = passing()): Promise<Hall> {
  const { store, client, table, close } = await openPlace();
  const stream: EventStore['append'] = async (commit) => {
    const outcome = await store.events.append(commit);
    if (outcome !== 'stored') return outcome;
    await matches.project(commit);
    (await keep(commit)).done();
    return outcome;
  };
  const matches = createMatches({
    store: { ...store.events, append: stream },
    secrets: store.secrets,
    places: store.places,
    accounts: store.accounts,
    seenMarks: store.seenMarks,
    defaultOrders: store.defaultOrders,
    index: store.summaries,
    wakeUps: store.wakeUps,
    operatorTimes: store.operatorTimes,
    calendars: calendarsOn(store, now),
    names: namesOn(store.accounts, now),
    reliability: reliabilityOn(store, now),
    ratings: ratingsOn(store, now),
    tickets: store.tickets,
    documents: store.documents,
    games,
    now,
    random: bytesFrom('hall'),
  });
  const keep = createKeeper({ attentions: store.attentions, projections: matches });
  // every commit leads to another call of the bots: they go on for as long as they are asked
  const play = createBots({ matches, games, answers: Infinity });
  return {
    matches: {
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
    },
    store,
    queues: queuesOn(store, games, { matches, now }),
    tournaments: tournamentsOn(store, games, { matches: wantedMatches().matches, now }),
    items: () => everyItem(client, table),
    close,
  };
}

/** The time of the clock, and never the same twice: lists are in the order of time. */
function passing(): () => Date {
  let last = 0;
  return () => new Date((last = Math.max(Date.now(), last + 1)));
}
