import { refuseInput } from './refusal.ts';

/** Refuses to give any but a whole number of items, from 1 to `most`. */
export function checkFirst(first: number, most: number): void {
  if (Number.isInteger(first) && first >= 1 && first <= most) return;
  const detail = `It must be from 1 to ${String(most)}, not ${String(first)}.`;
  refuseInput({ path: ['first'], detail });
}
