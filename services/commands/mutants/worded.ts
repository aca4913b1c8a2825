import type { Mutant } from './mutant.ts';
import type { Tried } from './try-mutant.ts';

/** What a sample of breaks came to. */
export type Summary = {
  readonly game: string;
  readonly seed: string;
  /** How many breaks there are to take a sample of. */
  readonly of: number;
  readonly tried: number;
  readonly noticed: number;
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
  const unnoticed = tried.filter(({ noticedBy }) => noticedBy === undefined);
  return {
    ...rest,
    tried: tried.length,
    noticed: tried.length - unnoticed.length,
    unnoticed: unnoticed.map(({ file, line, kind, before, after, cameBy }) => ({
      ...{ file, line, kind, before, after, cameBy },
    })),
  };
}

/** The summary for people. */
export function worded({ game, seed, of, tried, noticed, unnoticed }: Summary): string {
  const head = `${game}, seed ${seed}: ${String(tried)} of ${String(of)} breaks tried, ${String(noticed)} noticed, ${String(unnoticed.length)} not`;
  const lines = unnoticed.map(
    ({ file, line, kind, before, after, cameBy }) =>
      `${file}:${String(line)}: ${kind}: ${brief(before)} → ${after === '' || after === ';' ? 'nothing' : brief(after)} (${String(cameBy)} came by)`,
  );
  return [head, ...lines].join('\n');
}

/** A text on one line, cut where it is long. */
function brief(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `\`${line.length > 90 ? `${line.slice(0, 89)}…` : line}\``;
}
