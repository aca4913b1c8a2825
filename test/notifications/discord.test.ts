import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestTable, type TestTable } from '../support/stores.ts';
import { SECOND } from '../matches/clocks/table.ts';
import { receiver } from './receiver.ts';
import { ann, table } from './table.ts';

let place: TestTable;
beforeAll(async () => {
  place = await openTestTable();
});
afterAll(() => place.close());

type Posted = { readonly content: string; readonly allowed_mentions: unknown };

/** A channel that is verified, with a linked member. */
async function linked(seed: string) {
  const owner = { ...ann, account: seed };
  const its = table(place.store, seed);
  const hook = await receiver();
  const wish = { kind: 'DISCORD' as const, url: hook.url, mention: '80351110224678912' };
  const { channel } = await its.uses.add(owner, wish);
  await its.work();
  const posted = (n: number) => JSON.parse(hook.got[n]?.body ?? '') as Posted;
  const code = /\d{8}/.exec(posted(0).content.replace(/<@\d+>/, ''))?.[0] ?? '';
  await its.uses.verify(owner, { channelId: channel.id, code });
  const notice = (id: string, data: object = {}) => ({
    ...{ id, account: seed, channel: channel.id, type: 'match.attention.needed' as const },
    ...{ at: its.clock.iso(), data: { matchId: 'm', seat: 'seat1', count: 7, ...data } },
  });
  const deliveries = () => its.uses.deliveries(owner, { channelId: channel.id, first: 50 });
  return { ...its, owner, hook, posted, notice, deliveries };
}

describe('a message to Discord', () => {
  it('mentions only the linked member, and contains only public information', async () => {
    const { hook, notify, notice, work, posted } = await linked('mention');
    const hostile = '@everyone <@&1> [x](https://evil.example) `**';
    await notify(notice('n1', { matchId: hostile }));
    await work();
    const { content, allowed_mentions: allowed } = posted(1);
    expect(allowed).toEqual({ parse: [], users: ['80351110224678912'] });
    expect(content).toContain('<@80351110224678912>\n**Your turn**');
    expect(content).toContain(String.raw`\@everyone \<\@&1\> \[x\]\(https://evil.example\)`);
    expect(content).not.toContain('Waiting');
    await hook.close();
  });

  it('waits as long as Discord says, and then covers everything that came meanwhile', async () => {
    const { hook, notify, notice, work, posted, clock, deliveries } = await linked('coalesce');
    hook.replies.push({ status: 429, body: '{"message":"slow","retry_after":42.5}' });
    await notify(notice('n1', { matchId: 'first' }));
    await work();
    expect((await deliveries())[0]).toMatchObject({
      nextAt: clock.iso(42.5 * SECOND),
      status: 429,
    });
    clock.pass(43 * SECOND);
    for (const matchId of ['second', 'third']) await notify(notice(matchId, { matchId }));
    await work();
    expect(hook.got).toHaveLength(3);
    expect(posted(2).content.split('\n')).toHaveLength(4);
    for (const matchId of ['first', 'second', 'third']) {
      expect(posted(2).content).toContain(matchId);
    }
    const outcomes = (await deliveries()).slice(0, 3).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED']);
    await hook.close();
  });

  it('disables its channel if the webhook was removed', async () => {
    const { hook, notify, notice, work, uses, owner } = await linked('removed');
    hook.replies.push({ status: 404 });
    await notify(notice('n1'));
    await work();
    expect(await uses.channels(owner)).toMatchObject([{ disabledReason: 'GONE' }]);
    await hook.close();
  });
});
