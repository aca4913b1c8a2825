import { beforeEach, describe, expect, it } from 'vitest';
import { createKeeper } from '../../services/attention/keep.ts';
import type { KnownChannel, Notice } from '../../services/notifications/contract.ts';
import { attentionOn } from '../../services/attention/on-store.ts';
import { createSeer, type SeeingParts } from '../../services/attention/see.ts';
import { mailSwitchesOn } from '../../services/attention/unsubscribed.ts';
import type { AccountActor } from '../../services/requests/actor.ts';
import { attentionNamed } from '../../services/storage/attention/name.ts';
import { WAKE_SHARDS } from '../../services/storage/timing/contract.ts';
import { heldClock, timed } from '../matches/clocks/table.ts';
import { ann, bob, cid, pick, useHalls } from '../matches/hall.ts';
import { DAY, HOUR, MINUTE, channel } from './world.ts';

const openHall = useHalls();
let scenes = 0;

/** Two people at a table on a clock, and all that tells the first of them what is due. */
async function scene(channels: readonly KnownChannel[] = [channel('WEBHOOK')]) {
  scenes += 1;
  const clock = heldClock(`${String(2030 + scenes)}-03-04T09:00:00.000Z`);
  const hall = openHall(undefined, clock.now);
  const [one, two, three] = [ann, bob, cid].map((each): AccountActor => ({
    ...each,
    account: `${each.account} ${String(scenes)}`,
  })) as [AccountActor, AccountActor, AccountActor];
  const channelsOf = (account: string) => Promise.resolve(account === one.account ? channels : []);
  const notices: Notice[] = [];
  const parts: SeeingParts = {
    ...hall.store,
    channelsOf,
    notify: (notice) => Promise.resolve(void notices.push(notice)),
    isWatching: () => Promise.resolve(false),
    now: clock.now,
  };
  const keep = createKeeper({
    attentions: hall.store.attentions,
    projections: hall.matches,
    reachable: async (account) => (await channelsOf(account)).length > 0,
  });
  const seen = new Map<string, number>();
  /** The stream is consumed. */
  const flow = async (matchId: string) => {
    for (const commit of await hall.store.events.range(matchId, seen.get(matchId), 100)) {
      await hall.matches.project(commit);
      (await keep(commit)).done();
      seen.set(matchId, commit.version);
    }
  };
  /** Whatever has come by now is seen to. */
  const sweep = async (other: Partial<SeeingParts> = {}) => {
    const see = createSeer({ ...parts, ...other });
    const by = clock.now().toISOString();
    const shards = Array.from({ length: WAKE_SHARDS }, (_, shard) =>
      hall.store.wakeUps.due(shard, by, { first: 100 }),
    );
    for (const { stream } of (await Promise.all(shards)).flat()) {
      const whose = attentionNamed(stream);
      if (whose !== undefined && whose.account === one.account) await see(whose);
    }
  };
  const begin = async (players = [one, two], more: object = {}) => {
    const timing = { timeControl: { preset: 'async-1d' }, ...more };
    const { record } = await timed(hall.matches, players, timing, { rounds: 9 });
    await flow(record.id);
    return record.id;
  };
  const uses = attentionOn(hall.store, { now: clock.now, channelsOf });
  const types = () => notices.map(({ type }) => type);
  return { ...hall, clock, one, two, three, notices, types, flow, sweep, begin, uses, parts };
}
type Scene = Awaited<ReturnType<typeof scene>>;

let it_: Scene;
beforeEach(async () => {
  it_ = await scene();
});

const needed = 'match.attention.needed';

describe('somebody whose turn it is', () => {
  it('is told once the hold is over, of nothing but where and by when', async () => {
    const { clock, begin, sweep, notices, one } = it_;
    const deadline = clock.iso(DAY);
    const id = await begin();
    await sweep();
    expect(notices.map(({ type }) => type)).toEqual(['match.started']);
    clock.pass(2 * MINUTE);
    await sweep();
    expect(notices[1]).toEqual({
      id: expect.stringMatching(/^n-[\w-]{27}$/),
      account: one.account,
      channel: 'WEBHOOK',
      type: needed,
      at: clock.iso(-30_000),
      data: {
        matchId: id,
        gameId: 'secret-numbers',
        version: 2,
        seat: 'seat1',
        count: 1,
        deadline,
      },
      until: deadline,
      rule: 'usual-at-once',
    });
    await sweep();
    expect(notices).toHaveLength(2);
  });

  it('is told nothing of what they have answered meanwhile', async () => {
    const { clock, begin, flow, sweep, matches, one, types } = it_;
    const id = await begin();
    await sweep();
    await pick(matches, one, id);
    await flow(id);
    clock.pass(DAY / 2);
    await sweep();
    expect(types()).toEqual(['match.started']);
  });

  it('is told nothing where the word that it is over was lost', async () => {
    const { clock, begin, sweep, matches, store, one, types } = it_;
    const id = await begin();
    await sweep();
    await pick(matches, one, id);
    for (const commit of await store.events.range(id, 2, 9)) await matches.project(commit);
    clock.pass(2 * MINUTE);
    await sweep();
    expect(types()).toEqual(['match.started']);
    expect((await it_.uses.list(one, { first: 5 })).items).toEqual([]);
  });

  it('is not told in the place of whom they have made room for', async () => {
    const { clock, begin, flow, sweep, matches, types, one, two, three } = it_;
    const absence = { absentAfter: 1, offerAfter: 'PT1M' };
    const id = await begin([one, two], { absence });
    await pick(matches, two, id);
    clock.pass(DAY + 2 * MINUTE);
    await matches.wake(id);
    clock.pass(2 * MINUTE);
    await matches.wake(id);
    await matches.claimSeat(three, { matchId: id, seat: 'seat1' });
    await sweep();
    await flow(id);
    await sweep();
    expect(types().filter((type) => type === needed)).toEqual([]);
    expect(types()).toContain('match.seat.replaced');
    expect((await it_.uses.list(three, { first: 5 })).items).toHaveLength(1);
  });

  it('hears of deadlines that operators have moved by when they truly are', async () => {
    const { clock, begin, sweep, notices, store } = it_;
    const id = await begin();
    const [from, to] = [clock.iso(DAY - HOUR), clock.iso(DAY + HOUR)];
    await store.operatorTimes.credit({ from, to, reason: 'an outage', streams: [id] });
    clock.pass(2 * MINUTE);
    const deadline = clock.iso(DAY + 2 * HOUR - 2 * MINUTE);
    await sweep();
    expect(notices.at(-1)).toMatchObject({ type: needed, until: deadline, data: { deadline } });
  });
});

describe('a notice', () => {
  it('leaves again by the same id where its sender dies before that is noted', async () => {
    const { clock, begin, sweep, notices, store } = it_;
    await begin();
    clock.pass(2 * MINUTE);
    const attentions = { ...store.attentions, put: () => Promise.reject(new Error('It died.')) };
    await expect(sweep({ attentions })).rejects.toThrow('It died.');
    clock.pass(MINUTE);
    await sweep();
    await sweep();
    const [first, second, ...rest] = notices.filter(({ type }) => type === needed);
    expect(second).toEqual(first);
    expect(rest).toEqual([]);
  });

  it('leaves later where it could not leave at once', async () => {
    const { clock, begin, sweep, types } = it_;
    await begin();
    clock.pass(2 * MINUTE);
    const notify = () => Promise.reject(new Error('It is down.'));
    await expect(sweep({ notify })).rejects.toThrow('It is down.');
    expect(types()).toEqual([]);
    await sweep();
    expect(types()).toEqual(['match.started', needed]);
  });

  it('leaves at once where rules are changed so, and not once they are turned off', async () => {
    const { clock, begin, sweep, uses, one, types, store } = it_;
    const silent = [{ events: ['match.*'], channels: [], mode: 'OFF' } as const];
    await uses.setRules(one, { rules: silent });
    const id = await begin();
    clock.pass(HOUR);
    await sweep();
    expect(types()).toEqual([]);
    await uses.setRules(one, { rules: [{ events: ['match.*'], channels: ['WEBHOOK'] }] });
    await sweep();
    expect(types()).toEqual([needed]);
    const switches = mailSwitchesOn(store.documents);
    const of = { account: one.account, channel: 'WEBHOOK', rule: 'rule-1' };
    await switches.stop(of, clock.iso());
    // the rule is as it was said, and tells what it no longer does
    expect((await uses.rules(one)).rules).toMatchObject([
      { id: 'rule-1', mode: 'NOW', unsubscribed: ['WEBHOOK'] },
    ]);
    clock.pass(DAY / 2);
    await sweep();
    // nor once other rules come before it
    const others = [{ events: ['match.paused'], channels: ['WEBHOOK'] }];
    await uses.setRules(one, {
      rules: [...others, { events: ['match.*'], channels: ['WEBHOOK'] }],
    });
    await sweep();
    expect((await uses.rules(one)).rules.map(({ unsubscribed }) => unsubscribed)).toEqual([
      [],
      ['WEBHOOK'],
    ]);
    await uses.mute(one, { matchId: id });
    expect((await uses.list(one, { first: 5 })).items).toHaveLength(1);
    expect(types()).toEqual([needed]);
  });
});

describe('mails of the usual kind', () => {
  it('stop by a link in one of them, for that address alone, until they are turned on again', async () => {
    const its = await scene([channel('EMAIL'), channel('EMAIL', 'other')]);
    const { clock, begin, sweep, notices, one, uses, store } = its;
    const switches = mailSwitchesOn(store.documents);
    const { account } = one;
    await switches.stop({ account, channel: 'EMAIL', rule: 'usual-mail' }, clock.iso());
    await switches.stop({ account, channel: 'EMAIL', rule: 'usual-mail' }, clock.iso(HOUR));
    expect(await switches.stopped(account)).toEqual([
      { channel: 'EMAIL', rule: 'usual-mail', since: clock.iso() },
    ]);
    await begin();
    clock.pass(HOUR);
    await sweep();
    // its place among the rules is no reason to begin anew
    await uses.setRules(one, { rules: [] });
    await sweep();
    expect(notices).toEqual([]);
    await switches.resume(account, 'other');
    expect(await switches.stopped(account)).toHaveLength(1);
    await switches.resume(account, 'EMAIL');
    expect(await switches.stopped(account)).toEqual([]);
    await uses.setRules(one, { rules: [] });
    await sweep();
    expect(notices).toMatchObject([{ channel: 'EMAIL', rule: 'usual-mail' }]);
  });

  it('stay off where that was kept before there were channels and times to it', async () => {
    const { clock, begin, sweep, notices, one, store } = await scene([channel('EMAIL')]);
    const { account } = one;
    const data = { rules: [], off: ['usual-mail'], muted: [] };
    await store.documents.put(account, 'rules', { revision: 1, data });
    await begin();
    clock.pass(HOUR);
    await sweep();
    expect(notices).toEqual([]);
    const switches = mailSwitchesOn(store.documents);
    expect(await switches.stopped(account)).toEqual([{ rule: 'usual-mail' }]);
    await switches.resume(account, 'EMAIL');
    expect(await switches.stopped(account)).toEqual([]);
  });

  it('tell of all that is due at once, and at most every four hours', async () => {
    const { clock, begin, flow, sweep, notices, matches, one, two } = await scene([
      channel('EMAIL'),
    ]);
    const ids: string[] = [];
    for (let i = 0; i < 10; i += 1) ids.push(await begin([one, two]));
    // forty turns in ten matches on one day
    for (let hours = 0; hours < 24; hours += 1) {
      clock.pass(HOUR);
      await sweep();
      if (hours % 6 !== 0) continue;
      for (const id of ids) {
        await pick(matches, one, id);
        await pick(matches, two, id, 2);
        await flow(id);
      }
    }
    expect(notices.length).toBeGreaterThan(2);
    expect(notices.length).toBeLessThanOrEqual(6);
    expect(notices[0]).toMatchObject({ type: 'account.digest', data: { count: 10 } });
    const listed = notices[0]?.data.matches?.map(({ matchId }) => matchId);
    expect(listed?.toSorted()).toEqual(ids.toSorted());
    expect(new Set(notices.map(({ id }) => id)).size).toBe(notices.length);
  });

  it('are not counted on before they have left', async () => {
    const { clock, begin, sweep, notices, one, two } = await scene([channel('EMAIL')]);
    await begin([one, two]);
    await begin([one, two]);
    clock.pass(2 * MINUTE);
    const notify = () => Promise.reject(new Error('It is down.'));
    await expect(sweep({ notify })).rejects.toThrow('It is down.');
    clock.pass(MINUTE);
    await sweep();
    expect(notices).toHaveLength(1);
    expect(notices[0]?.data.count).toBe(2);
    clock.pass(4 * HOUR);
    await sweep();
    expect(notices).toHaveLength(1);
  });
});
