import { beforeEach, describe, expect, it } from 'vitest';
import { mailSwitchesOn } from '../../services/notifications/attention/unsubscribed.ts';
import { pick } from '../matches/hall.ts';
import { useScenes, type Scene } from './scene.ts';
import { DAY, HOUR, MINUTE } from './world.ts';

const scene = useScenes();
let it_: Scene;
beforeEach(async () => {
  it_ = await scene();
});

const needed = 'match.attention.needed';

describe('a player whose turn it is', () => {
  it('is notified once the hold ends, only with the place and the deadline', async () => {
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

  it('is not notified of a question that was answered before the hold ended', async () => {
    const { clock, begin, flow, sweep, matches, one, types } = it_;
    const id = await begin();
    await sweep();
    await pick(matches, one, id);
    await flow(id);
    clock.pass(DAY / 2);
    await sweep();
    expect(types()).toEqual(['match.started']);
  });

  it('is not notified of a finished match, even if the message of its end got lost', async () => {
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

  it('is not notified for a seat that another player has taken over', async () => {
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

  it('gets the new deadline after operators have moved it', async () => {
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
  it('is sent again with the same id if the process dies before the notice is recorded', async () => {
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

  it('is sent later if sending fails', async () => {
    const { clock, begin, sweep, types } = it_;
    await begin();
    clock.pass(2 * MINUTE);
    const notify = () => Promise.reject(new Error('It is down.'));
    await expect(sweep({ notify })).rejects.toThrow('It is down.');
    expect(types()).toEqual([]);
    await sweep();
    expect(types()).toEqual(['match.started', needed]);
  });

  it('is sent at once after a change of the rules, and not after they turn it off', async () => {
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
