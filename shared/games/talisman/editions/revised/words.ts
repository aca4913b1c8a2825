import { editionWords } from '../../words/edition-words.ts';
import { options } from './options.ts';
import { print } from './print.ts';
import { bare } from './text/en/bare.ts';
import { cs } from './text/cs/index.ts';
import { en } from './text/en/index.ts';
import { ko } from './text/ko/index.ts';

export const words = editionWords({ print, options }, { en, cs, ko }, bare);
