import type { Line } from './lines.ts';
import { verbOf } from '../reference.ts';
import { thingOf, type Look } from './look.ts';

/** The vocabulary of a table: what its names stand for. All are pure, and go by what the seat sees. */
type Vocabulary = {
  readonly conditions: Readonly<Record<string, (look: Look, option: string) => boolean>>;
  readonly measures: Readonly<Record<string, (look: Look, option: string) => number>>;
};

/**
 * The sum of the lines that are about this option; `undefined` where none is. A name that the
 * vocabulary lacks holds never, and measures nothing: the types of the tables allow for none.
 */
export function scoreOf(
  look: Look,
  { conditions, measures }: Vocabulary,
  lines: readonly Line[],
  option: string,
): number | undefined {
  const counting = lines
    .filter((line) => isAbout(line.option, option))
    .filter(({ when = [] }) => when.every((name) => conditions[name]?.(look, option) === true));
  if (counting.length === 0) return undefined;
  return counting.reduce(
    (sum, { weight, per }) =>
      sum + weight * (per === undefined ? 1 : (measures[per]?.(look, option) ?? 0)),
    0,
  );
}

/** Copies of a card are alike. */
function isAbout(pattern: string, option: string): boolean {
  if (pattern === option || (pattern === '*' && thingOf(option) === '')) return true;
  if (verbOf(pattern) !== verbOf(option)) return false;
  const thing = thingOf(pattern);
  return thing === '*' || (thing !== '' && thing === thingOf(option).replace(/\.\d+$/, ''));
}
