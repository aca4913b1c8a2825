import type { Mutant } from './mutant.ts';
import { isUnnoticed, type Tried } from './try-mutant.ts';

/** The results of a sample of breaks. */
export type Summary = {
  readonly game: string;
  readonly seed: string;
  /** Number of breaks that the sample was taken from. */
  readonly of: number;
  readonly tried: number;
  readonly noticed: number;
  /** Breaks that no test noticed, but that do not compile. */
  readonly uncompilable: number;
  readonly unnoticed: readonly (Omit<Mutant, 'start' | 'end'> & {
    /** Number of scenarios and test files that cover it without noticing. */
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

/** Formats the summary for people. */
export function worded({ game, seed, of, tried, noticed, ...rest }: Summary): string {
  const { uncompilable, unnoticed } = rest;
  const head = `${game}, seed ${seed}: ${String(tried)} of ${String(of)} breaks tried, ${String(noticed)} noticed, ${String(uncompilable)} not to be compiled, ${String(unnoticed.length)} unnoticed`;
  return [head, ...unnoticed.map(wordedMutant)].join('\n');
}

/** Formats an unnoticed break on one line. */
export const wordedMutant = (mutant: Summary['unnoticed'][number]): string => {
  const { file, line, kind, before, after, cameBy } = mutant;
  const instead = after === '' || after === ';' ? 'nothing' : brief(after);
  return `${file}:${String(line)}: ${kind}: ${brief(before)} → ${instead} (${String(cameBy)} came by)`;
};

/** A text on one line, cut if it is long. */
function brief(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `\`${line.length > 90 ? `${line.slice(0, 89)}…` : line}\``;
}
