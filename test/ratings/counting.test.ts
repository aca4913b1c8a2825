import { describe, expect, it } from 'vitest';
import { createBots } from '../../services/workers/bots/index.ts';
import type { CreateMatch } from '../../services/matches/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { DAY, heldClock, MINUTE } from '../matches/clocks/table.ts';
import { secretNumbers } from '../support/secret-numbers.ts';
import { account, codeOf, pick, playRounds, useHalls } from '../matches/hall.ts';

const open = useHalls();
const gameId = 'secret-numbers';
const rated = { timeControl: { preset: 'async-1d' }, rated: true } as const;
let crowds = 0;

/** A process at a time of its own, with people unknown to other tests. */
function scene() {
  crowds += 1;
  const clock = heldClock();
  const hall = open(undefined, clock.now);
  const person = (name: string) => account(`${name} counts ${String(crowds)}`);
  const [ada, ben, cyd, dan] = [person('ada'), person('ben'), person('cyd'), person('dan')];
  const { matches, store } = hall;
  const begin = async (players: readonly AccountActor[], more: Partial<CreateMatch> = rated) => {
    const [host = ada, ...others] = players;
    const wish = { gameId, seats: players.length, ...more };
    const matchId = (await matches.create(host, wish)).record.id;
    for (const other of others) await matches.join(other, { matchId });
    await matches.start(host, { matchId });
    return matchId;
  };
  /** Delivers all commits of a match, twice. */
  const told = async (matchId: string) => {
    const commits = await store.events.range(matchId, undefined, 500);
    for (const commit of [...commits, ...commits]) await matches.project(commit);
  };
  return {
    ...{ hall, matches, clock, ada, ben, cyd, dan, person, begin, told },
    /** The places for which people were rated in a match; none if it was not rated. */
    async places(matchId: string): Promise<Readonly<Record<string, number | undefined>>> {
      await told(matchId);
      const [one, ...more] = await store.ratings.rated(matchId);
      expect(more).toEqual([]);
      const names = (one?.players ?? []).map((each) => [each.account.split(' ')[0], each.place]);
      return Object.fromEntries(names);
    },
    pool: async (matchId: string) => (await store.ratings.rated(matchId))[0]?.pool,
    matchesOf: async (who: AccountActor) =>
      (await store.ratings.all(who.account)).reduce((sum, tally) => sum + tally.matches, 0),
  };
}

describe('a rated match', () => {
  it('counts once for all players in it to the end, by the places of its result', async () => {
    const { matches, ada, ben, cyd, begin, places, pool, matchesOf } = scene();
    const matchId = await begin([ada, ben, cyd]);
    await playRounds(matches, [ada, ben, cyd], matchId, 3);
    const { result } = (await matches.find(ada, matchId)) ?? {};
    const ranking = Object.fromEntries(
      (result?.ranking ?? []).map(({ seat, place }) => [
        { seat1: 'ada', seat2: 'ben', seat3: 'cyd' }[seat],
        place,
      ]),
    );
    expect(await places(matchId)).toEqual(ranking);
    expect(await pool(matchId)).toBe('ASYNC');
    for (const who of [ada, ben, cyd]) expect(await matchesOf(who)).toBe(1);
  });

  it('counts as real-time if its clock is', async () => {
    const { matches, ada, ben, begin, told, pool } = scene();
    const matchId = await begin([ada, ben], { ...rated, timeControl: { preset: 'live' } });
    await playRounds(matches, [ada, ben], matchId, 3);
    await told(matchId);
    expect(await pool(matchId)).toBe('LIVE');
  });

  it('ranks players who left last, and above those who left before them', async () => {
    const { matches, ada, ben, cyd, dan, begin, places } = scene();
    const matchId = await begin([ada, ben, cyd, dan]);
    await playRounds(matches, [ada, ben, cyd, dan], matchId, 2);
    await matches.resign(ada, { matchId });
    await matches.resign(dan, { matchId });
    await playRounds(matches, [ben, cyd], matchId, 1);
    const found = await places(matchId);
    expect(found).toMatchObject({ dan: 3, ada: 4 });
    expect([found['ben'], found['cyd']].toSorted()[0]).toBe(1);
  });

  it('is lost by a player who resigns to the last opponent', async () => {
    const { matches, ada, ben, begin, places } = scene();
    const matchId = await begin([ada, ben]);
    await playRounds(matches, [ada, ben], matchId, 2);
    await matches.resign(ada, { matchId });
    expect(await places(matchId)).toEqual({ ben: 1, ada: 2 });
  });

  it('counts for no one before each seat has done two turns', async () => {
    const { matches, ada, ben, begin, places, matchesOf } = scene();
    const matchId = await begin([ada, ben]);
    await playRounds(matches, [ada, ben], matchId, 1);
    await matches.resign(ada, { matchId });
    expect(await places(matchId)).toEqual({});
    expect(await matchesOf(ben)).toBe(0);
  });

  /** Two rounds in which ada is late, and so absent behind them. */
  async function withoutAda(
    { matches, clock, ben, cyd }: ReturnType<typeof scene>,
    matchId: string,
  ) {
    for (let turn = 0; turn < 2; turn += 1) {
      await pick(matches, ben, matchId);
      await pick(matches, cyd, matchId);
      clock.pass(DAY + MINUTE);
      await matches.wake(matchId);
    }
  }

  it('excludes a player who never answers, even if a bot plays for them', async () => {
    const here = scene();
    const { matches, ada, ben, cyd, begin, places, matchesOf } = here;
    const matchId = await begin([ada, ben, cyd]);
    await withoutAda(here, matchId);
    await createBots({ matches, games: [secretNumbers] })(matchId);
    for (const who of [ben, cyd]) await pick(matches, who, matchId);
    expect(Object.keys(await places(matchId))).toEqual(['ben', 'cyd']);
    expect(await matchesOf(ada)).toBe(0);
  });

  it('excludes both players of a seat that changed hands', async () => {
    const here = scene();
    const { matches, clock, ada, ben, cyd, dan, begin, places } = here;
    const matchId = await begin([ada, ben, cyd]);
    await withoutAda(here, matchId);
    clock.pass(2 * DAY);
    await matches.wake(matchId);
    await matches.claimSeat(dan, { matchId, seat: 'seat1' });
    await pick(matches, dan, matchId);
    const seen = await matches.find(dan, matchId);
    // the others were late meanwhile, and answered before
    expect(seen?.record.status).toBe('FINISHED');
    expect(Object.keys(await places(matchId))).toEqual(['ben', 'cyd']);
  });
});

describe('ratings are unchanged', () => {
  it('by matches that are casual, among friends, or with bots', async () => {
    const { matches, ada, ben, begin, places } = scene();
    const plain = await begin([ada, ben], { timeControl: rated.timeControl });
    await playRounds(matches, [ada, ben], plain, 3);
    expect(await places(plain)).toEqual({});
    const wish = { gameId, seats: 2, ...rated };
    for (const more of [{ visibility: 'PRIVATE' as const }, { bots: ['first'] }])
      expect(await codeOf(matches.create(ada, { ...wish, ...more }))).toBe('BAD_USER_INPUT');
  });

  it('by a match that the table annuls', async () => {
    const { matches, ada, ben, begin, places } = scene();
    const matchId = await begin([ada, ben]);
    await playRounds(matches, [ada, ben], matchId, 2);
    const { proposals } = await matches.propose(ada, { matchId, kind: 'END', outcome: 'ANNUL' });
    await matches.vote(ben, { matchId, proposalId: proposals.at(-1)?.id ?? '', agree: true });
    expect(await places(matchId)).toEqual({});
  });

  it('by bot accounts in matches with people, but not among bot accounts', async () => {
    const { matches, ada, ben, person, begin, places, pool } = scene();
    const program = (name: string): AccountActor => ({ ...person(name), machine: true });
    const [hal, eva] = [program('hal'), program('eva')];
    const matchId = await begin([hal, eva]);
    await playRounds(matches, [hal, eva], matchId, 3);
    expect(Object.keys(await places(matchId))).toEqual(['hal', 'eva']);
    expect(await pool(matchId)).toBe('BOT');
    for (const [host, guest] of [
      [ada, hal],
      [hal, ada],
    ] as const) {
      const { record } = await matches.create(host, { gameId, seats: 3, ...rated });
      const on = { matchId: record.id };
      const seen = await matches.find(guest, on.matchId);
      expect(seen && matches.can(guest, seen)).not.toContain('join');
      await expect(matches.join(guest, on)).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: /rated match/,
      });
      const other = host === ada ? ben : eva;
      expect(await codeOf(matches.join(other, on))).toBe('done');
    }
  });
});
