import { amended, type Procedure, type Question } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import { refersTo } from '../reference.ts';

/** Rules since which nobody ditches anything until all is done that dice bring. */
const SINCE = 2;

/**
 * Carries out a roll: nobody ditches anything beside a question that is asked until all is done that the
 * dice bring (T4-RUL-95). A fight that they bring is a thing of its own (`afresh`).
 */
export const carryOut = <T>(table: TalismanTable, body: Procedure<T>): Procedure<T> =>
  table.rules >= SINCE ? amended(body, withoutDitching) : body;

/** Begins something with dice of its own: until they are rolled, what may be done at any time may be done. */
export const afresh = <T>(table: TalismanTable, body: Procedure<T>): Procedure<T> =>
  table.rules >= SINCE ? amended(body, asItStands) : body;

const asItStands = (question: Question): Question => question;

function withoutDitching(question: Question): Question {
  const { also: all = [], ...rest } = question;
  const also = all.filter((action) => !refersTo('ditch', action));
  if (also.length === all.length) return question;
  return also.length === 0 ? rest : { ...rest, also };
}
