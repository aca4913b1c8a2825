import { createApp } from '../../services/app/app.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Audience, TalkUses } from '../../services/matches/chat/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { account, codeOf, pick, useHalls, type Hall } from '../matches/hall.ts';
import { streamTable, underWay, type StreamTable } from './table.ts';

const openHall = useHalls();
let commands: Hall;
let talk: TalkUses;
let table: StreamTable;
let people = 0;
let [hana, gita, walt]: AccountActor[] = [];
let matchId: string;
beforeEach(async () => {
  people += 1;
  [hana, gita, walt] = ['hana', 'gita', 'walt'].map((name) => ({
    ...account(`${name} ${String(people)}`),
    roles: ['player', 'organizer'] as const,
  }));
  commands = openHall();
  talk = createApp({ store: commands.store, matches: commands.matches }).talk;
  table = streamTable(commands, openHall());
  matchId = await underWay(
    commands,
    3,
    [hana, gita].flatMap((who) => who ?? []),
  );
  await table.flow();
});

const say = async (who: AccountActor | undefined, text: string, audience: Audience = 'ALL') =>
  talk.send(who ?? account('nobody'), { matchId, audience, text });

describe('a subscription to chat', () => {
  it('gets each message that its viewer can see, as it is sent', async () => {
    const [seat, watcher, nobody] = await Promise.all(
      [gita, walt, undefined].map((who) => table.listen(matchId, who)),
    );
    await table.flow();
    await say(hana, 'among us', 'SEATS');
    await say(walt, 'up here', 'SPECTATORS');
    await say(hana, 'to all');
    expect(await table.flow()).toEqual([]);
    expect(table.words(seat ?? '')).toEqual(['among us', 'up here', 'to all']);
    expect(table.words(watcher ?? '')).toEqual(['up here', 'to all']);
    expect(table.words(nobody ?? '')).toEqual(['up here', 'to all']);
    expect(table.faults).toEqual([]);
  });

  it('continues from the named message, and misses nothing', async () => {
    const first = await say(hana, 'one');
    await say(hana, 'two');
    await table.flow();
    const late = await table.listen(matchId, walt, first.id);
    const fresh = await table.listen(matchId, gita);
    const whole = await table.listen(matchId, gita, '0');
    await table.flow();
    await say(gita, 'three');
    await table.flow();
    expect(table.words(late)).toEqual(['two', 'three']);
    expect(table.words(whole)).toEqual(['one', 'two', 'three']);
    expect(table.words(fresh)).toEqual(['three']);
  });

  it('ends for a viewer who loses access to the match, and omits blocked people', async () => {
    const [host, guest] = [hana ?? account('x'), gita ?? account('y')];
    const { matches, store } = commands;
    const created = await matches.create(host, {
      gameId: 'secret-numbers',
      seats: 3,
      visibility: 'PRIVATE',
    });
    matchId = created.record.id;
    const invitation = created.invitation ?? '';
    await matches.join(guest, { matchId, invitation });
    const [ear, own] = [await table.listen(matchId, guest), await table.listen(matchId, host)];
    await table.flow();
    await store.accounts.putBlocks(guest.account, { revision: 1, accounts: [host.account] });
    await say(host, 'hello');
    await matches.leave(guest, { matchId });
    await table.flow();
    expect(await codeOf(say(guest, 'hello'))).toBe('NOT_FOUND');
    await store.accounts.putBlocks(guest.account, { revision: 2, accounts: [] });
    await say(host, 'is anybody there?');
    await table.flow();
    expect(table.words(ear)).toEqual([]);
    expect(table.words(own)).toEqual(['hello', 'is anybody there?']);
    const stranger = await table.listen(matchId, walt);
    await table.flow();
    expect(table.heard(stranger)).toMatchObject([{ type: 'error' }]);
  });

  it('is rendered once for all viewers with the same messages', async () => {
    await Promise.all(Array.from({ length: 5 }, () => table.listen(matchId)));
    await table.flow();
    const before = table.rendered();
    await say(hana, 'hello');
    await table.flow();
    expect(table.rendered() - before).toBe(1);
  });

  it('gets a message with a spectator delay when the move it follows is shown', async () => {
    const [host, guest] = [hana ?? account('x'), gita ?? account('y')];
    const { matches, store } = commands;
    const wish = { gameId: 'secret-numbers', seats: 2, spectatorDelay: 1 };
    matchId = (await matches.create(host, wish)).record.id;
    await matches.join(guest, { matchId });
    await matches.start(host, { matchId });
    const blocking = account(`blocking ${String(people)}`);
    await store.accounts.putBlocks(blocking.account, { revision: 1, accounts: [guest.account] });
    const watchers = [await table.listen(matchId), await table.listen(matchId, blocking)];
    const settler = await table.listen(matchId, walt);
    await table.flow();
    await say(host, 'of the first turn');
    await table.flow();
    expect(watchers.map((each) => table.words(each))).toEqual([[], []]);
    await pick(matches, host, matchId);
    await say(guest, 'of the second');
    await table.flow();
    expect(watchers.map((each) => table.words(each))).toEqual([
      ['of the first turn'],
      ['of the first turn'],
    ]);
    await pick(matches, guest, matchId);
    expect(await table.flow()).toEqual([]);
    expect(watchers.map((each) => table.words(each))).toEqual([
      ['of the first turn', 'of the second'],
      ['of the first turn'],
    ]);
    expect(table.words(settler)).toEqual(['of the first turn', 'of the second']);
    expect(table.faults).toEqual([]);
  });
});
