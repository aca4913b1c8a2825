import { describe, expect, it } from 'vitest';
import { games } from '../../../services/matches/games/loaded.ts';
import { put, putInParts } from '../../../services/matches/words/put.ts';
import { nameKey, type Ref } from '../../../shared/client/index.ts';
import type { Foresight, Odds } from '../../../shared/engine/index.ts';
import { locales, type Argument, type Phrase } from '../../../shared/words/phrase.ts';
import { amount } from '../../support/long.ts';
import { hpOptionSets } from '../../support/talisman-hp-options.ts';
import { optionSets } from '../../support/talisman-options.ts';
import { botPlay } from '../bot-play.ts';
import { drawn } from '../scene/support.ts';

const sets: Readonly<Record<string, readonly unknown[]>> = {
  'tales-of-glory': [{}, { quests: true }, { parallelPlacing: true }],
  talisman: Object.values(optionSets),
  'talisman-hp': Object.values(hpOptionSets),
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The phrases within a phrase, itself first. */
const phrasesIn = (phrase: Phrase): readonly Phrase[] => [
  phrase,
  ...Object.values(phrase.args ?? {}).flatMap(withinArgument),
];
const withinArgument = (argument: Argument): readonly Phrase[] => {
  if (typeof argument === 'number' || typeof argument === 'string') return [];
  return 'key' in argument
    ? phrasesIn(argument)
    : argument.flatMap((each) => (typeof each === 'string' ? [] : phrasesIn(each)));
};

describe.each(Object.values(games))('effects and odds of the options of $id', (game) => {
  const known = drawn(game);
  const setting = { game, seats: [], names: {} };
  const faults = new Set<string>();
  const kinds = {
    asked: new Set<string>(),
    effects: new Set<string>(),
    odds: new Set<string>(),
  };
  const texts = game.words.catalogue;

  const isThere = (ref: string): boolean =>
    /^(?:seat|cell):/u.test(ref) || known.isThing(ref as Ref) || known.isPlace(ref as Ref);

  const read = new Map<string, boolean>();
  function readWords(phrase: Phrase, where: string): void {
    const said = JSON.stringify(phrase);
    if (read.has(said)) return;
    read.set(said, true);
    for (const locale of locales) {
      for (const { key } of phrasesIn(phrase)) {
        if (!Object.hasOwn(texts[locale], key)) faults.add(`${where}: ${key} has no ${locale}`);
      }
      const text = put(setting, phrase, locale);
      if (/[{}]|\b[a-z-]+:[a-z0-9.-]+\b|undefined/u.test(text)) faults.add(`${where}: ${text}`);
      if (text.length > 160) faults.add(`${where}: too long: ${text}`);
    }
    for (const { ref } of putInParts(setting, phrase, 'en')) {
      if (ref !== null && !isThere(ref)) faults.add(`${where}: ${ref} is nothing`);
    }
  }

  function readOdds({ dice, sides, outcomes }: Odds, where: string): void {
    if (Math.abs(sum(outcomes.map(({ chance }) => chance)) - 1) > 1e-9) {
      faults.add(`${where}: the chances do not sum to 1`);
    }
    if (outcomes.some(({ chance }) => chance <= 0)) faults.add(`${where}: an end without chance`);
    const rolls = outcomes.flatMap((one) => one.rolls);
    if (new Set(rolls).size !== rolls.length) faults.add(`${where}: a roll with two ends`);
    const all = sides * dice - dice + 1;
    if (rolls.length > 0 && rolls.length !== all) faults.add(`${where}: a roll without an end`);
    for (const { text } of outcomes) readWords(text, where);
  }

  function readForesight({ effects = [], odds }: Foresight, where: string): void {
    for (const effect of effects) {
      readWords(effect, where);
      for (const ref of effect.refs ?? []) {
        if (!isThere(ref)) faults.add(`${where}: ${ref} is nothing`);
        if (!/^(?:seat|cell):/u.test(ref) && texts.en[nameKey(ref as Ref)] === undefined) {
          faults.add(`${where}: ${ref} has no words`);
        }
      }
    }
    if (odds !== undefined) readOdds(odds, where);
  }

  it('describe existing things, with chances that sum to 1', () => {
    for (const [n, options] of (sets[game.id] ?? [{}]).entries()) {
      const levels = ['greedy', ...Array<string>(1 + (n % 3)).fill('random')];
      botPlay(
        { game, seed: n + 90, options, levels, limit: amount(90, 140) },
        {
          after({ sight: { view, question } }) {
            for (const id of [...question.options, ...(question.also ?? [])]) {
              kinds.asked.add(question.kind);
              const seen = game.foresee?.(view, question, id) ?? {};
              readForesight(seen, `${question.kind} ${id}`);
              if ((seen.effects ?? []).length > 0) kinds.effects.add(question.kind);
              if (seen.odds !== undefined) kinds.odds.add(question.kind);
            }
          },
        },
      );
    }
    expect([...faults]).toEqual([]);
    expect(kinds.effects.size, [...kinds.effects].join()).toBeGreaterThanOrEqual(
      Math.min(3, kinds.asked.size),
    );
    if (game.id.startsWith('talisman')) {
      expect(kinds.odds.size, [...kinds.odds].join()).toBeGreaterThanOrEqual(3);
    }
  });
});
