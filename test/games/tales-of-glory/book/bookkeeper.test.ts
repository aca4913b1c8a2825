import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  answer,
  beginning,
  logLines,
  resign,
  seated,
  spectator,
  start,
} from '../../../../shared/engine/index.ts';
import { game } from '../../../../shared/games/tales-of-glory/game.ts';
import { initial } from '../../../../shared/games/tales-of-glory/state.ts';
import { locales, type Phrase } from '../../../../shared/words/phrase.ts';
import { render } from '../../../../shared/words/render.ts';
import { diceFrom, numbersFrom } from '../../../support/chance.ts';
import { openBook } from './bookkeeper.ts';

const names = { ann: 'Ann', bob: 'Bob', cat: 'Cat', dan: 'Dan', eve: 'Eve' };

/** Plays a match by bots and returns the log that anyone can read; a seat may leave the match. */
function played(seed: number) {
  const next = numbersFrom(seed);
  const seats = Object.keys(names).slice(0, 2 + (seed % 4));
  const options = game.options.parse({ quests: seed % 3 > 0, parallelPlacing: seed % 5 === 4 });
  const opening = beginning(initial({ seats, options }));
  const run = start(game, opening, { chance: diceFrom(next), version: 0 });
  const lines: Phrase[] = logLines(game, run.take(), spectator).map(({ text }) => text);
  while (!run.match.over) {
    const question = run.match.pending[next(run.match.pending.length)];
    if (question === undefined) throw new Error('Nobody is asked, yet the match goes on.');
    const { id, seat } = question;
    if (seed % 10 === 9 && next(150) === 0) resign(game, run, seat);
    else {
      const bot = game.bots[seed % 4 === 0 && seat === 'ann' ? 'greedy' : 'random'];
      const view = game.view(run.match.game, seated(seat));
      answer(run, { id, seat, choose: bot?.({ view, seat, question, chance: next }) ?? [] });
    }
    lines.push(...logLines(game, run.take(), spectator).map(({ text }) => text));
  }
  return { lines, state: run.match.game };
}

const say = (locale: (typeof locales)[number]) => (line: Phrase) =>
  render(game.words.catalogue, locale, line, names);

describe('a bookkeeper who reads only the log', () => {
  it('derives every number in 100 matches, with the same totals as the game', () => {
    const faults: string[] = [];
    const read = new Set<string>();
    for (let seed = 0; seed < 100; seed += 1) {
      const { lines, state } = played(seed);
      const book = openBook(state.seats.map((seat) => names[seat as keyof typeof names]));
      for (const line of lines) {
        read.add(line.key);
        faults.push(...book.read(say('en')(line)));
      }
      for (const [seat, { holding, story }] of Object.entries(state.players)) {
        const account = book.account(names[seat as keyof typeof names]);
        const kept = [account.holding, [...account.story.keys()], account.opened.size];
        const opened = story.flatMap((placed) => placed.opened).length;
        const found = [holding, story.map(({ tile }) => tile), opened];
        if (!isDeepStrictEqual(kept, found)) faults.push(`${seat} in match ${String(seed)}`);
      }
    }
    expect(faults).toEqual([]);
    // these matches have produced every possible line of the log
    const own = Object.keys(game.words.catalogue.en).filter((key) => /^log\.(?!.*own$)/u.test(key));
    expect(own.filter((key) => !read.has(key))).toEqual([]);
  });

  it('finds the same numbers in every language', () => {
    const numbers = (text: string) => (text.match(/\d+/gu) ?? []).toSorted();
    for (let seed = 0; seed < 10; seed += 1) {
      for (const line of played(seed).lines) {
        const told = locales.map((locale) => numbers(say(locale)(line)));
        expect(told, line.key).toEqual(told.map(() => told[0]));
      }
    }
  });
});
