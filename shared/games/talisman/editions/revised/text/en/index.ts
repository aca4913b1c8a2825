import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { guide } from './guide.ts';
import { log } from './log.ts';
import { oneLiners } from './one-line.ts';
import { questions } from './questions.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { spaces } from './spaces.ts';
import { spells } from './spells.ts';
import { table } from './table.ts';

/** The own words of the Revised 4th Edition in English. */
export const en = (): Readonly<Record<string, string>> => ({
  ...cards,
  ...spells,
  ...characters,
  ...spaces,
  ...log,
  ...questions,
  ...rules,
  ...guide,
  ...oneLiners,
  ...settings,
  ...table,
});
