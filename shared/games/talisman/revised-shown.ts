import { print } from './revised-print.ts';
import type { Options } from './options.ts';
import { shownOf } from './shown.ts';
import { words } from './words.ts';

/** What can be told and shown of Talisman, Revised 4th Edition, without playing it. */
export const shown = shownOf<Options>(print, words, (chosen) => chosen);
