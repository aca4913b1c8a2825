/** A deliberate break of a rule: one place of one source file, written otherwise. */
export type Mutant = {
  /** Path from the root of the checkout. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What was done, for people: `condition negated`. */
  readonly kind: string;
  /** Offsets of what is replaced. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
};

/** A change that a mutator would make, and the place in the text where it would. */
export type Change = Pick<Mutant, 'kind' | 'start' | 'end' | 'after'>;

/** The text of its file with the break in it. */
export const broken = (source: string, { start, end, after }: Mutant): string =>
  `${source.slice(0, start)}${after}${source.slice(end)}`;
