import { thingOf, verbOf, type Look } from './look.ts';

/**
 * A line of a table of weights. `option` is a verb (`pass`), a verb and a kind of thing
 * (`cast:healing`), a verb and anything (`cast:*`), or `*` for every bare word. It counts where all of `when` hold: so much,
 * times what `per` measures.
 */
export type Line<Condition extends string = string, Measure extends string = string> = {
  readonly option: string;
  readonly weight: number;
  readonly when?: readonly Condition[];
  readonly per?: Measure;
};

/** What the names in a table stand for. All are pure, and go by what the seat sees. */
type Vocabulary<Condition extends string, Measure extends string> = {
  readonly conditions: Readonly<Record<Condition, (look: Look, option: string) => boolean>>;
  readonly measures: Readonly<Record<Measure, (look: Look, option: string) => number>>;
};

/** The sum of the lines that are about this option; `undefined` where none is. */
export function scoreOf<C extends string, M extends string>(
  look: Look,
  { conditions, measures }: Vocabulary<C, M>,
  lines: readonly Line<C, M>[],
  option: string,
): number | undefined {
  const counting = lines
    .filter((line) => isAbout(line.option, option))
    .filter(({ when = [] }) => when.every((name) => conditions[name](look, option)));
  if (counting.length === 0) return undefined;
  return counting.reduce(
    (sum, { weight, per }) => sum + weight * (per === undefined ? 1 : measures[per](look, option)),
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
