import type { Locale } from './phrase.ts';

/** A term of a game, as its rulebook has it in each language. */
export type Term = Readonly<Record<Locale, string>> & {
  /** How a text shows that it uses the term, in whatever form its language wants. */
  readonly forms: Readonly<Record<Locale, RegExp>>;
  /** Other words for the same thing, which no text of the game uses. */
  readonly never?: Readonly<Partial<Record<Locale, RegExp>>>;
  /** Texts by key that have the word in English and mean something else, or say it without one. */
  readonly except?: readonly string[];
};

/** The terms of a game. */
export type Glossary = readonly Term[];
