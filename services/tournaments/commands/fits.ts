import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Regulations } from '../../../shared/tournaments/regulations/regulations.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';
import { sizeWithoutPoints } from '../regulations.ts';

/** Refuses to change regulations to such as what was played does not fit into: no table could be made of it any more. */
export function checkFits(
  { regulations, stage: begun, rounds }: Tournament,
  { stages, scoring }: Regulations,
): void {
  const path = ['regulations', 'stages'];
  for (const [i, { format }] of regulations.stages.slice(0, begun).entries()) {
    if (stages[i]?.format === format) continue;
    const detail = `Must stay ${format}: stage ${String(i + 1)} has already started.`;
    refuseInput({ path: [...path, i, 'format'], detail });
  }
  const sizes = rounds.flatMap(({ pods }) => pods.map(({ players }) => players.length));
  const missing = sizeWithoutPoints(scoring, sizes);
  if (missing === undefined) return;
  const detail = `Required: there are pods of ${String(missing)}. Set the points for each place.`;
  refuseInput({ path: ['regulations', 'scoring', 'bySize', String(missing)], detail });
}
