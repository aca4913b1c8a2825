import type { Game } from '../../shared/engine/index.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { gameNamed } from '../games.ts';
import { audited, type Audit } from './audit.ts';
import { habits, type Habits } from './habits.ts';
import type { Counts } from './schedule.ts';
import { wireless } from './store.ts';
import { openTable, type Table } from './table.ts';
import { DAY } from './units.ts';
import { BEGIN, worldOn } from './world.ts';

/** A season for one process to play: numbers of matches by game, over a number of days. */
export type SeasonPlan = {
  readonly seed: string;
  readonly days: number;
  readonly matches: Readonly<Record<string, number>>;
};

/** The audits and counts of a season's matches. */
export type Season = readonly (Audit & Counts)[];

/** Matches begin within this share of the season, the long ones at once. */
const FIRST = 0.3;

/** Plays a season through the real use-cases, timers and bots, on a local table, in simulated time. */
export async function playSeason(plan: SeasonPlan, tell: (done: string) => void): Promise<Season> {
  const { seed, days } = plan;
  const table = await wireless();
  try {
    const tables = new Map<string, Table & { readonly game: Game }>();
    const world = worldOn(createStore(table), seed, ({ stream, body }) => {
      tables.get(stream)?.hear(body.entries);
    });
    const { agenda, luck, schedule, store } = world;
    for (const { game, n, habits: how } of fixturesOf(plan)) {
      const isLong = how.staysOn || how.byCalendars === true;
      const spread = isLong ? 0.1 : FIRST;
      const name = `${seed}-${game.id}-${String(n)}`;
      agenda.after(luck.between(0, spread * days * DAY), async () => {
        const opened = await openTable({ ...world, game, habits: how, name });
        tables.set(opened.matchId, { ...opened, game });
      });
    }
    for (let day = 1; day <= days; day += 1) {
      await agenda.runUntil(BEGIN + day * DAY);
      tell(`day ${String(day)} of ${String(days)}`);
    }
    const season = [];
    for (const { matchId, game } of tables.values()) {
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
