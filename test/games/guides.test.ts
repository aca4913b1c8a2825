import { describe, expect, it } from 'vitest';
import { games } from '../../services/matches/games/loaded.ts';
import { nameKey } from '../../shared/client/scene/index.ts';
import { recommendedPreset } from '../../shared/engine/index.ts';
import { locales } from '../../shared/words/phrase.ts';
import { drawn } from './scene/support.ts';

/** The games that help people who do not know their rules: all of the product's own. */
const guided = Object.values(games).flatMap(({ guide, ...game }) =>
  guide ? [{ ...game, guide }] : [],
);
const own = ['tales-of-glory', 'talisman', 'talisman-hp'];

/** More words than fit into a strip above a question on a phone. */
const LONGEST = 110;

it('the games of the catalogue have a short description and a guide each', () => {
  expect(guided.map(({ id }) => id)).toEqual(expect.arrayContaining(own));
  for (const id of own) expect(games[id]?.about).toBeDefined();
});

describe.each(guided)('the guide of $id', (game) => {
  const { guide, about, words, asks } = game;
  const keys = [
    'game.line',
    'guide.goal',
    ...guide.turn.flatMap(({ id }) => [`guide.step.${id}`, `guide.step.${id}.text`]),
    ...guide.tips.map(({ id }) => `tip.${id}`),
  ];

  it('has words of limited length in every language', () => {
    const faults = locales.flatMap((locale) =>
      keys.flatMap((key) => {
        const text = words.catalogue[locale][key] ?? '';
        return text === '' || text.length > LONGEST ? [`${locale} ${key}: ${text}`] : [];
      }),
    );
    expect(faults).toEqual([]);
    const said = Object.keys(words.catalogue.en).filter((key) =>
      /^(?:tip|guide\.step)\./u.test(key),
    );
    expect(said.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('explains a turn in three to five steps, and has up to twelve tips with different ids', () => {
    const ids = guide.tips.map(({ id }) => id);
    expect(guide.turn.length).toBeGreaterThanOrEqual(3);
    expect(guide.turn.length).toBeLessThanOrEqual(5);
    expect(ids.length).toBeGreaterThanOrEqual(own.includes(game.id) ? 6 : 1);
    expect(ids.length).toBeLessThanOrEqual(12);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links its tips to questions that the game asks, and to facts of the questions', () => {
    const faults = guide.tips.flatMap(({ id, when: { kind = '', about: facts = {} } }) => {
      const known = asks ? asks[kind] : words.catalogue.en[`question.${kind}`] && {};
      if (known === undefined || known === '') return [`${id}: no question ${kind}`];
      return Object.keys(facts).flatMap((fact) =>
        known[fact] === undefined ? [`${id}: ${kind} is never about ${fact}`] : [],
      );
    });
    expect(faults).toEqual([]);
  });

  it('mentions existing things and places', () => {
    const { isThing, isPlace } = drawn(game);
    const refs = guide.tips.flatMap(({ refs: about = [] }) => about);
    const isKnown = (ref: (typeof refs)[number]) => isThing(ref) || isPlace(ref);
    expect(refs.filter((ref) => !isKnown(ref))).toEqual([]);
    expect(refs.filter((ref) => words.catalogue.en[nameKey(ref)] === undefined)).toEqual([]);
  });

  it('has a goal for the options of each preset, and recommends one that can start at once', () => {
    for (const { options } of game.presets ?? []) {
      const goal = guide.goal?.(game.options.parse(options)) ?? { key: 'guide.goal' };
      for (const locale of locales) expect(words.catalogue[locale][goal.key]).toBeTruthy();
    }
    if (about?.preset === undefined) return;
    expect(recommendedPreset(game)).toMatchObject({ id: about.preset, speed: 'LIVE' });
  });
});

it('the goal of Talisman is counted, raced for or fought out, depending on its options', () => {
  const { guide, options } = games['talisman'] ?? expect.fail();
  const goalOf = (chosen: unknown) => guide?.goal?.(options.parse(chosen));
  expect(goalOf({ suddenDeath: 'timed', rounds: 12 })).toEqual({
    key: 'guide.goal.timed',
    args: { rounds: 12 },
  });
  expect(goalOf({ suddenDeath: 'crown' })).toEqual({ key: 'guide.goal.crown' });
  expect(goalOf({})).toEqual({ key: 'guide.goal' });
});
