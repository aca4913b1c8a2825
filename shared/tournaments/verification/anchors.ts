import { stepsHash } from '../evolve/steps.ts';
import type { TournamentUpdate } from './export.ts';
import { unless } from '../acts/moment.ts';

/**
 * Checks the rounds of an export, step by step, against the hash of all steps before their
 * publication.
 */
export function anchors(): (step: TournamentUpdate) => readonly string[] {
  let hash = '';
  let isKept = false;
  return (step) => {
    const faults: string[] = [];
    for (const event of step.events) {
      if (event.type !== 'RoundPublished') continue;
      const where = `round ${String(event.round)}`;
      if (event.stepsHash === undefined) {
        // events that began before that was kept may have rounds without it, but none once it is kept
        faults.push(...unless(!isKept, `${where} does not bear the hash of the steps before it`));
        continue;
      }
      isKept = true;
      faults.push(
        ...unless(event.stepsHash === hash, `${where} was published after other steps than these`),
      );
    }
    hash = stepsHash(hash, step);
    return faults;
  };
}
