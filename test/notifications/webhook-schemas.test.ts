import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod';
import { lobbyNotices, matchNotices, tournamentNotices } from '../../schema/notices.ts';
import { webhookBodies } from '../../schema/openapi/documents/webhook.ts';
import {
  ruleEvents,
  type NoticeData,
  type NoticeType,
} from '../../services/notifications/notices/notice.ts';
import { document } from '../rest/support/document.ts';
import { openTestTable, type TestTable } from '../support/stores.ts';
import { receiver } from './receiver.ts';
import { ann, table } from './table.ts';

type Bodies = { readonly [N in keyof typeof webhookBodies]: z.output<(typeof webhookBodies)[N]> };
type Body = Bodies[keyof Bodies];
/** The data of all but the test, which has none. */
type DataOfBody = Exclude<Body, Bodies['channelTest']>['data'];
type KeysOf<T> = T extends unknown ? keyof T : never;

let place: TestTable;
beforeAll(async () => {
  place = await openTestTable();
});
afterAll(() => place.close());

const match = { matchId: 'm', gameId: 'talisman', version: 4 };
const asked = { ...match, seat: 'seat1', count: 2, turn: 3, deadline: '2026-11-23T09:00:00.000Z' };
const dataOf = (type: NoticeType): NoticeData => {
  if (type === 'account.digest') return { count: 2, matches: [{ ...asked, percent: 50 }, match] };
  if (type === 'channel.disabled') return { channel: 'other' };
  if (type.startsWith('channel.')) return {};
  if (type.startsWith('match.')) return type.includes('attention') ? asked : match;
  if (type.startsWith('lobby.')) return { gameId: 'talisman', matchId: 'm' };
  const round = { round: 1, pod: 2, startsAt: asked.deadline, deadline: asked.deadline };
  const status = { status: 'OPEN', act: 'PROPOSAL', percent: 95 };
  return { tournamentId: 't', gameId: 'talisman', ...round, ...status };
};

describe('the payload of a webhook', () => {
  it('has a type and data as in the contract', () => {
    expectTypeOf<NoticeType>().toEqualTypeOf<Body['type']>();
    expectTypeOf<keyof NoticeData>().toEqualTypeOf<KeysOf<DataOfBody>>();
    expect(Object.keys(document.webhooks)).toEqual(Object.keys(webhookBodies));
  });

  it('has a type that both contracts list for rules', () => {
    const graphql = readFileSync('schema/attention.graphql', 'utf8');
    for (const contract of [graphql, JSON.stringify(document)]) {
      const named = new Set(contract.match(/(?<=`)(?:match|tournament|lobby)\.[a-z.]+(?=`)/g));
      expect([...named].toSorted()).toEqual(
        [...matchNotices, ...tournamentNotices, ...lobbyNotices].toSorted(),
      );
    }
  });

  it('is valid by the schemas of the contract, for every type', async () => {
    const its = table(place.store, 'schemas');
    const hook = await receiver();
    const owner = { ...ann, account: 'schemas' };
    const { channel } = await its.uses.add(owner, { kind: 'WEBHOOK', url: hook.url });
    await its.work();
    const sent = () => hook.got.map(({ body }) => JSON.parse(body) as Body);
    const [first] = sent();
    if (first?.type !== 'channel.verification') return expect.fail('It was sent no code.');
    await its.uses.verify(owner, { channelId: channel.id, code: first.data.code });
    const { account } = owner;
    for (const type of [...ruleEvents, 'channel.disabled', 'channel.test'] as const) {
      const notice = { account, channel: channel.id, type, at: its.clock.iso() };
      await its.notify({ ...notice, id: type, data: dataOf(type) });
      await its.work();
    }
    const types = sent().map(({ type }) => type);
    expect(types).toEqual([
      'channel.verification',
      ...ruleEvents,
      'channel.disabled',
      'channel.test',
    ]);
    for (const body of sent()) {
      const schema = Object.values(webhookBodies).find(
        ({ shape }) => shape.type.safeParse(body.type).success,
      );
      // the parse leaves out fields that a schema does not name
      expect(schema?.parse(body), body.type).toEqual(body);
    }
    await hook.close();
  });
});
