import { describe, expect, it } from 'vitest';
import { ratingsAfter } from '../../shared/ratings/plackett-luce.ts';
import { NOTHING, plus } from '../../shared/ratings/tally.ts';
import { ratingsOn } from '../../services/accounts/ratings/account-ratings.ts';
import type { Outcome } from '../../services/accounts/ratings/contract.ts';
import type { Ratings } from '../../services/platform/storage/contract.ts';
import { during, faults } from '../faults/fault.ts';
import { DAY, heldClock } from '../matches/clocks/table.ts';
import { useHalls } from '../matches/hall.ts';
import { numbersFrom } from '../support/chance.ts';

const open = useHalls();
/** Another database. */
const elsewhere = useHalls();
let crowds = 0;

/** A process, and a board that no other test knows. */
function scene(halls = open) {
  crowds += 1;
  const clock = heldClock();
  const { store, client } = halls(undefined, clock.now);
  const board = { gameId: `game-${String(crowds)}`, pool: 'ASYNC' as const };
  const stored = { kind: board.gameId, pool: board.pool };
  let matches = 0;
  const ended = (
    places: Readonly<Record<string, number>>,
    more: Partial<Outcome> = {},
  ): Outcome => {
    matches += 1;
    const players = Object.entries(places).map(([account, place]) => ({ account, place }));
    const matchId = `${board.gameId}-${String(matches)}`;
    return { ...board, matchId, version: 9, at: clock.iso(), players, ...more };
  };
  const ratings = ratingsOn(store, clock.now);
  return {
    ...{ store, client, clock, board, stored, ended, ratings },
    tally: (account: string) => store.ratings.tally(account, stored),
    /** Adds all that is written down of these to nothing, by hand. */
    async byHand(outcomes: readonly Outcome[], account: string) {
      const all = await Promise.all(outcomes.map(({ matchId }) => store.ratings.rated(matchId)));
      const adds = all
        .flat()
        .flatMap(({ players }) => players.filter((each) => each.account === account));
      return adds.map((each) => each.adds).reduce(plus, NOTHING);
    },
  };
}

/**
 * This number of outcomes among twelve people: tables of two to six, with ties, some a long time
 * after others.
 */
function outcomesOf(many: number, { ended, clock }: ReturnType<typeof scene>, seed = 7) {
  const chance = numbersFrom(seed);
  return Array.from({ length: many }, () => {
    clock.pass(chance(12) * 6 * DAY);
    const people = Array.from({ length: 2 + chance(5) }, () => `p${String(chance(12))}`);
    const places = Object.fromEntries([...people, 'p0', 'p1'].map((who) => [who, 1 + chance(3)]));
    return ended(places);
  });
}

const shuffled = <T>(of: readonly T[], seed: number): readonly T[] => {
  const chance = numbersFrom(seed);
  return of
    .map((each) => ({ each, rank: chance(1_000_000) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ each }) => each);
};

describe('the rating of a match', () => {
  it('is the library’s result for the ratings stored with it', async () => {
    const here = scene();
    const outcomes = outcomesOf(40, here);
    for (const outcome of outcomes) await here.ratings.rate(outcome);
    for (const { matchId, players } of outcomes) {
      const [rated, ...more] = await here.store.ratings.rated(matchId);
      expect(more).toEqual([]);
      expect(rated?.library).toBe('openskill 5.0.1');
      const placed = (rated?.players ?? []).map(({ before, place = 0 }) => ({ before, place }));
      expect(placed.map(({ place }) => place)).toEqual(players.map(({ place }) => place));
      const after = (rated?.players ?? []).map((player) => player.after);
      expect(ratingsAfter(placed)).toEqual(after);
    }
    const [seen] = await here.ratings.fresh('p0');
    expect(seen).toMatchObject({ ...here.board, matches: 40 });
  });

  it('is added once per player, in any order and repetition, also concurrently', async () => {
    const there = scene();
    const outcomes = outcomesOf(60, there);
    for (const outcome of outcomes) await there.ratings.rate(outcome);
    const { store, clock } = scene(elsewhere);
    for (const { matchId } of outcomes) {
      for (const rated of await there.store.ratings.rated(matchId))
        await store.ratings.putRated(rated);
    }
    clock.pass(Date.parse(there.clock.iso()) - Date.parse(clock.iso()));
    const told = shuffled([...outcomes, ...outcomes.slice(0, 30), ...outcomes.slice(20, 40)], 3);
    const consumers = [0, 1, 2].map(() => ratingsOn(store, clock.now));
    await Promise.all(
      consumers.map(async (ratings, i) => {
        for (const outcome of told.filter((_, n) => n % 3 === i)) await ratings.rate(outcome);
      }),
    );
    for (let n = 0; n < 12; n += 1) {
      const account = `p${String(n)}`;
      const { revision: _, last: __, ...one } = (await there.tally(account)) ?? {};
      const {
        revision: ___,
        last: ____,
        ...other
      } = (await store.ratings.tally(account, there.stored)) ?? {};
      expect(other).toEqual(one);
      expect(one).toMatchObject(await there.byHand(outcomes, account));
    }
  });

  it('is not added again by a late repetition, after any number of other matches', async () => {
    const here = scene();
    const first = here.ended({ ada: 1, ben: 2 });
    await here.ratings.rate(first);
    for (let n = 0; n < 4; n += 1) await here.ratings.rate(here.ended({ ada: 2, ben: 1 }));
    const before = await here.tally('ada');
    await here.ratings.rate(first);
    expect(await here.tally('ada')).toEqual(before);
  });

  it.each(faults)('is complete at its next try, if a call %s', async (fault) => {
    for (let nth = 1, met = true; met; nth += 1) {
      const here = scene();
      // so that tallies and marks lie there already
      const earlier = here.ended({ ada: 1, ben: 2 });
      await here.ratings.rate(earlier);
      const outcome = here.ended({ ada: 2, ben: 1, cyd: 3 });
      ({ met } = await during(here.client, { fault, nth }, () => here.ratings.rate(outcome)));
      const fresh = ratingsOn(open().store, here.clock.now);
      await fresh.rate(earlier);
      await fresh.rate(outcome);
      for (const account of ['ada', 'ben', 'cyd'])
        expect(await here.tally(account)).toMatchObject(
          await here.byHand([earlier, outcome], account),
        );
    }
  });

  it('is added once if one process stops between reading and writing, and others continue', async () => {
    const here = scene();
    const first = here.ended({ ada: 1, ben: 2 });
    // it reads the tally of ada while she has none, and is told to go on when two matches were added to it
    let goOn = (): void => undefined;
    const waits = new Promise<void>((resolve) => (goOn = resolve));
    let hasRead = (): void => undefined;
    const reading = new Promise<void>((resolve) => (hasRead = resolve));
    const slow: Ratings = {
      ...here.store.ratings,
      async isAdded(...name) {
        const is = await here.store.ratings.isAdded(...name);
        hasRead();
        await waits;
        return is;
      },
    };
    const late = ratingsOn({ ...here.store, ratings: slow }, here.clock.now).rate(first);
    await reading;
    await here.ratings.rate(first);
    const second = here.ended({ ada: 1, ben: 2 });
    await here.ratings.rate(second);
    goOn();
    await late;
    expect(await here.tally('ada')).toMatchObject(await here.byHand([first, second], 'ada'));
  });
});

describe('a match whose result is corrected', () => {
  it('is corrected by an addition, without computing later matches again', async () => {
    const here = scene();
    const earlier = here.ended({ cyd: 1, ada: 2, ben: 3 });
    await here.ratings.rate(earlier);
    const wrong = here.ended({ ada: 1, ben: 2, cyd: 3 });
    await here.ratings.rate(wrong);
    const later = here.ended({ ada: 1, ben: 2 });
    await here.ratings.rate(later);
    const written = await here.store.ratings.rated(later.matchId);
    const right = {
      ...wrong,
      version: 12,
      players: wrong.players.map(({ account, place }) => ({ account, place: 4 - place })),
    };
    const told = await here.ratings.changes(wrong.matchId);
    expect(told).toMatchObject([{ accountId: 'ada' }, { accountId: 'ben' }, { accountId: 'cyd' }]);
    expect(await here.ratings.changes('unrated')).toEqual([]);
    for (const outcome of [right, wrong, right]) await here.ratings.rate(outcome);
    const corrected = await here.ratings.changes(wrong.matchId);
    expect(corrected.map(({ before }) => before)).toEqual(told.map(({ before }) => before));
    const gains = (changes: typeof told) => changes.map(({ before, after }) => after - before);
    // ada won by the wrong result, and is last by the right one
    expect(gains(told)[0]).toBeGreaterThan(gains(told)[2] ?? Infinity);
    expect(gains(corrected)[0]).toBeLessThan(gains(corrected)[2] ?? -Infinity);
    const both = await here.store.ratings.rated(wrong.matchId);
    expect(both.map(({ correction }) => correction)).toEqual([0, 1]);
    const [befores, again] = both.map(({ players }) => players.map(({ before }) => before));
    expect(again).toEqual(befores);
    const placed = (both[1]?.players ?? []).map(({ before, place = 0 }) => ({ before, place }));
    expect(ratingsAfter(placed)).toEqual(both[1]?.players.map(({ after }) => after));
    expect(await here.store.ratings.rated(later.matchId)).toEqual(written);
    for (const account of ['ada', 'ben', 'cyd'])
      expect(await here.tally(account)).toMatchObject(
        await here.byHand([earlier, wrong, later], account),
      );
    // ada has what she would have by the right one, and what the later one gave her
    const was = both[1]?.players.find(({ account }) => account === 'ada');
    const gave = written[0]?.players.find(({ account }) => account === 'ada')?.adds.mu ?? 0;
    expect((await here.tally('ada'))?.mu).toBe(
      Math.round(((was?.after.mu ?? 0) - 25) * 1e6) + gave,
    );
    expect(await here.tally('ada')).toMatchObject({ matches: 3 });
  });

  it('is removed for players it no longer counts for, and added for new ones', async () => {
    const here = scene();
    const wrong = here.ended({ ada: 1, ben: 2 });
    await here.ratings.rate(wrong);
    const other = {
      ...wrong,
      version: 12,
      players: [
        { account: 'ada', place: 1 },
        { account: 'cyd', place: 2 },
      ],
    };
    await here.ratings.rate(other);
    expect(await here.tally('ben')).toMatchObject({ mu: 0, spread: 0, matches: 0 });
    expect(await here.tally('cyd')).toMatchObject({ matches: 1 });
    await here.ratings.rate({ ...wrong, version: 15, players: [] });
    for (const account of ['ada', 'ben', 'cyd'])
      expect(await here.tally(account)).toMatchObject({ mu: 0, spread: 0, matches: 0 });
  });
});

describe('stored ratings', () => {
  it('exclude deleted accounts', async () => {
    const here = scene();
    const first = here.ended({ ada: 1, gus: 2 });
    await here.ratings.rate(first);
    await here.store.erasures.erase('gus');
    await here.store.erasures.bury('gus', here.clock.iso());
    expect(await here.ratings.fresh('gus')).toEqual([]);
    await here.ratings.rate(first);
    await here.ratings.rate(here.ended({ ada: 1, gus: 2 }));
    expect(await here.store.ratings.all('gus')).toEqual([]);
    expect(await here.tally('ada')).toMatchObject({ matches: 2 });
  });

  it('exclude a match with fewer than two players', async () => {
    const here = scene();
    await here.ratings.rate(here.ended({ ada: 1 }));
    await here.ratings.rate(here.ended({}));
    expect(await here.tally('ada')).toBeUndefined();
  });

  it('are separate for each game and pool', async () => {
    const here = scene();
    const other = { gameId: `${here.board.gameId}-other` };
    for (const more of [{}, { pool: 'LIVE' as const }, other])
      await here.ratings.rate(here.ended({ dora: 1, emil: 2 }, more));
    const seen = await here.ratings.fresh('dora');
    expect(seen.map(({ gameId, pool }) => [gameId, pool])).toEqual([
      [here.board.gameId, 'ASYNC'],
      [here.board.gameId, 'LIVE'],
      [other.gameId, 'ASYNC'],
    ]);
    expect(new Set(seen.map(({ figure }) => figure)).size).toBe(1);
  });
});

describe('repeated wins against the same opponent', () => {
  it('give less each time, and almost nothing in the end', async () => {
    const here = scene();
    const rises: number[] = [];
    for (let n = 0, mu = 0; n < 60; n += 1) {
      await here.ratings.rate(here.ended({ fay: 1, gil: 2 }));
      const now = (await here.tally('fay'))?.mu ?? 0;
      rises.push(now - mu);
      mu = now;
    }
    expect(rises).toEqual(rises.toSorted((a, b) => b - a));
    expect(rises.at(-1)).toBeLessThan((rises[0] ?? 0) / 25);
  });
});
