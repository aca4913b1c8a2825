import { remembered } from '../../../engine/index.ts';
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
  const subject = subjectOf(option);
  const counting = lines
    .filter((line) => isAbout(patternOf(line), subject))
    .filter(({ when = [] }) => when.every((name) => conditions[name]?.(look, option) === true));
  if (counting.length === 0) return undefined;
  return counting.reduce(
    (sum, { weight, per }) =>
      sum + weight * (per === undefined ? 1 : (measures[per]?.(look, option) ?? 0)),
    0,
  );
}

/** An option, or a pattern of options, in its parts; copies of a card are alike. */
type Subject = { readonly option: string; readonly verb: string; readonly thing: string };

const subjectOf = (option: string): Subject => ({
  option,
  verb: verbOf(option),
  thing: thingOf(option).replace(/\.\d+$/, ''),
});

const patternOf = remembered(({ option }: Line) => subjectOf(option));

function isAbout(pattern: Subject, subject: Subject): boolean {
  if (pattern.option === subject.option) return true;
  if (pattern.option === '*') return subject.thing === '';
  if (pattern.verb !== subject.verb) return false;
  return pattern.thing === '*' || (pattern.thing !== '' && pattern.thing === subject.thing);
}
