import type { Game } from '../../../../engine/index.ts';
import { wordsOf } from '../../words/words.ts';
import { cs } from './text/cs/index.ts';
import { en } from './text/en/index.ts';
import { ko } from './text/ko/index.ts';

export const words: Game['words'] = wordsOf({ en, cs, ko });
