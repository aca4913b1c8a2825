/** A deliberate break of a rule: a change of one place of one source file. */
export type Mutant = {
  /** Path from the root of the checkout. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The change, for people: `condition negated`. */
  readonly kind: string;
  /** Offsets of the replaced text. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
};

/** A change by a mutator, with its place in the text. */
export type Change = Pick<Mutant, 'kind' | 'start' | 'end' | 'after'>;

/** The text of a file with the break in it. */
export const broken = (source: string, { start, end, after }: Mutant): string =>
  `${source.slice(0, start)}${after}${source.slice(end)}`;
