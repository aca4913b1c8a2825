/** The languages of every text of the product. */
export const locales = ['en', 'cs', 'ko'] as const;
export type Locale = (typeof locales)[number];
/** A short text in every language. */
export type InAllLanguages = Readonly<Record<Locale, string>>;

/**
 * A text by key, with its arguments. A string argument that is itself a key of the catalogue
 * (`tile:p1-m1`) is rendered first; `seat:seat1` becomes the name of the seat's holder; a nested
 * phrase is rendered separately; the items of a list are rendered and joined as the language does.
 */
export type Phrase = {
  readonly key: string;
  readonly args?: Readonly<Record<string, Argument>>;
};
export type Argument = string | number | Phrase | readonly (string | Phrase)[];

/** ICU messages by key, for each language. All languages have the same keys. */
export type Catalogue = Readonly<Record<Locale, Readonly<Record<string, string>>>> & {
  /** Things by ref that have no article in English: `card:hermione-granger`. */
  readonly bare?: ReadonlySet<string>;
};
