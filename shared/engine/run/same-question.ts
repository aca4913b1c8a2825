import type { Question } from '../procedure/question.ts';
import { same } from '../same.ts';

/**
 * The fields of a question's content; its id and version are the engine's. The type makes sure that
 * none is missing.
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

/** True if two questions have the same content. */
export function sameQuestion(a: Question, b: Question): boolean {
  for (const part of parts) if (!same(a[part], b[part])) return false;
  return true;
}
