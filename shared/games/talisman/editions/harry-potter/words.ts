import type { Game } from '../../../../engine/index.ts';
import { lateCatalogue } from '../../../../words/late.ts';
import { wordsOf } from '../../words/words.ts';
import { cs } from './text/cs/index.ts';
import { en } from './text/en/index.ts';
import { ko } from './text/ko/index.ts';

const texts = { en, cs, ko };

export const words: Game['words'] = wordsOf(lateCatalogue((locale) => texts[locale]()));
