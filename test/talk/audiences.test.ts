import { describe, expect, it } from 'vitest';
import { heldClock } from '../matches/clocks/table.ts';
import { codeOf, pick, playRounds, useHalls } from '../matches/hall.ts';
import { talkAt } from './scene.ts';

const open = useHalls();
const clock = heldClock();
const scene = (wish: Parameters<typeof talkAt>[2] = {}) =>
  talkAt(open(undefined, clock.now), clock.now, wish);
type Scene = Awaited<ReturnType<typeof scene>>;

/** Sends a message to each audience, from an account that may. */
async function everybodySpeaks({ say, hana, walt }: Scene): Promise<void> {
  await say(hana, 'among us', 'SEATS');
  await say(walt, 'up here', 'SPECTATORS');
  await say(hana, 'to all');
  await say(walt, 'from above');
}

describe('a chat message', () => {
  it('is visible to its audience, in order', async () => {
    const table = await scene();
    await everybodySpeaks(table);
    const { words, gita, walt } = table;
    expect(await words(gita)).toEqual(['among us', 'up here', 'to all', 'from above']);
    expect(await words(walt)).toEqual(['up here', 'to all', 'from above']);
    expect(await words()).toEqual(['up here', 'to all', 'from above']);
    expect(await words(walt, { audience: 'SEATS' })).toEqual([]);
    expect(await words(gita, { audience: 'SPECTATORS' })).toEqual(['up here']);
  });

  it('of a spectator never reaches a seat of a running rated match, whatever its audience', async () => {
    const table = await scene({ rated: true, options: {}, timeControl: { preset: 'async-1d' } });
    await everybodySpeaks(table);
    const { words, hana, gita, walt, matches, matchId } = table;
    expect(await words(gita)).toEqual(['among us', 'to all']);
    expect(await words(gita, { audience: 'SPECTATORS' })).toEqual([]);
    expect(await words(walt)).toEqual(['up here', 'to all', 'from above']);
    await playRounds(matches, [hana, gita], matchId, 3);
    expect((await matches.find(gita, matchId))?.record.status).toBe('FINISHED');
    expect(await words(gita)).toEqual(['among us', 'up here', 'to all', 'from above']);
  });

  it('of a spectator of a rated match reaches a reader without a token only after the end', async () => {
    const table = await scene({ rated: true, options: {}, timeControl: { preset: 'async-1d' } });
    await everybodySpeaks(table);
    const { words, hana, gita, matches, matchId } = table;
    expect(await words()).toEqual(['to all']);
    expect(await words(undefined, { audience: 'SPECTATORS' })).toEqual([]);
    await playRounds(matches, [hana, gita], matchId, 3);
    expect(await words()).toEqual(['up here', 'to all', 'from above']);
  });

  it('to the seats comes only from players, and to spectators only from others', async () => {
    const { say, hana, walt } = await scene();
    expect(await codeOf(say(walt, 'psst', 'SEATS'))).toBe('FORBIDDEN');
    expect(await codeOf(say(hana, 'psst', 'SPECTATORS'))).toBe('FORBIDDEN');
  });

  it('of a private match can be neither read nor sent without access to the match', async () => {
    const { say, words, walt, gita, matchId, talk } = await scene({ visibility: 'PRIVATE' });
    expect(await codeOf(say(walt, 'hello'))).toBe('NOT_FOUND');
    expect(await codeOf(words(walt))).toBe('NOT_FOUND');
    expect(await codeOf(words())).toBe('NOT_FOUND');
    expect(await codeOf(talk.messages(gita, 'no/match', { last: 1 }))).toBe('NOT_FOUND');
    expect(await codeOf(say(gita, `hello ${matchId}`))).toBe('done');
  });

  it('has its sender, their seat, and its time', async () => {
    const { say, hana, walt, matchId } = await scene();
    const told = await say({ ...hana, name: 'Hana' }, ' Good morning ');
    const from = { account: hana.account, name: 'Hana', machine: false };
    const said = { text: 'Good morning' };
    expect(told).toEqual({
      id: told.id,
      ...{ matchId, audience: 'ALL', from, seat: 'seat1', hidden: false, said, at: clock.iso() },
    });
    expect((await say(walt, 'hi')).seat).toBeUndefined();
  });

  it('is hidden from an account that blocked its sender or the owner of the bot account', async () => {
    const { say, words, hana, gita, walt } = await scene();
    const hall = open();
    const bot = { ...walt, account: `bot~${walt.account}`, machine: true } as const;
    await hall.store.accounts.changeProfile(bot.account, { owner: walt.account }, clock.iso());
    await hall.store.accounts.putBlocks(gita.account, { revision: 1, accounts: [walt.account] });
    await say(walt, 'you again');
    await say(bot, 'beep');
    await say(hana, 'hello');
    expect(await words(gita)).toEqual(['hello']);
    expect(await words(hana)).toEqual(['you again', 'beep', 'hello']);
    expect(await words(walt)).toEqual(['you again', 'beep', 'hello']);
  });

  it('is read back page by page, even if many are left out', async () => {
    const { say, talk, hana, gita, walt, matchId } = await scene();
    const { store } = open();
    await store.accounts.putBlocks(gita.account, { revision: 1, accounts: [walt.account] });
    for (let i = 0; i < 7; i += 1) {
      await say(hana, String(i), i % 2 === 0 ? 'ALL' : 'SEATS');
      await say(walt, 'noise');
      clock.pass(60_000);
    }
    const read: string[][] = [];
    let before: string | undefined;
    for (let pages = 1; pages <= 3; pages += 1) {
      const page = { last: 3, ...(before !== undefined && { before }) };
      const { items, hasPrevious } = await talk.messages(gita, matchId, page);
      read.push(items.map(({ said }) => ('text' in said ? said.text : '')));
      before = items[0]?.id;
      expect(hasPrevious).toBe(pages < 3);
    }
    expect(read).toEqual([['4', '5', '6'], ['1', '2', '3'], ['0']]);
    for (const page of [{ last: 0 }, { last: 101 }, { last: 1, before: 'x' }])
      expect(await codeOf(talk.messages(gita, matchId, page))).toBe('BAD_USER_INPUT');
  });

  it('reaches delayed spectators with the version it was sent at', async () => {
    const { say, words, hana, gita, walt, matches, matchId } = await scene({ spectatorDelay: 1 });
    await say(hana, 'my secret');
    await say(walt, 'who wins?');
    expect(await words(walt)).toEqual(['who wins?']);
    expect(await words(gita)).toEqual(['my secret', 'who wins?']);
    expect(await words({ ...walt, roles: ['player', 'organizer'] })).toHaveLength(2);
    await pick(matches, hana, matchId);
    expect(await words(walt)).toEqual(['my secret', 'who wins?']);
    await say(gita, 'done');
    await pick(matches, gita, matchId);
    expect(await words(walt)).toEqual(['my secret', 'who wins?', 'done']);
  });

  it('is deleted after twelve months', async () => {
    const { say, words, hana, gita } = await scene();
    await say(hana, 'long ago');
    clock.pass(364 * 24 * 3_600_000);
    await say(hana, 'lately');
    expect(await words(gita)).toEqual(['long ago', 'lately']);
    clock.pass(24 * 3_600_000);
    expect(await words(gita)).toEqual(['lately']);
  });
});
