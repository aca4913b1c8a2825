import type { LogLine } from '../../../../shared/engine/index.ts';
import type { Print } from '../../../../shared/games/talisman/edition.ts';
import type { State } from '../../../../shared/games/talisman/state.ts';
import type { AnyTalisman } from '../played.ts';
import { bookKeeper } from './book-keeper.ts';
import { readMatch } from './matches.ts';

type Edition = { readonly game: AnyTalisman; readonly print: Print };

/** How many matches are read: a hundred where `BOOKS=100` asks for it, a few in the tests of every day. */
export const matchesToRead = (few: number): number => Number(process.env['BOOKS'] ?? few);

/** What does not come out in these matches, told by the seed and the last lines that were read. */
export function faultsInBooks(
  { game, print }: Edition,
  matches: number,
  openingOf: (seed: number) => State,
): readonly string[] {
  return Array.from({ length: matches }, (_, seed) => seed + 1).flatMap((seed) => {
    const opening = openingOf(seed);
    const { options } = opening;
    const keeper = bookKeeper({ print, catalogue: game.words.catalogue }, options);
    let last: readonly LogLine[] = [];
    try {
      readMatch(game, { seed, opening, answers: 400 }, (lines, view) => {
        last = lines;
        keeper.read(lines);
        keeper.compare(view);
      });
      return [];
    } catch (fault) {
      const where = last.map(({ text }) => `${text.key} ${JSON.stringify(text.args)}`).join('\n');
      return [`match ${String(seed)}: ${String(fault)}\n${where}`];
    }
  });
}
