import type { LogLine } from '../../../../shared/engine/index.ts';
import { locales, type Argument, type Catalogue } from '../../../../shared/words/phrase.ts';
import { argumentsOf } from '../../../words/arguments.ts';

/** A line of the log as a reader has it: its key, and what its words say in every language. */
export type Line = {
  /** The type of the fact, and the variant of its wording: `GoldLost.paid`. */
  readonly name: string;
  readonly says: Readonly<Record<string, Argument>>;
};

/** A line as any reader sees it, in whatever language. */
export function lineOf(catalogue: Catalogue, { text: { key, args = {} } }: LogLine): Line {
  const spoken = spokenIn(catalogue, key);
  const says = Object.fromEntries(Object.entries(args).filter(([name]) => spoken.has(name)));
  return { name: nameOf(key.slice('log.'.length), says), says };
}

/** Names a line about an amount, the same with or without its cause. */
const nameOf = (name: string, says: Line['says']): string =>
  'amount' in says ? name.replace(/\.of$/u, '') : name;

const known = new WeakMap<Catalogue, Map<string, ReadonlySet<string>>>();

/** The arguments that the words of this key say in all languages. */
function spokenIn(catalogue: Catalogue, key: string): ReadonlySet<string> {
  const keys = known.get(catalogue) ?? new Map<string, ReadonlySet<string>>();
  known.set(catalogue, keys);
  const [first = [], ...others] = locales.map((locale) =>
    argumentsOf(catalogue[locale][key] ?? '', locale),
  );
  const spoken =
    keys.get(key) ?? new Set(first.filter((name) => others.every((all) => all.includes(name))));
  keys.set(key, spoken);
  return spoken;
}

/** Reads a number from a line; throws if the line does not give it. */
export function numberIn({ name, says }: Line, argument: string): number {
  const said = says[argument];
  if (typeof said !== 'number') throw new Error(`${name} does not say its ${argument}`);
  return said;
}

/** A reference as it stands. */
export function referenceIn({ name, says }: Line, argument: string): string {
  const said = says[argument];
  if (typeof said !== 'string') throw new Error(`${name} does not say its ${argument}`);
  return said;
}

/** A reference, less what it is of: `dragon` of `card:dragon`. */
export function idIn(line: Line, argument: string): string {
  const said = referenceIn(line, argument);
  return said.slice(said.indexOf(':') + 1);
}

export function idsIn({ name, says }: Line, argument: string): readonly string[] {
  const said = says[argument];
  if (!Array.isArray(said)) throw new Error(`${name} does not say its ${argument}`);
  return said.map((item) => String(item).slice(String(item).indexOf(':') + 1));
}

export const diceIn = (line: Line, argument: string): readonly number[] =>
  idsIn(line, argument).map(Number);

/** Parts of a sum, each with what it comes from. */
export type SaidPart = { readonly of: string; readonly points: number };

export function partsIn({ name, says }: Line, argument: string): readonly SaidPart[] {
  const said = says[argument];
  if (!Array.isArray(said)) throw new Error(`${name} does not say its ${argument}`);
  return said.map((item) => {
    if (typeof item === 'string' || typeof item.args?.['points'] !== 'number') {
      throw new Error(`${name} does not say what makes its ${argument}`);
    }
    return { of: String(item.args['of']), points: item.args['points'] };
  });
}
