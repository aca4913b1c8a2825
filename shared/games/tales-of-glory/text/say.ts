import type { Argument } from '../../../words/phrase.ts';

export type Texts = Readonly<Record<string, string>>;

/** Renders a print or a name in one language. */
export type Say = (key: string, args?: Readonly<Record<string, Argument>>) => string;
