import type { Print } from '../../../../shared/games/talisman/edition.ts';
import type { State } from '../../../../shared/games/talisman/state.ts';
import type { AnyTalisman } from '../played.ts';
import { bookKeeper } from './book-keeper.ts';
import type { Options } from './goods.ts';
import { readingsOf, type Reading } from './matches.ts';

export type Edition = { readonly game: AnyTalisman; readonly print: Print };

/** How many matches are read: so many as `BOOKS` says, else the few of every day. */
export const matchesToRead = (few: number): number => Number(process.env['BOOKS'] ?? few);

/** After so many answers a match is left: a few rounds of all that there is to be told. */
const answers = 400;

/** What does not come out in these matches, each with the lines that were read last. */
export const faultsInBooks = (
  edition: Edition,
  matches: number,
  openingOf: (seed: number) => State,
): readonly string[] =>
  Array.from({ length: matches }, (_, at) => at + 1).flatMap((seed) => {
    const opening = openingOf(seed);
    const readings = readingsOf(edition.game, { seed, opening, answers });
    const fault = faultIn(edition, opening.options, readings);
    return fault === undefined ? [] : [`match ${String(seed)}: ${fault}`];
  });

/** The first number that does not come out, if any. */
export function faultIn(
  { game, print }: Edition,
  options: Options,
  readings: readonly Reading[],
): string | undefined {
  const keeper = bookKeeper({ print, catalogue: game.words.catalogue }, options);
  for (const { lines, view } of readings) {
    try {
      keeper.read(lines);
      keeper.compare(view);
    } catch (fault) {
      const read = lines.map(({ text }) => `${text.key} ${JSON.stringify(text.args)}`);
      return [String(fault), ...read].join('\n');
    }
  }
  return undefined;
}
