import { rollsOf } from '../rolls.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { guide } from './guide.ts';
import { log } from './log.ts';
import { orders } from './orders.ts';
import { oneLiners } from './one-line.ts';
import { questions } from './questions.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { spaces } from './spaces.ts';
import { spells } from './spells.ts';
import { table } from './table.ts';

/** The own words of the Harry Potter Edition in Korean. */
export function ko(): Readonly<Record<string, string>> {
  const named = { ...cards, ...spells, ...characters, ...spaces };
  return {
    ...named,
    ...log,
    ...questions,
    ...rollsOf(named),
    ...rules,
    ...guide,
    ...oneLiners,
    ...settings,
    ...orders,
    ...table,
  };
}
