import { shownOf } from '../talisman/shown.ts';
import { settings, type HpOptions } from './options.ts';
import { print } from './print.ts';
import { words } from './words.ts';

/** What can be told and shown of Talisman: Harry Potter Edition without playing it. */
export const shown = shownOf<HpOptions>(print, words, settings);
