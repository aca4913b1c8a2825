import { expect, it } from 'vitest';
import { faultsOf } from '../../shared/words/faults.ts';
import type { Catalogue, Phrase } from '../../shared/words/phrase.ts';

const en = {
  'card:axe': 'Axe',
  takes: '{who} takes {cards}.',
  pays: '{who} pays {n, plural, one {# coin} other {# coins}}.',
  goes: '{way, select, up {Up} other {Down}}',
  bold: '<b>Axe</b>',
  'card:half': 'Half of {cards}',
};
const catalogue: Catalogue = { en, cs: { ...en, takes: '{who} bere.' }, ko: { takes: '{what}' } };

/** The faults in English and in Czech. */
const faults = (key: string, args?: Phrase['args']) =>
  faultsOf(catalogue, { key, ...(args && { args }) })
    .filter((fault) => !fault.includes(' in ko: '))
    .map((fault) => fault.replace(`${key} in `, ''));

it('a phrase has words, and all that they need', () => {
  expect(faults('takes', { who: 'seat:ann', cards: ['card:axe', '3'] })).toEqual([]);
  const half: Phrase = { key: 'card:half', args: { cards: 'card:axe' } };
  expect(faults('takes', { who: 'seat:ann', cards: half })).toEqual([]);
  expect(faults('takes', { who: 'seat:ann', cards: [half, 'card:axe'] })).toEqual([]);
  expect(faults('pays', { who: 'seat:ann', n: 2 })).toEqual([]);
  expect(faults('goes', { way: 'sideways' })).toEqual([]);
});

it('a key without words is reported, in each language that lacks it', () => {
  expect(faults('gives')).toEqual(['en: has no words', 'cs: has no words']);
  expect(faultsOf(catalogue, { key: 'pays', args: { who: 'seat:ann', n: 1 } })).toEqual([
    'pays in ko: has no words',
  ]);
});

it.each([
  ['takes', { who: 'seat:ann' }, ["en: 'cards' is missing"]],
  [
    'takes',
    { who: 'seat:ann', cards: ['card:axe', 'card:mule'] },
    ["en: 'cards', card:mule: has no words"],
  ],
  [
    'takes',
    { who: 'seat:ann', cards: ['card:half'] },
    ["en: 'cards', card:half: 'cards' is missing"],
  ],
  ['pays', { who: 'seat:ann', n: 'two' }, ["en: 'n' is no number", "cs: 'n' is no number"]],
  ['goes', { way: ['up'] }, ["en: 'way' is no single word", "cs: 'way' is no single word"]],
  ['bold', {}, ["en: 'b' is a tag", "cs: 'b' is a tag"]],
] as const)('%s with %j is a fault', (key, args, expected) => {
  expect(faults(key, args)).toEqual(expected);
});
