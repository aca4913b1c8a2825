import { describe, expect, it } from 'vitest';
import { phraseKeys, wordsOf } from '../../services/matches/chat/phrases.ts';
import { heldClock } from '../matches/clocks/table.ts';
import { codeOf, useHalls } from '../matches/hall.ts';
import { createApp } from '../../services/app/app.ts';
import { talkAt } from './scene.ts';

const open = useHalls();
const clock = heldClock();
const scene = (wish: Parameters<typeof talkAt>[2] = {}) =>
  talkAt(open(undefined, clock.now), clock.now, wish);

describe('sending a chat message', () => {
  it('follows the host’s chat setting', async () => {
    const phrases = await scene({ chat: 'PHRASES' });
    const hello = { matchId: phrases.matchId, audience: 'ALL', phrase: 'hello' } as const;
    expect(await codeOf(phrases.say(phrases.hana, 'hello'))).toBe('CHAT_RESTRICTED');
    expect((await phrases.talk.send(phrases.hana, hello)).said).toEqual({ phrase: 'hello' });
    const off = await scene({ chat: 'OFF' });
    expect(await codeOf(off.say(off.hana, 'hello'))).toBe('CHAT_RESTRICTED');
    const none = off.talk.send(off.walt, { ...hello, matchId: off.matchId });
    expect(await codeOf(none)).toBe('CHAT_RESTRICTED');
    const free = await scene({ chat: 'FREE' });
    const both = [
      free.say(free.walt, 'hello'),
      free.talk.send(free.hana, { ...hello, matchId: free.matchId }),
    ];
    expect(await Promise.all(both.map(codeOf))).toEqual(['done', 'done']);
  });

  it('takes either a phrase or a text that can be shown', async () => {
    const { say, talk, hana, matchId, words } = await scene();
    const odd = ['', '   ', 'a\nb', 'x'.repeat(501), '\u202Eevil', '\ud800', '\u200b'];
    for (const text of odd) expect(await codeOf(say(hana, text))).toBe('BAD_USER_INPUT');
    const to = { matchId, audience: 'ALL' } as const;
    for (const input of [to, { ...to, text: 'a', phrase: 'hello' }, { ...to, phrase: 'toString' }])
      expect(await codeOf(talk.send(hana, input))).toBe('BAD_USER_INPUT');
    const shown = ['x'.repeat(500), '<script>alert(1)</script>', "'; DROP TABLE--", '{{7*7}} ${1}'];
    for (const text of shown) expect(await codeOf(say(hana, text))).toBe('done');
    expect(await words()).toEqual(shown);
  });

  it('sends the same command once, and refuses another text with its id', async () => {
    const { say, hana, gita, words } = await scene();
    const once = { commandId: 'c1' };
    const sent = await Promise.all([1, 2, 3].map(() => say(hana, 'once', 'ALL', once)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await words()).toEqual(['once']);
    expect(await codeOf(say(hana, 'twice', 'ALL', once))).toBe('BAD_USER_INPUT');
    expect(await codeOf(say(gita, 'mine', 'ALL', once))).toBe('done');
    expect(await words()).toEqual(['once', 'mine']);
  });

  it('is completed by a retry if it broke off between two steps', async () => {
    const { say, app, hana, matchId, words } = await scene();
    const put = () => Promise.reject(new Error('The process has died.'));
    const { matches, now, store } = app;
    const { talk: dying } = createApp({
      matches,
      now,
      store: { ...store, talk: { ...store.talk, put } },
    });
    const input = { matchId, audience: 'ALL', text: 'half', commandId: 'c9' } as const;
    await expect(dying.send(hana, input)).rejects.toThrow('died');
    expect(await words()).toEqual([]);
    await say(hana, 'half', 'ALL', { commandId: 'c9' });
    await say(hana, 'half', 'ALL', { commandId: 'c9' });
    expect(await words()).toEqual(['half']);
  });

  it('is limited to ten a minute, also concurrently, separately for each sender and match', async () => {
    const here = await scene();
    const { say, hana, gita, words } = here;
    const all = Array.from({ length: 14 }, (_, i) => codeOf(say(hana, String(i))));
    const codes = (await Promise.all(all)).toSorted();
    expect(codes.filter((code) => code === 'done').length).toBeLessThanOrEqual(10);
    for (let i = 0; i < 10; i += 1) await codeOf(say(hana, 'more'));
    expect(await words()).toHaveLength(10);
    await expect(say(hana, 'more')).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 });
    expect(await codeOf(say(gita, 'me too'))).toBe('done');
    const there = await scene();
    expect(await codeOf(there.say(hana, 'elsewhere'))).toBe('done');
    clock.pass(59_000);
    await expect(say(hana, 'more')).rejects.toMatchObject({ retryAfter: 1 });
    clock.pass(1_000);
    expect(await codeOf(say(hana, 'at last'))).toBe('done');
  });

  it('is limited to five hundred a day', async () => {
    const { say, app, hana, matchId } = await scene();
    const day = Math.floor(clock.now().getTime() / 86_400_000);
    const data = { times: [], day, today: 499, commands: [] };
    await app.store.talk.putSaid(hana.account, {
      stream: matchId,
      revision: 1,
      data,
      expires: 9e9,
    });
    expect(await codeOf(say(hana, 'the last'))).toBe('done');
    await expect(say(hana, 'too much')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    clock.pass(86_400_000);
    expect(await codeOf(say(hana, 'good morning'))).toBe('done');
  });

  it('requires a token with the scope to play', async () => {
    const { say, hana } = await scene();
    expect(await codeOf(say({ ...hana, scopes: ['read'] }, 'hello'))).toBe('FORBIDDEN');
    expect(await codeOf(say({ ...hana, scopes: ['play'] }, 'hello'))).toBe('done');
  });
});

it('quick messages have a text in all languages, each with words of its own', () => {
  for (const locale of ['en', 'cs', 'ko'] as const) {
    const words = phraseKeys.map((key) => wordsOf(key, locale));
    expect(new Set(words).size).toBe(phraseKeys.length);
  }
  expect(wordsOf('good-luck', 'cs')).toBe('Hodně štěstí!');
  expect(wordsOf('gone', 'ko')).toBe('gone');
});
