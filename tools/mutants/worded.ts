import type { Mutant } from './mutant.ts';
import { isUnnoticed, type Tried } from './try-mutant.ts';

/** What a sample of breaks came to. */
export type Summary = {
  readonly game: string;
  readonly seed: string;
  /** How many breaks there are to take a sample of. */
  readonly of: number;
  readonly tried: number;
  readonly noticed: number;
  /** Nobody noticed, but the compiler would not take it. */
  readonly uncompilable: number;
  readonly unnoticed: readonly (Omit<Mutant, 'start' | 'end'> & {
    /** How many scenarios and files of tests came by and noticed nothing. */
    readonly cameBy: number;
  })[];
};

export function summaryOf(series: {
  readonly game: string;
  readonly seed: string;
  readonly of: number;
  readonly tried: readonly Tried[];
}): Summary {
  const { tried, ...rest } = series;
  const survivors = tried.filter(({ noticedBy }) => noticedBy === undefined);
  const unnoticed = survivors.filter(isUnnoticed);
  return {
    ...rest,
    tried: tried.length,
    noticed: tried.length - survivors.length,
    uncompilable: survivors.length - unnoticed.length,
    unnoticed: unnoticed.map(({ file, line, kind, before, after, cameBy }) => ({
      ...{ file, line, kind, before, after, cameBy },
    })),
  };
}

/** The summary for people. */
export function worded({ game, seed, of, tried, noticed, ...rest }: Summary): string {
  const { uncompilable, unnoticed } = rest;
  const head = `${game}, seed ${seed}: ${String(tried)} of ${String(of)} breaks tried, ${String(noticed)} noticed, ${String(uncompilable)} not to be compiled, ${String(unnoticed.length)} unnoticed`;
  return [head, ...unnoticed.map(wordedMutant)].join('\n');
}

/** A break that nobody noticed, on one line. */
export const wordedMutant = (mutant: Summary['unnoticed'][number]): string => {
  const { file, line, kind, before, after, cameBy } = mutant;
  const instead = after === '' || after === ';' ? 'nothing' : brief(after);
  return `${file}:${String(line)}: ${kind}: ${brief(before)} → ${instead} (${String(cameBy)} came by)`;
};

/** A text on one line, cut where it is long. */
function brief(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `\`${line.length > 90 ? `${line.slice(0, 89)}…` : line}\``;
}
