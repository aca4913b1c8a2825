import { createApp } from '../../services/app/app.ts';
import { expect, it } from 'vitest';
import { createKeeper } from '../../services/notifications/attention/keep.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { HOUR, heldClock } from '../matches/clocks/table.ts';
import { account, useHalls } from '../matches/hall.ts';
import { streamTable } from './table.ts';

const openHall = useHalls();

it('an invitation is due for the invited account until it is answered or expires', async () => {
  // by the time of the service, which notifications go by
  const clock = heldClock(new Date().toISOString());
  const commands = openHall(undefined, clock.now);
  const table = streamTable(commands, openHall(undefined, clock.now));
  const { matches, store } = commands;
  const [host, una, vit] = [account('host who asks'), account('una asked'), account('vit asked')];
  const due = async (who: AccountActor) => {
    const { items } = await createApp({ store, now: clock.now }).attention.list(who, { first: 9 });
    return items.map(({ item }) => item);
  };
  const { record } = await matches.create(host, {
    gameId: 'secret-numbers',
    seats: 3,
    visibility: 'PRIVATE',
  });
  const matchId = record.id;
  const expiresAt = clock.iso(HOUR);
  for (const { account: accountId } of [una, vit])
    await matches.invite(host, { matchId, accountId, expiresAt });
  await table.flow();
  const asked = { matchId, kind: 'INVITATION', seat: 'seat2', count: 1, deadline: expiresAt };
  expect(await due(una)).toMatchObject([asked]);
  expect(await due(vit)).toMatchObject([asked]);
  expect(await due(host)).toEqual([]);
  const ear = await table.attend(una);
  await table.flow();
  await matches.answerInvitation(una, { invitationId: `${matchId}.1`, accept: true });
  await table.flow();
  expect(await due(una)).toEqual([]);
  expect(JSON.stringify(table.heard(ear))).toMatch(/"cleared":true,"item":\{[^}]*"INVITATION"/);
  clock.pass(HOUR);
  expect(await due(vit)).toEqual([]);
});

it('an invitation is notified once to each invited account, and to no one else', async () => {
  const { matches, store } = openHall();
  const [host, una, vit] = [account('host who tells'), account('una told'), account('vit told')];
  const { record } = await matches.create(host, { gameId: 'secret-numbers', seats: 3 });
  const matchId = record.id;
  await matches.join(vit, { matchId });
  for (const { account: accountId } of [una, account('wim told')])
    await matches.invite(host, { matchId, accountId });
  const reachable = () => Promise.resolve(true);
  const keep = createKeeper({ attentions: store.attentions, projections: matches, reachable });
  for (let times = 0; times < 2; times += 1)
    for (const commit of await store.events.range(matchId, undefined, 9)) await keep(commit);
  const told = async ({ account: id }: AccountActor) => {
    const { data } = (await store.attentions.find(id, matchId)) ?? {};
    return [...JSON.stringify(data ?? []).matchAll(/"(match\.[a-z.]+)"/g)].map(([, it]) => it);
  };
  expect(await told(una)).toEqual(['match.invitation']);
  expect([await told(host), await told(vit)]).toEqual([[], []]);
});
