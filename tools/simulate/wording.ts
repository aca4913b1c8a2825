import {
  logLines,
  seated,
  spectator,
  type Entry,
  type Game,
  type Running,
  type Seat,
} from '../../shared/engine/index.ts';
import { faultsOf } from '../../shared/words/faults.ts';
import { locales, type Phrase } from '../../shared/words/phrase.ts';
import { render } from '../../shared/words/render.ts';

/** Reads all texts of a match, and collects the unreadable ones. */
export type Proofreader = {
  read(run: Running<unknown>, entries: readonly Entry[]): void;
  /** The faults, each once. */
  faults(): readonly string[];
};

/** A proofreader of every question, option and log line, as seen by each seat and a spectator. */
export function proofreader(game: Game, seats: readonly Seat[]): Proofreader {
  const { catalogue } = game.words;
  const viewers = [spectator, ...seats.map(seated)];
  const names = Object.fromEntries(seats.map((seat) => [seat, seat]));
  const seen = new Set<string>();
  const faults = new Set<string>();
  const check = (phrase: Phrase): void => {
    const said = JSON.stringify(phrase);
    if (seen.has(said)) return;
    seen.add(said);
    const wrong = faultsOf(catalogue, phrase);
    for (const fault of wrong) faults.add(fault);
    if (wrong.length > 0) return;
    const silent = locales.filter(
      (locale) => render(catalogue, locale, phrase, names).trim() === '',
    );
    for (const locale of silent) faults.add(`${phrase.key} in ${locale}: says nothing`);
  };
  check({ key: 'game.name' });
  return {
    read({ match }, entries) {
      for (const question of match.pending) {
        check(game.words.question(question));
        const options = [...question.options, ...(question.also ?? [])];
        for (const option of options) check(game.words.option(question, option));
      }
      for (const viewer of viewers) {
        for (const { text } of logLines(game, entries, viewer)) check(text);
      }
    },
    faults: () => [...faults],
  };
}
