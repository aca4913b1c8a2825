import type { PrintedEdition } from '../../../../shared/games/talisman/edition/print.ts';
import { amount, isLong } from '../../../support/long.ts';
import type { State } from '../../../../shared/games/talisman/state.ts';
import type { AnyTalisman } from '../played.ts';
import { bookKeeper } from './book-keeper.ts';
import type { Options } from './goods.ts';
import { readingsOf, type Reading } from './matches.ts';

export type Edition = { readonly game: AnyTalisman; readonly print: PrintedEdition };

/**
 * A few rounds of so few matches are read; in the long form a hundred matches to their end, most of them between
 * bots that all play to win.
 */
export const matchesToRead = (few: number): number => amount(few, 100);
const answers = amount(120, 12_000);

/** Lists the faults that the books find in these matches, each with the lines read last. */
export function faultsInBooks(
  edition: Edition,
  matches: number,
  openingOf: (seed: number) => State,
): readonly string[] {
  const read = Array.from({ length: matches }, (_, at) => {
    const seed = at + 1;
    const opening = openingOf(seed);
    const toWin = isLong && seed % 5 !== 0;
    const readings = readingsOf(edition.game, { seed, opening, answers, toWin });
    return { seed, ...faultIn(edition, opening.options, readings) };
  });
  if (isLong) report(read);
  return read.flatMap(({ seed, fault }) =>
    fault === undefined ? [] : [`match ${String(seed)}: ${fault}`],
  );
}

type Read = { readonly fault?: string; readonly lines: number; readonly over: boolean };

/**
 * Finds the first fault in the books, if any; also returns the number of lines read, and whether
 * the match was over.
 */
export function faultIn(
  { game, print }: Edition,
  options: Options,
  readings: Iterable<Reading>,
): Read {
  const keeper = bookKeeper({ print, catalogue: game.words.catalogue }, options);
  let read = 0;
  let ended = false;
  for (const { lines, view, over } of readings) {
    read += lines.length;
    ended = over;
    try {
      keeper.read(lines);
      keeper.compare(view);
    } catch (fault) {
      const last = lines.map(({ text }) => `${text.key} ${JSON.stringify(text.args)}`);
      return { fault: [String(fault), ...last].join('\n'), lines: read, over };
    }
  }
  return { lines: read, over: ended };
}

function report(read: readonly Read[]): void {
  const lines = read.reduce((sum, one) => sum + one.lines, 0);
  const over = read.filter(({ over }) => over).length;
  process.stdout.write(
    `${String(read.length)} matches, ${String(over)} to their end, ${String(lines)} lines\n`,
  );
}
