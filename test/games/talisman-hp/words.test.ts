import { describe, expect, it } from 'vitest';
import { content as hpContent } from '../../../shared/games/talisman/editions/harry-potter/content/index.ts';
import { clauses } from '../../../shared/games/talisman/editions/harry-potter/clauses.ts';
import { options } from '../../../shared/games/talisman/editions/harry-potter/options.ts';
import { words } from '../../../shared/games/talisman/editions/harry-potter/words.ts';
import type { Ability } from '../../../shared/games/talisman/content/ability.ts';
import { content as revised } from '../../../shared/games/talisman/editions/revised/content/index.ts';
import { type Content } from '../../../shared/games/talisman/content/schema.ts';
import { moments } from '../../../shared/games/talisman/content/moments.ts';
import { asks } from '../../../shared/games/talisman/asks.ts';
import { words as baseWords } from '../../../shared/games/talisman/editions/revised/words.ts';
import { variants } from '../../../shared/games/talisman/words/question.ts';
import { locales, type Locale } from '../../../shared/words/phrase.ts';
import { argumentsOf } from '../../words/arguments.ts';

const content: Content = hpContent;
const { catalogue } = words;
const idsOf = (things: readonly { readonly id: string }[]): readonly string[] =>
  things.map(({ id }) => id);
const missing = (keys: readonly string[]): readonly string[] =>
  keys.filter((key) => !Object.hasOwn(catalogue.en, key));
const withTexts = (keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => [key, `${key}.text`]);
const abilitiesOf = ({ characters, cards }: Content): readonly Ability[] => {
  const holders: readonly { abilities?: Ability[] | undefined }[] = [...characters, ...cards];
  return holders.flatMap(({ abilities = [] }) => abilities);
};

/** Kinds that only variants and spaces of the Revised 4th Edition ask. */
const unasked = ['counter', 'inherit', 'crown'];

describe('words of the Harry Potter Edition exist', () => {
  it('for every card, space, character, ability and region, with a text for each', () => {
    const named = [
      ...content.cards.map(({ id }) => `card:${id}`),
      ...content.spaces.map(({ id }) => `space:${id}`),
      ...content.characters.map(({ id }) => `character:${id}`),
      ...abilitiesOf(content).map(({ id }) => `ability:${id}`),
    ];
    expect(missing(withTexts(named))).toEqual([]);
    expect(missing(content.regions.map(({ id }) => `region:${id}`))).toEqual([]);
  });

  it('for every attribute, alignment, figure, token, challenge and pile', () => {
    const sides = content.characters.map(({ alignment }) => `alignment.${alignment}`);
    const named = [
      ...sides,
      ...Object.keys(content.attributes).map((id) => `attribute:${id}`),
      ...withTexts(idsOf(content.figures ?? []).map((id) => `figure:${id}`)),
      ...idsOf(content.tokens ?? []).map((id) => `token:${id}`),
      ...idsOf(content.quests).map((id) => `quest:${id}`),
      ...['outer', 'middle', 'spells'].map((id) => `deck.${id}`),
      ...['purchase', 'talismans'].map((id) => `pile:${id}`),
      'character:toad',
    ];
    expect(missing(named)).toEqual([]);
  });

  it('for every creature, choice and roll that cards and spaces bring', () => {
    const found = wordedIn([content.cards, content.spaces, content.characters, content.figures]);
    expect(found).toEqual(
      expect.arrayContaining(['creature:guardian', 'shop:vault', 'roll.gringotts']),
    );
    const unnamed = missing(found.filter((key) => !key.startsWith('roll.')));
    expect(unnamed).toEqual([]);
    const nameless = found
      .filter((key) => key.startsWith('roll.'))
      .filter((key) => !isNamed(key.slice('roll.'.length)));
    expect(nameless).toEqual([]);
  });

  it('for every question, moment, variant and option of a match', () => {
    const asked = Object.keys(asks).filter((kind) => !unasked.includes(kind));
    expect(missing(asked.map((kind) => `question.${kind}`))).toEqual([]);
    expect(missing(moments.map((moment) => `question.react.${moment}`))).toEqual([]);
    const settings = Object.keys(options.parse({})).map((option) => `setting.${option}`);
    expect(missing(['game.name', ...settings])).toEqual([]);
    for (const [key, list] of Object.entries(variants)) {
      for (const { suffix, takes } of list) {
        const message = catalogue.en[`${key}.${suffix}`] ?? '';
        expect(argumentsOf(message, 'en'), `${key}.${suffix}`).toEqual([...takes].sort());
      }
    }
  });

  it('for every line of the log that follows a clause, and every such line has one', () => {
    const keys = Object.keys(catalogue.en);
    // dice have a clause by what they are for, and one line
    const isWorded = (line: string): boolean =>
      line.startsWith('Rolled.')
        ? isNamed(line.slice('Rolled.'.length))
        : keys.some((key) => key === `log.${line}` || key.startsWith(`log.${line}.`));
    const wordless = Object.keys(clauses).filter((line) => !isWorded(line));
    expect(wordless).toEqual([]);
    expect(Object.values(clauses).filter((clause) => !clause.startsWith('HP-'))).toEqual([]);
    const unruled = keys
      .filter((key) => key.startsWith('log.'))
      .map((key) => key.slice('log.'.length))
      .filter((line) => !Object.keys(clauses).some((known) => `${line}.`.startsWith(`${known}.`)));
    expect(unruled).toEqual(['Resigned']);
  });
});

/** The creatures, choices and rolls anywhere inside of facts, by the keys of their words. */
function wordedIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(wordedIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(wordedIn);
  if ('do' in value && 'kind' in value) return [`roll.${String(value.kind)}`, ...inside];
  if ('attribute' in value && 'value' in value && 'id' in value)
    return [`creature:${String(value.id)}`, ...inside];
  if ('between' in value && typeof value.between === 'object') {
    return [...Object.keys(value.between ?? {}).map((id) => `shop:${id}`), ...inside];
  }
  return inside;
}

/** True if the label of a roll names a thing. */
const isNamed = (label: string): boolean =>
  ['roll.', 'card:', 'space:', 'shop:', 'ability:'].some((prefix) =>
    Object.hasOwn(catalogue.en, `${prefix}${label}`),
  );

describe.each(locales)('words of the Harry Potter Edition in %s', (locale) => {
  it('have the same keys and arguments as in English', () => {
    const said = catalogue[locale];
    expect(Object.keys(said).sort()).toEqual(Object.keys(catalogue.en).sort());
    const differing = Object.entries(catalogue.en).filter(
      ([key, message]) =>
        String(argumentsOf(message, 'en')) !== String(argumentsOf(said[key] ?? '', locale)),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('use no term of the Revised 4th Edition', () => {
    const speaking = Object.entries(catalogue[locale]).filter(
      ([key, message]) => key !== 'game.name' && foreign[locale].test(textOf(message)),
    );
    expect(speaking).toEqual([]);
  });
});

/** A message without the names of its arguments. */
const textOf = (message: string): string =>
  message
    .replaceAll(/\{\w+\}/gu, '')
    .replaceAll(/\{\w+, (?:plural|select),/gu, '')
    .replaceAll(/\b\w+ \{/gu, '{');

/** Words of the base game that this edition replaces or does not have. */
const foreign: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:li(?:fe|ves)|gold|Talismans?|Toads?|Craft|Crown|Warlock|Portal|Raft|quests?|(?<!for )good(?! word)|evil|neutral|Adventure|counters?|Strangers?|teleports?|ditch|Command)\b/u,
  cs: /živo(?:t\b|tů|ty\b)|zlat|\} Zl|[Tt]alisman|ropuch|\bvůl[ei]|[Kk]orun|[Tt]emný mág|\bvoru?\b|\búkol(?!u? turnaje| turnaje)|zaklínad|ukazatel|pozorovatel|teleport/u,
  ko: /금화|탈리스만|두꺼비|기술|왕관|흑마법|차원문|뗏목|퀘스트|카운터|모험|\dG\b|\}G\b/u,
};

describe('words of cards and characters', () => {
  const numbersIn = (locale: Locale, key: string): readonly number[] =>
    (catalogue[locale][key] ?? '').match(/\d+/gu)?.map(Number) ?? [];

  it.each(locales)('give the values of characters as they are in %s', (locale) => {
    for (const { id, values, life, fate } of content.characters) {
      const printed = [values['magic'], values['strength'], life, fate];
      expect(numbersIn(locale, `character:${id}.text`).slice(0, 4), id).toEqual(printed);
    }
  });

  it.each(locales)('give the attack of Enemies and opponents as it is in %s', (locale) => {
    for (const { id, attack } of content.cards) {
      if (attack === undefined) continue;
      const name = catalogue[locale][`attribute:${attack.attribute}`] ?? '';
      const text = catalogue[locale][`card:${id}.text`] ?? '';
      expect(text, id).toContain(`${name} ${String(attack.value)}`);
    }
  });
});

describe('the catalogue of the Harry Potter Edition', () => {
  it('has no word of the other edition that none of its matches can show', () => {
    const own = new Set([
      ...content.cards.map(({ id }) => `card:${id}`),
      ...content.spaces.map(({ id }) => `space:${id}`),
      ...content.characters.map(({ id }) => `character:${id}`),
      ...abilitiesOf(content).map(({ id }) => `ability:${id}`),
    ]);
    const base: Content = revised;
    const theirs = [
      ...base.cards.map(({ id }) => `card:${id}`),
      ...base.spaces.map(({ id }) => `space:${id}`),
      ...base.characters.map(({ id }) => `character:${id}`),
      ...abilitiesOf(base).map(({ id }) => `ability:${id}`),
      ...idsOf(base.quests).map((id) => `quest:${id}`),
      ...wordedIn([base.cards, base.spaces]).filter((key) => key.startsWith('shop:')),
      ...unasked.map((kind) => `question.${kind}`),
      ...['good', 'neutral', 'evil'].map((side) => `alignment.${side}`),
      ...['shop:craft', 'attribute:craft', 'amount.craft', 'score.craft', 'deck.adventure'],
      ...['log.CommandSpellCast', 'log.CrownReached', 'log.MatchEnded.crown', 'roll.command'],
    ];
    const used = new Set(wordedIn([content.cards, content.spaces]));
    const left = theirs.filter(
      (key) => Object.hasOwn(catalogue.en, key) && !own.has(key) && !used.has(key),
    );
    expect(left).toEqual([]);
  });

  it('uses the same name for a thing of both editions', () => {
    for (const key of ['attribute:strength', 'good:fate', 'option.pass'])
      expect(catalogue.en[key]).toBe(baseWords.catalogue.en[key]);
  });
});
