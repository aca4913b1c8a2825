import { describe, expect, it } from 'vitest';
import { locales, type Catalogue, type Locale } from '../../shared/words/phrase.ts';
import { cut } from '../../shared/words/cut.ts';
import { render } from '../../shared/words/render.ts';

const catalogue: Catalogue = {
  en: {
    'card:sword': 'Sword',
    'card:axe': 'Axe',
    'card:mule': 'Mule',
    coins: '{who} gains {n, plural, one {# coin} other {# coins}}.',
    takes: '{who} takes {cards}.',
    hello: 'Hello',
    'things.card': 'Cards',
    'card:axe.text': 'It cuts.',
    'rule:AXE-01': 'Axes',
    gift: '{who} {how, select, card {gave} other {threw}} {what} ({help}, {clause})',
    pair: 'both {cards}',
  },
  cs: {
    'card:sword': 'Meč',
    'card:axe': 'Sekera',
    'card:mule': 'Mula',
    coins: '{who}: {n, plural, one {# mince} few {# mince} many {# mince} other {# mincí}}.',
    takes: '{who} bere: {cards}.',
    hello: 'Ahoj',
  },
  ko: {
    'card:sword': '검',
    'card:axe': '도끼',
    'card:mule': '노새',
    coins: '{who}: 동전 {n, plural, other {#개}}.',
    takes: '{who}: {cards}.',
    hello: '안녕',
  },
};
const names = { seat1: 'Ann', seat2: '한나' };
const inAll = (key: string, args: Readonly<Record<string, string | number | readonly string[]>>) =>
  locales.map((locale: Locale) => render(catalogue, locale, { key, args }, names));

describe('rendered words', () => {
  it('use the plurals of each language', () => {
    expect(inAll('coins', { who: 'seat:seat1', n: 1 })).toEqual([
      'Ann gains 1 coin.',
      'Ann: 1 mince.',
      'Ann: 동전 1개.',
    ]);
    expect(inAll('coins', { who: 'seat:seat1', n: 5 })).toEqual([
      'Ann gains 5 coins.',
      'Ann: 5 mincí.',
      'Ann: 동전 5개.',
    ]);
  });

  it('join lists in the style of each language, each thing in its words', () => {
    const cards = ['card:sword', 'card:axe', 'card:mule'];
    expect(inAll('takes', { who: 'seat:seat2', cards })).toEqual([
      '한나 takes Sword, Axe, and Mule.',
      '한나 bere: Meč, Sekera a\u00a0Mula.',
      '한나: 검, 도끼, 노새.',
    ]);
    expect(inAll('takes', { who: 'seat:seat2', cards: [] })[0]).toBe('한나 takes .');
  });

  it('name a seat by its id if its player has no name', () => {
    expect(
      render(catalogue, 'en', { key: 'coins', args: { who: 'seat:seat9', n: 2 } }, names),
    ).toBe('seat9 gains 2 coins.');
  });

  it('show an unknown key unchanged, also the name of a member of every object', () => {
    expect(inAll('log.Unheard', {})).toEqual(['log.Unheard', 'log.Unheard', 'log.Unheard']);
    expect(render(catalogue, 'en', { key: 'constructor' })).toBe('constructor');
    expect(inAll('takes', { who: 'toString', cards: ['card:none'] })[0]).toBe(
      'toString takes card:none.',
    );
  });

  it('are split at seats and things, through phrases and lists', () => {
    const wording = { catalogue, locale: 'en' as const, names };
    const what = { key: 'pair', args: { cards: ['card:sword', 'card:axe'] } };
    const args = {
      who: 'seat:seat2',
      how: 'card',
      what,
      help: 'card:axe.text',
      clause: 'rule:AXE-01',
    };
    const gift = { key: 'gift', args };
    expect(cut(wording, gift)).toEqual([
      { text: '한나', ref: 'seat:seat2' },
      { text: ' gave both ', ref: null },
      { text: 'Sword', ref: 'card:sword' },
      { text: ' and ', ref: null },
      { text: 'Axe', ref: 'card:axe' },
      { text: ' (It cuts., Axes)', ref: null },
    ]);
    expect(render(catalogue, 'en', gift, names)).toBe(
      '한나 gave both Sword and Axe (It cuts., Axes)',
    );
    expect(cut(wording, { key: 'card:axe' })).toEqual([{ text: 'Axe', ref: 'card:axe' }]);
    expect(cut(wording, { key: 'log.Unheard' })).toEqual([{ text: 'log.Unheard', ref: null }]);
  });
});
