import { expect } from 'vitest';
import {
  answer,
  beginning,
  logLines,
  seated,
  spectator,
  start,
  type Entry,
  type Running,
  type Seat,
} from '../../../shared/engine/index.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import { faultsOf as wordFaults } from '../../../shared/words/faults.ts';
import { locales, type Phrase } from '../../../shared/words/phrase.ts';
import { render } from '../../../shared/words/render.ts';
import { diceFrom, numbersFrom } from '../../support/chance.ts';
import type { AnyTalisman } from './played.ts';

const names = { ann: 'Anna', bob: 'Bob', cat: 'Cat', dan: 'Dan' };

/** The two to four seats of the table with this seed. */
export const seatsOf = (seed: number): readonly Seat[] =>
  Object.keys(names).slice(0, 2 + (seed % 3));

/** All phrases of four random matches, as JSON, with the faults of their words. */
export function phrasesPlayed(
  game: AnyTalisman,
  openingOf: (seed: number) => State,
): ReadonlyMap<string, readonly string[]> {
  const seen = new Map<string, readonly string[]>();
  for (const seed of [1, 2, 3, 4]) {
    playAtRandom(game, { seed, opening: openingOf(seed), answers: 500 }, (run, entries) => {
      for (const phrase of phrasesIn(game, run, entries)) {
        const said = JSON.stringify(phrase);
        if (!seen.has(said)) seen.set(said, faultsOf(game, phrase));
      }
    });
  }
  return seen;
}

type Match = { readonly seed: number; readonly opening: State; readonly answers: number };
type Looking = (run: Running<State>, entries: readonly Entry[]) => void;

/** Plays this number of random legal answers; shows the result of each. */
export function playAtRandom(
  game: AnyTalisman,
  { seed, opening, answers }: Match,
  look: Looking,
): void {
  const next = numbersFrom(seed);
  const run = start(game, beginning(opening), { chance: diceFrom(next), version: 0 });
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

function phrasesIn(
  game: AnyTalisman,
  { match }: Running<State>,
  entries: readonly Entry[],
): readonly Phrase[] {
  const { words } = game;
  const asked = match.pending.flatMap((question) => [
    words.question(question),
    ...[...question.options, ...(question.also ?? [])].map((id) => words.option(question, id)),
  ]);
  const told = [spectator, seated('ann')].flatMap((viewer) => logLines(game, entries, viewer));
  return [...asked, ...told.map(({ text }) => text)];
}

/** Lists the faults in the words of a phrase: none, too few arguments, or bare ids. */
function faultsOf({ words: { catalogue } }: AnyTalisman, phrase: Phrase): readonly string[] {
  const faults = wordFaults(catalogue, phrase);
  if (faults.length > 0) return faults;
  if (
    Object.values(phrase.args ?? {})
      .flat()
      .includes('roll.other')
  ) {
    return ['does not say what the roll is for'];
  }
  const texts = locales.map((locale) => render(catalogue, locale, phrase, names));
  return texts.filter((text) => /[{}]|undefined|[a-z]:[a-z]|[a-z]-[a-z]+\.\d|\w\.text/u.test(text));
}
