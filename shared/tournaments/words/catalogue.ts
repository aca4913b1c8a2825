import type { Catalogue } from '../../words/phrase.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { ko } from './ko.ts';

/** The words of tournaments: of their regulations, and of what staff are warned of. */
export const catalogue = { en, cs, ko } satisfies Catalogue;
