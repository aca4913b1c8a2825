import { withCauses } from '../../../../text/causes.ts';
import { withLabels } from '../../../../text/labels.ts';
import { log as platformLog } from '../../../../text/en/log.ts';
import { orders as platformOrders } from '../../../../text/en/orders.ts';
import { questions as platformQuestions } from '../../../../text/en/questions.ts';
import { table as platformTable } from '../../../../text/en/table.ts';
import { rollsOf } from '../rolls.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { log } from './log.ts';
import { orders } from './orders.ts';
import { questions } from './questions.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { spaces } from './spaces.ts';
import { spells } from './spells.ts';
import { table } from './table.ts';

/** All words of the Harry Potter Edition in English. */
export function en(): Readonly<Record<string, string>> {
  const named = { ...cards, ...spells, ...characters, ...spaces };
  return withLabels({
    ...named,
    ...withCauses({ ...platformLog, ...log }),
    ...platformQuestions,
    ...questions,
    ...rollsOf(named),
    ...rules,
    ...settings,
    ...platformOrders,
    ...orders,
    ...platformTable,
    ...table,
  });
}
