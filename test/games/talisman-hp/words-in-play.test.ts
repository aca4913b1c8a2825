import { describe, expect, it } from 'vitest';
import {
  answer,
  beginning,
  logLines,
  seated,
  spectator,
  start,
  type Entry,
  type Running,
} from '../../../shared/engine/index.ts';
import { talismanHp as game } from '../../../shared/games/talisman-hp/game.ts';
import { options } from '../../../shared/games/talisman-hp/options.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import { locales, type Phrase } from '../../../shared/words/phrase.ts';
import { render } from '../../../shared/words/render.ts';
import { argumentsOf } from '../../words/arguments.ts';
import { diceFrom, numbersFrom } from '../talisman/support.ts';

const { words } = game;
const { catalogue } = words;
const names = { ann: 'Anna', bob: 'Bob', cat: 'Cat', dan: 'Dan' };

type Looking = (run: Running<State>, entries: readonly Entry[]) => void;

/** Plays on by random legal answers, with everybody asked in every window. */
function play(seed: number, answers: number, look: Looking): void {
  const next = numbersFrom(seed);
  const house = seed % 2 === 0;
  const chosen = options.parse({
    askForReactions: 'everyone',
    freeChoice: house,
    noInheritance: house,
    earlyLeaving: house,
    attacksVisitors: house,
    fullRestart: !house,
  });
  const setup = { seats: Object.keys(names).slice(0, 2 + (seed % 3)), options: chosen };
  const run = start(game, beginning(game.initial(setup)), { chance: diceFrom(next), version: 0 });
  look(run, run.take());
  for (let n = 0; n < answers && !run.match.over; n += 1) {
    const question = run.match.pending[next(run.match.pending.length)];
    if (question === undefined) throw new Error('Nobody is asked, yet the match goes on.');
    const { id, seat } = question;
    const view = game.view(run.match.game, seated(seat));
    const choose = game.bots['random']?.({ view, seat, question, chance: next }) ?? [];
    expect(answer(run, { id, seat, choose })).toBeUndefined();
    look(run, run.take());
  }
}

function phrasesIn({ match }: Running<State>, entries: readonly Entry[]): readonly Phrase[] {
  const asked = match.pending.flatMap((question) => [
    words.question(question),
    ...[...question.options, ...(question.also ?? [])].map((id) => words.option(question, id)),
  ]);
  const told = [spectator, seated('ann')].flatMap((viewer) => logLines(game, entries, viewer));
  return [...asked, ...told.map(({ text }) => text)];
}

/** What is wrong with the words of a phrase: none, too few arguments, or ids left bare. */
function faultsOf({ key, args = {} }: Phrase): readonly string[] {
  const message = catalogue.en[key];
  if (message === undefined) return ['has no words'];
  const lacking = argumentsOf(message, 'en').filter((name) => !(name in args));
  if (lacking.length > 0) return [`lacks ${String(lacking)}`];
  const nameless = Object.values(args)
    .flat()
    .filter((arg) => arg === 'roll.other');
  if (nameless.length > 0) return ['does not say what the roll is for'];
  const texts = locales.map((locale) => render(catalogue, locale, { key, args }, names));
  return texts.filter((text) => /[{}]|undefined|[a-z]:[a-z]|[a-z]-[a-z]+\.\d|\w\.text/u.test(text));
}

describe('a match of the Harry Potter Edition', () => {
  it('asks, offers and tells everything in words, in every language', () => {
    const seen = new Map<string, readonly string[]>();
    for (const seed of [1, 2, 3, 4]) {
      play(seed, 500, (run, entries) => {
        for (const phrase of phrasesIn(run, entries)) {
          const said = JSON.stringify(phrase);
          if (!seen.has(said)) seen.set(said, faultsOf(phrase));
        }
      });
    }
    expect([...seen].filter(([, faults]) => faults.length > 0)).toEqual([]);
    expect(seen.size).toBeGreaterThan(500);
  });
});
