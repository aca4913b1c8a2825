import { print } from './print.ts';
import type { Options } from '../../options.ts';
import { shownOf, type Showing } from '../../shown.ts';
import { words } from '../../words/words.ts';

const settings = (chosen: Options): Options => chosen;

export const showing: Showing<Options> = { print, words, settings };

/** What can be told and shown of Talisman, Revised 4th Edition, without playing it. */
export const shown = shownOf(print, words, settings);
