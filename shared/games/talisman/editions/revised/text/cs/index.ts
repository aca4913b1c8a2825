import { withCauses } from '../../../../text/causes.ts';
import { withLabels } from '../../../../text/labels.ts';
import { log as platformLog } from '../../../../text/cs/log.ts';
import { orders as platformOrders } from '../../../../text/cs/orders.ts';
import { questions as platformQuestions } from '../../../../text/cs/questions.ts';
import { table as platformTable } from '../../../../text/cs/table.ts';
import { cards } from './cards.ts';
import { characters } from './characters.ts';
import { log } from './log.ts';
import { questions } from './questions.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { spaces } from './spaces.ts';
import { spells } from './spells.ts';
import { table } from './table.ts';

/** All words of the Revised 4th Edition in Czech. */
export const cs = (): Readonly<Record<string, string>> =>
  withLabels({
    ...cards,
    ...spells,
    ...characters,
    ...spaces,
    ...withCauses({ ...platformLog, ...log }),
    ...platformQuestions,
    ...questions,
    ...rules,
    ...settings,
    ...platformOrders,
    ...platformTable,
    ...table,
  });
