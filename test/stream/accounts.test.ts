import { createApp } from '../../services/app/app.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ann, bob, useHalls, type Hall } from '../matches/hall.ts';
import { round, streamTable, underWay, type StreamTable } from './table.ts';

const openHall = useHalls();
let commands: Hall;
let table: StreamTable;
beforeEach(() => {
  commands = openHall();
  table = streamTable(commands, openHall());
});
afterEach(() => vi.useRealTimers());

describe('a watcher’s account', () => {
  it('gets the names of bots and free seats in its own language', async () => {
    const query = 'subscription ($id: ID!) { match(id: $id) { version seats { name bot } } }';
    const { record } = await commands.matches.create(ann, {
      gameId: 'secret-numbers',
      seats: 3,
      bots: ['first'],
    });
    const watchers = await Promise.all(
      (['en', 'cs', 'ko', undefined] as const).map((locale) =>
        table.subscribe(record.id, undefined, { query, ...(locale && { locale }) }),
      ),
    );
    await table.flow();
    const names = watchers.map((watcher) =>
      table.updates(watcher).map((update) => JSON.parse(JSON.stringify(update.seats))[1].name),
    );
    expect(names).toEqual([['Bot 2'], ['Bot 2'], ['봇 2'], ['Bot 2']]);
  });

  it('gets nothing more once its token has expired, and is disconnected', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const id = await underWay(commands);
    const until = Date.now() + 60_000;
    const brief = await table.subscribe(id, { ...bob, until });
    const lasting = await table.subscribe(id, { ...bob, until: until + 60_000 });
    await table.flow();
    expect(table.updates(brief)).toHaveLength(1);
    vi.setSystemTime(until);
    await round(commands, id);
    expect(await table.flow()).toEqual([]);
    expect(table.updates(brief)).toHaveLength(1);
    expect(table.updates(lasting)).toHaveLength(3);
    expect(table.closed).toEqual([brief]);
    const following = await commands.store.subscriptions.of(id);
    expect(following.map(({ connection }) => connection)).toEqual([lasting]);
  });

  it('is disconnected later if disconnecting failed', async () => {
    const id = await underWay(commands);
    vi.useFakeTimers({ toFake: ['Date'] });
    const until = Date.now() + 60_000;
    const brief = await table.subscribe(id, { ...bob, until });
    await table.flow();
    vi.setSystemTime(until);
    table.trouble.set(brief, 'down');
    await round(commands, id);
    expect(await table.flow()).not.toEqual([]);
    table.trouble.clear();
    expect(await table.feed(table.records.slice(-2))).toEqual([]);
    expect(table.closed).toEqual([brief]);
    expect(await commands.store.subscriptions.of(id)).toEqual([]);
  });

  it('gets nothing more once it is deleted, and is disconnected', async () => {
    const id = await underWay(commands);
    const gone = await table.subscribe(id, { ...bob, account: 'gone' });
    const lasting = await table.subscribe(id, bob);
    await table.flow();
    await commands.store.erasures.bury('gone', new Date().toISOString());
    await round(commands, id);
    expect(await table.flow()).toEqual([]);
    expect(table.updates(gone)).toHaveLength(1);
    expect(table.updates(lasting)).toHaveLength(3);
    expect(table.closed).toEqual([gone]);
  });

  it('gets nothing more once its access token was revoked, and is disconnected', async () => {
    const id = await underWay(commands);
    const { accounts } = createApp({ store: commands.store });
    const wish = { name: 'lamp', scopes: ['read'], expiresInDays: 1 } as const;
    const [lost, kept] = [
      (await accounts.createToken(bob, wish)).token.id,
      (await accounts.createToken(bob, wish)).token.id,
    ];
    const revoked = await table.subscribe(id, { ...bob, token: lost });
    const lasting = await table.subscribe(id, { ...bob, token: kept });
    await table.flow();
    await accounts.revokeToken(bob, { tokenId: lost });
    await round(commands, id);
    expect(await table.flow()).toEqual([]);
    expect(table.updates(revoked)).toHaveLength(1);
    expect(table.updates(lasting)).toHaveLength(3);
    expect(table.closed).toEqual([revoked]);
  });
});
