import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeOf } from '../../services/matches/words/locale.ts';
import { namesOf } from '../../services/matches/words/names.ts';
import { locales } from '../../shared/words/phrase.ts';

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['cs', 'cs'],
    ['ko-KR,ko;q=0.9,en-US;q=0.8', 'ko'],
    ['CS-cz', 'cs'],
    ['de-DE,de;q=0.9,cs;q=0.4,en;q=0.3', 'cs'],
    ['en;q=0.2, cs;q=0.9', 'cs'],
    ['cs;q=0, ko;q=0.1', 'ko'],
    ['fr, *', 'en'],
    ['cs;q=nonsense, ko', 'ko'],
    ['en, cs', 'en'],
  ] as const)('by Accept-Language %s is %s', (header, locale) => {
    expect(localeOf(header)).toBe(locale);
  });

  it('is a supported one, whatever the header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(locales).toContain(localeOf(header));
      }),
      { seed: 1 },
    );
  });
});

it('every seat has a name, in every language another for bots and free seats', () => {
  const seats = [
    { id: 'seat1', holder: { kind: 'account', account: 'ann' } },
    { id: 'seat2', holder: { kind: 'bot', level: 'random' } },
    { id: 'seat3', holder: undefined },
    { id: 'seat4', holder: { kind: 'account', account: 'bob' } },
  ] as const;
  expect(locales.map((locale) => namesOf({ seats, names: { bob: 'Bob' } }, locale))).toEqual([
    { seat1: 'ann', seat2: 'Bot 2', seat3: 'Seat 3', seat4: 'Bob' },
    { seat1: 'ann', seat2: 'Bot 2', seat3: 'Místo 3', seat4: 'Bob' },
    { seat1: 'ann', seat2: '봇 2', seat3: '3번 자리', seat4: 'Bob' },
  ]);
});
