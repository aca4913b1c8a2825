import type { Shown } from '../engine/index.ts';
import { shown as talesOfGlory } from './tales-of-glory/shown.ts';
import { print } from './talisman/revised-print.ts';
import { shownOf } from './talisman/shown.ts';
import { words } from './talisman/words.ts';

/** The catalogue as it can be told and shown: for whoever plays no rule. */
export const shownGames: readonly Shown[] = [talesOfGlory, shownOf(print, words)];
