import type { Argument } from '../../../words/phrase.ts';

export type Texts = Readonly<Record<string, string>>;

/** Puts what is printed or named into words of one language. */
export type Say = (key: string, args?: Readonly<Record<string, Argument>>) => string;
