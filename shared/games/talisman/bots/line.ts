import { remembered } from '../../../engine/index.ts';
import type { Line } from './lines.ts';
import { verbOf } from '../reference.ts';
import { thingOf, type BotView } from './look.ts';

/**
 * The vocabulary of a table: the meanings of its names. All are pure, and use only the seat's
 * knowledge.
 */
type Vocabulary = {
  readonly conditions: Readonly<Record<string, (look: BotView, option: string) => boolean>>;
  readonly measures: Readonly<Record<string, (look: BotView, option: string) => number>>;
};

/**
 * The sum of the lines about this option; `undefined` if there are none. An unknown name never holds,
 * and measures nothing: the types of the tables exclude them.
 */
export const scoreOf = (
  look: BotView,
  vocabulary: Vocabulary,
  lines: readonly Line[],
  option: string,
): number | undefined => totalOf(look, vocabulary, linesAbout(lines, option), option);

/** The sum of lines that are about a subject, as the vocabulary is asked about it. */
export function totalOf(
  look: BotView,
  { conditions, measures }: Vocabulary,
  lines: readonly Line[],
  subject: string,
): number | undefined {
  const counting = lines.filter(({ when = [] }) =>
    when.every((name) => conditions[name]?.(look, subject) === true),
  );
  if (counting.length === 0) return undefined;
  return counting.reduce(
    (sum, { weight, per }) =>
      sum + weight * (per === undefined ? 1 : (measures[per]?.(look, subject) ?? 0)),
    0,
  );
}

/** The lines that are about an option, whatever holds; copies of a card are alike. */
export function linesAbout(lines: readonly Line[], option: string): readonly Line[] {
  const subject = { ...partsOf(option), kind: thingOf(option).replace(/\.\d+$/, '') };
  return lines.filter((line) => isAbout(patternOf(line), subject));
}

/** An option, or a pattern of options, in its parts. */
type Parts = { readonly option: string; readonly verb: string; readonly thing: string };

const partsOf = (option: string): Parts => ({
  option,
  verb: verbOf(option),
  thing: thingOf(option),
});

const patternOf = remembered(({ option }: Line) => partsOf(option));

function isAbout(pattern: Parts, subject: Parts & { readonly kind: string }): boolean {
  if (pattern.option === subject.option) return true;
  if (pattern.option === '*') return subject.thing === '';
  if (pattern.verb !== subject.verb) return false;
  return pattern.thing === '*' || (pattern.thing !== '' && pattern.thing === subject.kind);
}
