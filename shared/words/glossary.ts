import type { Locale } from './phrase.ts';

/** A term of a game, as its rulebook has it in each language. */
export type Term = Readonly<Record<Locale, string>> & {
  /** Patterns that find the term in a text, in any form its language uses. */
  readonly forms: Readonly<Record<Locale, RegExp>>;
  /** Patterns of synonyms that no text of the game may use. */
  readonly never?: Readonly<Partial<Record<Locale, RegExp>>>;
  /** Texts by key that have the English word in another sense, or express the term without a word. */
  readonly except?: readonly string[];
};

/** The terms of a game. */
export type Glossary = readonly Term[];
