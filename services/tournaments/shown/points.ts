import { thousandths } from '../../../shared/tournaments/scoring/thousandths.ts';
import type { Mistake } from '../../requests/mistakes.ts';
import { refuseInput } from '../../requests/refusal.ts';

/** Points as they are shown: a number with up to three decimals. */
export const inPoints = <T extends number | undefined>(
  counted: T,
): number | (undefined extends T ? undefined : never) =>
  (counted === undefined ? undefined : counted / 1_000) as ReturnType<typeof inPoints<T>>;

/** Points that were sent, in thousandths; refused with more than three decimals. */
export function inThousandths(path: Mistake['path'], points: number): number {
  const counted = thousandths(points);
  if (Math.abs(counted / 1_000 - points) > Number.EPSILON * Math.abs(points))
    refuseInput({ path, detail: 'Must have at most three decimals.' });
  return counted;
}
