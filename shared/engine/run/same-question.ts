import type { Question } from '../procedure/question.ts';
import { same } from '../same.ts';

/**
 * The fields that a question says; its id and date are the engine's. The type sees to it that nothing is
 * missing.
 */
const says: Readonly<Record<keyof Question, true>> = {
  key: true,
  seat: true,
  kind: true,
  options: true,
  also: true,
  min: true,
  max: true,
  about: true,
  sealed: true,
  auto: true,
  answered: true,
  fallback: true,
};
const parts = Object.keys(says) as readonly (keyof Question)[];

/** Whether two questions say the same. */
export function sameQuestion(a: Question, b: Question): boolean {
  for (const part of parts) if (!same(a[part], b[part])) return false;
  return true;
}
