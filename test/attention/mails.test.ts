import { describe, expect, it } from 'vitest';
import { mailSwitchesOn } from '../../services/notifications/attention/unsubscribed.ts';
import { pick } from '../matches/hall.ts';
import { useScenes } from './scene.ts';
import { channel, HOUR, MINUTE } from './world.ts';

const scene = useScenes();

describe('mails of the default rule', () => {
  it('are stopped by the link in a mail, for its address only, until they are turned on again', async () => {
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
    // its new position among the rules is no reason to begin again
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

  it('stay off for an account that turned them off before channels were stored with times', async () => {
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

  it('cover all that is due at once, at most every four hours', async () => {
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

  it('count only once they are sent', async () => {
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
