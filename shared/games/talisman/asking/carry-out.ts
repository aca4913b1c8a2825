import { amended, type Procedure, type Question } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import { refersTo } from '../reference.ts';

/** The first rules under which ditching is barred until a roll has been carried out. */
const SINCE = 2;

/**
 * Carries out a roll: until all its results are done, no question offers ditching (T4-RUL-95). A fight
 * that results from it is exempt (`afresh`).
 */
export const carryOut = <T>(table: TalismanTable, body: Procedure<T>): Procedure<T> =>
  table.rules >= SINCE ? amended(body, withoutDitching) : body;

/** Begins a body with dice of its own: until they are rolled, any-time actions are offered. */
export const afresh = <T>(table: TalismanTable, body: Procedure<T>): Procedure<T> =>
  table.rules >= SINCE ? amended(body, asItStands) : body;

const asItStands = (question: Question): Question => question;

function withoutDitching(question: Question): Question {
  const { also: all = [], ...rest } = question;
  const also = all.filter((action) => !refersTo('ditch', action));
  if (also.length === all.length) return question;
  return also.length === 0 ? rest : { ...rest, also };
}
