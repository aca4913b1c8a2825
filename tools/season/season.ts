import type { Game } from '../../shared/engine/index.ts';
import { bytesFrom } from '../../test/support/chance.ts';
import { namesOn } from '../../services/names/account-names.ts';
import { ratingsOn } from '../../services/ratings/account-ratings.ts';
import { reliabilityOn } from '../../services/reliability/account-reliability.ts';
import { calendarsOn } from '../../services/calendars/account-calendars.ts';
import { createAccounts } from '../../services/accounts/index.ts';
import { createBots } from '../../services/bots/index.ts';
import { createMatches } from '../../services/matches/index.ts';
import { matchCommit } from '../../services/matches/record/match-commit.ts';
import type { Commit, EventStore, Store } from '../../services/storage/contract.ts';
import { createStore } from '../../services/storage/store.ts';
import { gameNamed } from '../games.ts';
import { agendaFrom } from './agenda.ts';
import { audited, type Audit } from './audit.ts';
import { habits, type Habits } from './habits.ts';
import { luckOf } from './luck.ts';
import { scheduleOf, type Counts } from './schedule.ts';
import { wireless } from './store.ts';
import { openTable, type Table } from './table.ts';
import { DAY, SECOND } from './units.ts';

/** A season that one process plays: so many matches of each game, over so many days. */
export type SeasonPlan = {
  readonly seed: string;
  readonly days: number;
  readonly matches: Readonly<Record<string, number>>;
};

/** What came of it. */
export type Season = readonly (Audit & Counts)[];

const BEGIN = Date.parse('2026-03-01T00:00:00.000Z');
/** Matches begin within this share of the season, the long ones at once. */
const FIRST = 0.3;
/** How long the stream takes on average, and how often it tells of a commit twice. */
const TELLS = 0.4 * SECOND;
const TWICE = 0.01;

/** Plays a season through the real use-cases, timers and bots, on a local table, in simulated time. */
export async function playSeason(plan: SeasonPlan, tell: (done: string) => void): Promise<Season> {
  const { seed, days } = plan;
  const table = await wireless();
  try {
    const world = worldOn(createStore(table), seed);
    const { agenda, luck, schedule, store } = world;
    for (const { game, n, habits: how } of fixturesOf(plan)) {
      const isLong = how.staysOn || how.byCalendars === true;
      const spread = isLong ? 0.1 : FIRST;
      const name = `${seed}-${game.id}-${String(n)}`;
      agenda.after(luck.between(0, spread * days * DAY), () =>
        world.open({ game, name, habits: how }),
      );
    }
    for (let day = 1; day <= days; day += 1) {
      await agenda.runUntil(BEGIN + day * DAY);
      tell(`day ${String(day)} of ${String(days)}`);
    }
    const season = [];
    for (const { matchId, game } of world.tables.values()) {
      const audit = await audited(store, game, matchId);
      season.push({ ...audit, ...schedule.countsOf(matchId) });
    }
    return season;
  } finally {
    await table.close();
  }
}

type Fixture = { readonly game: Game; readonly n: number; readonly habits: Habits };

const fixturesOf = ({ matches }: SeasonPlan): readonly Fixture[] =>
  Object.entries(habits).flatMap(([id, ways]) =>
    Array.from({ length: matches[id] ?? 0 }, (_, n) => ({
      game: gameNamed(id),
      n,
      habits: ways[n % ways.length] ?? ways[0],
    })),
  );

/** The service in simulated time: its doors, its consumer of the stream, and its timers. */
function worldOn(store: Store, seed: string) {
  const agenda = agendaFrom(BEGIN);
  const luck = luckOf(seed);
  const now = (): Date => new Date(agenda.now());
  const log = { error: complain, warn: complain };
  const schedule = scheduleOf({ agenda, luck, wakeUps: store.wakeUps, now, log });
  const tables = new Map<string, Table & { readonly game: Game }>();
  const told = new Map<string, number>();

  /** What is stored is told a little later, in order within a match, and sometimes twice. */
  const tellOf = (commit: Commit): void => {
    const at = Math.max(told.get(commit.stream) ?? 0, agenda.now() + luck.around(TELLS));
    told.set(commit.stream, at);
    agenda.at(at, () => consume(commit));
    if (luck.happens(TWICE)) agenda.at(at, () => consume(commit));
  };
  const events: EventStore = {
    ...store.events,
    async append(commit) {
      const outcome = await store.events.append(commit);
      if (outcome === 'stored') tellOf(commit);
      return outcome;
    },
  };
  const processOf = (name: string) =>
    createMatches({
      ...store,
      store: events,
      index: store.summaries,
      wakeUps: schedule.wakeUps,
      calendars: calendarsOn(store, now),
      names: namesOn(store.accounts, now),
      reliability: reliabilityOn(store, now),
      ratings: ratingsOn(store, now),
      games: Object.keys(habits).map((id) => gameNamed(id)),
      now,
      random: bytesFrom(`${seed} ${name}`),
    });
  const [doors, consumers] = [processOf('doors'), processOf('consumers')];
  const playBots = createBots({
    matches: consumers,
    games: Object.keys(habits).map((id) => gameNamed(id)),
  });
  schedule.begin(consumers);
  const accounts = createAccounts({
    store: store.accounts,
    places: store.places,
    secrets: store.secrets,
    now,
    gameTime: now,
    calendars: calendarsOn(store, now),
    names: namesOn(store.accounts, now),
    reliability: reliabilityOn(store, now),
    ratings: ratingsOn(store, now),
    random: bytesFrom(`${seed} accounts`),
  });

  const consume = async (commit: Commit): Promise<void> => {
    await consumers.project(commit);
    const body = matchCommit(commit)?.body;
    if (body !== undefined) tables.get(commit.stream)?.hear(body.entries);
    if (commit.calls?.includes('bots') === true) await playBots(commit.stream);
  };

  return {
    agenda,
    luck,
    schedule,
    store,
    tables,
    async open({ game, name, habits: how }: { game: Game; name: string; habits: Habits }) {
      const parts = { matches: doors, accounts, game, agenda, luck, habits: how, name };
      const table = await openTable(parts);
      tables.set(table.matchId, { ...table, game });
    },
  };
}

/** Nothing is to go wrong in a season. */
function complain(message: string, details: unknown): never {
  throw new Error(message, { cause: details });
}
