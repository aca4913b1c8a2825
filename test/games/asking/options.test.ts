import { describe, expect, it } from 'vitest';
import { games } from '../../../services/matches/games/loaded.ts';
import { put, putInParts, putShort } from '../../../services/matches/words/put.ts';
import { nameKey, type Ref } from '../../../shared/client/index.ts';
import type { Question } from '../../../shared/engine/index.ts';
import { locales, type Locale, type Phrase } from '../../../shared/words/phrase.ts';
import { amount } from '../../support/long.ts';
import { hpOptionSets } from '../../support/talisman-hp-options.ts';
import { optionSets } from '../../support/talisman-options.ts';
import { botPlay } from '../bot-play.ts';
import { drawn } from '../scene/support.ts';

const sets: Readonly<Record<string, readonly unknown[]>> = {
  'tales-of-glory': [{}, { quests: true }, { parallelPlacing: true }, { quests: true }],
  talisman: Object.values(optionSets),
  'talisman-hp': Object.values(hpOptionSets),
};
/** Options whose verb leads to a place on a board, or to a cell. */
const leadsSomewhere = /^(?:space|walk|cross|raft|journey|slot|cell):/u;

/** Memoizes a function of a phrase and a locale, which depends on nothing else. */
function once<T>(make: (phrase: Phrase, locale: Locale) => T) {
  const known = new Map<string, T>();
  return (phrase: Phrase, locale: Locale): T => {
    const key = `${locale} ${JSON.stringify(phrase)}`;
    const made = known.get(key) ?? make(phrase, locale);
    known.set(key, made);
    return made;
  };
}

describe.each(Object.values(games))('the questions and options of $id', (game) => {
  const known = drawn(game);
  const setting = { game, seats: [], names: {} };
  const texts = game.words.catalogue.en;
  const faults = new Set<string>();
  const lengths: Record<string, number[]> = {};
  const refs = new Set<string>();

  const isThere = (ref: string): boolean =>
    /^(?:seat|cell):/u.test(ref) || known.isThing(ref as Ref) || known.isPlace(ref as Ref);

  /** Renders each phrase once: the same ones come again and again. */
  const worded = once((phrase, locale) => ({
    short: putShort(setting, phrase, locale),
    text: put(setting, phrase, locale),
  }));
  /**
   * True if a phrase names a thing; each part that does must name an existing one, and the parts
   * must add up to the text.
   */
  const isNaming = once((phrase) => {
    const parts = putInParts(setting, phrase, 'en');
    if (parts.map(({ text }) => text).join('') !== put(setting, phrase, 'en')) {
      faults.add(`${phrase.key} is not its parts`);
    }
    const named = parts.flatMap(({ ref }) => (ref === null ? [] : [ref]));
    for (const ref of named) if (!isThere(ref)) faults.add(`${phrase.key}: ${ref} is nothing`);
    return named.length > 0;
  });

  function readParts(question: Question): void {
    isNaming(game.words.question(question), 'en');
    for (const id of [...question.options, ...(question.also ?? [])]) {
      const option = game.words.option(question, id);
      if (isNaming(option, 'en') || /\D/u.test(option.subject ?? '')) mustTell(question, id);
    }
  }

  function mustTell(question: Question, id: string): void {
    if ((game.words.option(question, id).refs ?? []).length === 0) {
      faults.add(`${question.kind}: ${id} has no refs`);
    }
  }

  function readRefs(question: Question): void {
    for (const id of [...question.options, ...(question.also ?? [])]) {
      const [first = '', ...others] = game.words.option(question, id).refs ?? [];
      if (leadsSomewhere.test(id) && !(first.startsWith('cell:') || known.isPlace(first as Ref))) {
        faults.add(`${question.kind}: ${id} leads to ${first}`);
      }
      for (const ref of first === '' ? [] : [first, ...others]) {
        refs.add(ref.split(':', 1).join(''));
        if (!isThere(ref)) faults.add(`${id}: ${ref} is nothing`);
        if (!/^(?:seat|cell):/u.test(ref) && texts[nameKey(ref as Ref)] === undefined) {
          faults.add(`${id}: ${ref} has no words`);
        }
      }
    }
  }

  function readShort(question: Question): void {
    const { words } = game;
    for (const locale of locales) {
      const meant = new Map<string, string>();
      for (const id of [...question.options, ...(question.also ?? [])]) {
        const phrase = words.option(question, id);
        const { short, text } = worded(phrase, locale);
        (lengths[locale] ??= []).push(short.length);
        if ((meant.get(short) ?? text) !== text) faults.add(`${short} is said of two`);
        meant.set(short, text);
      }
    }
  }

  it('name existing things, tell their subjects, and are short', () => {
    for (const [n, options] of (sets[game.id] ?? [{}, {}, {}, {}]).entries()) {
      const levels = ['greedy', ...Array<string>(1 + (n % 3)).fill('random')];
      botPlay(
        { game, seed: n + 50, options, levels, limit: amount(90, 150) },
        {
          after({ question }) {
            readParts(question);
            readRefs(question);
            readShort(question);
          },
        },
      );
    }
    expect([...faults]).toEqual([]);
    expect(refs.size).toBeGreaterThanOrEqual(Math.min(3, Object.keys(known.things).length));
    for (const locale of locales) {
      const sorted = (lengths[locale] ?? []).toSorted((a, b) => a - b);
      expect(sorted.length).toBeGreaterThan(20);
      expect(sorted[Math.floor(sorted.length * 0.95)], locale).toBeLessThanOrEqual(60);
      expect(sorted.at(-1), locale).toBeLessThanOrEqual(90);
    }
  });
});
