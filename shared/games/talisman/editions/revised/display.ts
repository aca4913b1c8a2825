import { packedShownOf } from '../../packs/display.ts';
import { displayOf, type Showing } from '../../display.ts';
import type { Options } from '../../options.ts';
import { options, settings } from './options.ts';
import { presets } from './presets.ts';
import { print } from './print.ts';
import { words } from './words.ts';

const showing: Showing<Options> = { print, words, options, settings, presets };

/** The part of Talisman, Revised 4th Edition, that describes and displays it, without its rules. */
export const display = displayOf(showing);

/** The same edition with the cards of a pack. */
export const packedShown = packedShownOf(showing);
