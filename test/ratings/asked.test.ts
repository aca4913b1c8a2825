import { describe, expect, it } from 'vitest';
import { ratingsOn } from '../../services/accounts/ratings/account-ratings.ts';
import { queuesIn } from '../lobby/queues/queue-hall.ts';
import { heldClock, MINUTE } from '../matches/clocks/table.ts';
import { account, codeOf, useHalls } from '../matches/hall.ts';

const open = useHalls();
const gameId = 'secret-numbers';
const days = { gameId, seats: 2, timeControl: { preset: 'async-1d' } };
let crowds = 0;

function scene() {
  crowds += 1;
  const clock = heldClock();
  const hall = open(undefined, clock.now);
  const ratings = ratingsOn(hall.store, clock.now);
  const person = (name: string) => account(`${name} strong ${String(crowds)}`);
  let matches = 0;
  /** Wins this number of matches against an opponent without a name. */
  const wins = async (who: ReturnType<typeof person>, many: number, pool: 'LIVE' | 'ASYNC') => {
    for (let n = 0; n < many; n += 1) {
      matches += 1;
      const matchId = `strong-${String(crowds)}-${String(matches)}`;
      const players = [
        { account: who.account, place: 1 },
        { account: `foe ${matchId}`, place: 2 },
      ];
      await ratings.rate({ ...{ gameId, pool, matchId }, version: 1, at: clock.iso(), players });
    }
  };
  return { ...hall, clock, wins, queues: queuesIn(hall, clock.now), person };
}

describe('a table with a required rating', () => {
  it('accepts players with that rating at its speed, and tells others why not', async () => {
    const { matches, person, wins } = scene();
    const [ada, ben, cyd] = ['ada', 'ben', 'cyd'].map(person) as [never, never, never];
    await wins(ben, 5, 'ASYNC');
    await wins(cyd, 5, 'LIVE');
    const begin = async (requirements: object) =>
      (await matches.create(ada, { ...days, requirements })).record.id;
    const strong = await begin({ ratingMin: 1300 });
    const weak = await begin({ ratingMax: 1299 });
    for (const [who, meets, fails] of [
      [ben, strong, weak],
      [cyd, weak, strong],
    ] as const) {
      const seen = [await matches.find(who, meets), await matches.find(who, fails)];
      expect(seen.map((each) => each?.unmet)).toEqual([[], ['RATING']]);
      expect(seen.map((each) => each && matches.can(who, each).includes('join'))).toEqual([
        true,
        false,
      ]);
      expect(await codeOf(matches.join(who, { matchId: fails }))).toBe('REQUIREMENTS_NOT_MET');
      expect(await codeOf(matches.join(who, { matchId: meets }))).toBe('done');
    }
    await expect(matches.join(person('dan'), { matchId: strong })).rejects.toBeDefined();
    const between = await begin({ ratingMin: 1200, ratingMax: 1250 });
    await expect(matches.join(ben, { matchId: between })).rejects.toMatchObject({
      message: "You don't meet the table's requirements. Required: a rating from 1200 to 1250.",
      unmet: ['RATING'],
    });
    expect((await matches.find(undefined, between))?.unmet).toEqual(['RATING']);
  });

  it.each([
    [{ ratingMin: 1300, ratingMax: 1200 }, days],
    [{ ratingMin: -1 }, days],
    [{ ratingMin: 1000.5 }, days],
    [{ ratingMax: 10_000 }, days],
    [{ ratingMin: 1000 }, { gameId, seats: 2 }],
  ])('can’t require %j', async (requirements, wish) => {
    const { matches, person } = scene();
    const made = matches.create(person('ada'), { ...wish, requirements });
    expect(await codeOf(made)).toBe('BAD_USER_INPUT');
  });
});

describe('a rated queue', () => {
  it('seats players of similar strength first, and others after a wait', async () => {
    const { queues, person, wins, clock } = scene();
    const [ada, ben, cyd] = ['ada', 'ben', 'cyd'].map(person) as [never, never, never];
    await wins(ben, 8, 'LIVE');
    await wins(cyd, 8, 'LIVE');
    const wish = { gameId, timeControl: 'live', seats: [2] };
    const status = async (who: never) => (await queues.tickets(who))[0]?.status;
    await queues.join(ada, wish);
    await queues.join(ben, wish);
    expect(await status(ada)).toBe('OPEN');
    await queues.join(cyd, wish);
    expect([await status(ada), await status(ben), await status(cyd)]).toEqual([
      'OPEN',
      'CONFIRMING',
      'CONFIRMING',
    ]);
    const dan = person('dan') as never;
    await wins(dan, 3, 'LIVE');
    await queues.join(dan, wish);
    expect(await status(dan)).toBe('OPEN');
    clock.pass(7 * MINUTE);
    await queues.look(`live/${gameId}`);
    expect(await status(ada)).toBe('CONFIRMING');
  });
});
