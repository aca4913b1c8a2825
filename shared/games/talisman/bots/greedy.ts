import { atRandom, type Bot } from '../../../engine/index.ts';
import type { Edition } from '../edition.ts';
import type { View } from '../view.ts';

/** Stands in while the table of weights is written. */
export const greedy = (_edition: Edition): Bot<View> => atRandom;
