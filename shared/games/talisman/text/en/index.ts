import type { PlatformTexts } from '../platform-texts.ts';
import { effects } from './effects.ts';
import { log } from './log.ts';
import { orders } from './orders.ts';
import { questions } from './questions.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

/** The words of the platform in English. */
export const en: PlatformTexts = {
  questions,
  settings,
  others: { ...effects, ...log, ...orders, ...table },
};
