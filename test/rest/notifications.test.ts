import { describe, expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';

const apis = useDoors();

const fields =
  'id kind label verified disabledReason disabledSince unsubscribed { ruleId since } codeAt createdAt';
const sent = 'id messageId type at outcome attempts status fault nextAt';
const own = `{ viewer { notificationChannels { ${fields} deliveries { ${sent} } } } }`;
const url = 'https://hook.example.org/questhall?key=1';
const add = `mutation ($input: AddNotificationChannelInput!) {
  addNotificationChannel(input: $input) { secret channel { ${fields} } } }`;

const channels = '/v1/viewer/channels';
const post = (path: string, as: string, body?: object) =>
  apis().rest('POST', path, { as, ...(body && { body }) });

describe('the notification channels of an account', () => {
  it('are the same in both APIs', async () => {
    const made = await post(channels, 'una', { kind: 'WEBHOOK', url });
    expect(made.status).toBe(201);
    expect(made.body.secret).toMatch(/^whsec_/);
    expect(made.body.channel).toMatchObject({ label: 'hook.example.org', verified: false });
    const input = { kind: 'WEBHOOK', url, label: 'my bot' };
    await apis().graphql(add, { input }, 'una');

    const { items } = (await apis().rest('GET', channels, { as: 'una' })).body;
    const { data } = await apis().graphql(own, {}, 'una');
    const [first, second] = data.viewer.notificationChannels;
    const { deliveries, ...channel } = first;
    expect(items[0]).toEqual(channel);
    expect(items[1]).toMatchObject({ label: 'my bot', id: second.id });
    const path = `${channels}/${channel.id}/deliveries`;
    const listed = await apis().rest('GET', path, { as: 'una' });
    expect(listed.body.items).toEqual(deliveries);
    expect(deliveries).toMatchObject([{ type: 'channel.verification', outcome: 'PENDING' }]);
    expect(JSON.stringify([items, data, listed.body])).not.toMatch(/whsec_|key=1|"code"/);

    const removed = await apis().rest('DELETE', `${channels}/${channel.id}`, { as: 'una' });
    expect(removed.body.items.map(({ id }: { id: string }) => id)).toEqual([second.id]);
    expect((await apis().graphql(own, {}, 'vit')).data.viewer.notificationChannels).toEqual([]);
  });

  it.each([
    ['no URL', { kind: 'WEBHOOK' }, 'url'],
    ['an URL of this machine’s network', { kind: 'WEBHOOK', url: 'https://10.0.0.1/' }, 'url'],
    ['a part of another kind', { kind: 'WEBHOOK', url, address: 'a@example.org' }, 'address'],
    ['a label that is not seen', { kind: 'WEBHOOK', url, label: '\u202e' }, 'label'],
  ])('are not added with %s, and both APIs name the field', async (_, input, field) => {
    const rest = await post(channels, 'wil', input);
    expect(rest).toMatchObject({ status: 422, body: { code: 'BAD_USER_INPUT' } });
    expect(rest.body.faults).toMatchObject([{ in: 'body', at: `/${field}` }]);
    const { errors } = await apis().graphql(add, { input }, 'wil');
    expect(errors[0]?.message).toContain(`\`${field}\``);
    expect((await apis().rest('GET', channels, { as: 'wil' })).body.items).toEqual([]);
  });

  it('are limited to ten', async () => {
    const statuses: number[] = [];
    for (let n = 0; n <= 10; n += 1) {
      statuses.push((await post(channels, 'xen', { kind: 'WEBHOOK', url })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 403]);
  });

  it('are verified before anything is sent to them', async () => {
    const { channel } = (await post(channels, 'yan', { kind: 'WEBHOOK', url })).body;
    const early = await post(`${channels}/${channel.id}/test`, 'yan');
    expect(early).toMatchObject({ status: 409, body: { code: 'CHANNEL_UNVERIFIED' } });
    const wrong = await post(`${channels}/${channel.id}/verification`, 'yan', { code: 'no' });
    expect(wrong).toMatchObject({ status: 422, body: { faults: [{ at: '/code' }] } });
    const again = await post(`${channels}/${channel.id}/code`, 'yan');
    expect(again).toMatchObject({ status: 200, body: { verified: false } });
    expect(again.body.codeAt >= channel.codeAt).toBe(true);
    const soon = await post(`${channels}/${channel.id}/code`, 'yan');
    expect(soon).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    const resumed = await post(`${channels}/${channel.id}/resume`, 'yan');
    expect(resumed).toMatchObject({ status: 200, body: { id: channel.id, unsubscribed: [] } });
  });
});
