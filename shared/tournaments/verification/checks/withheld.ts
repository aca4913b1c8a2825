import { draftRounds } from '../../drafting/draft-rounds.ts';
import { roundsOf } from '../../record/queries.ts';
import type { Round } from '../../record/round.ts';
import { forbiddenHashOf } from '../../evolve/withheld.ts';
import { same } from '../../../engine/same.ts';
import { unless, type Of } from '../../acts/moment.ts';
import { missedAndFinal } from './missed.ts';

/**
 * Checks that a round has a commitment to the pairs it keeps apart, and reveals them in an export
 * for staff.
 */
export function* sealed({ event }: Of<'RoundPublished'>): Iterable<string> {
  const { round, drawn, stepsHash, withheld, forbiddenHash, forbiddenSalt } = event;
  const { forbidden, report } = drawn;
  const where = `round ${String(round)}`;
  const isApart = withheld !== undefined || forbidden !== undefined;
  const isTold = forbidden !== undefined && forbiddenSalt !== undefined;
  yield* unless(
    !withheld || (forbidden === undefined && report.broken.length === 0),
    `${where} tells what it says to withhold`,
  );
  // rounds of before that was made tell the pairs, or withhold them without a commitment
  if (forbiddenHash === undefined) {
    const isOld = stepsHash === undefined;
    yield* unless(isOld || !isApart, `${where} is not committed to the pairs that it keeps apart`);
    return;
  }
  yield* unless(
    isTold ? forbiddenHash === forbiddenHashOf({ round, forbidden, forbiddenSalt }) : !!withheld,
    `${where} keeps other pairs apart than it is committed to`,
  );
}

/**
 * Checks a round whose pairs kept apart are withheld. It cannot be drawn again, so everything is checked that does not
 * depend on these pairs.
 */
export function* heldWithout(moment: Of<'RoundPublished'>): Iterable<string> {
  const { round, drawn } = moment.event;
  const { report, final = false } = drawn;
  const where = `round ${String(round)}`;
  const former = moment.made.get(round);
  const isSchedule =
    moment.before.regulations.stages[moment.before.stage - 1]?.format === 'ROUND_ROBIN';
  if (isSchedule && former) {
    // a schedule stays as it is, even if players have dropped out since
    yield* unless(same(former.pods, drawn.pods), `${where} is not as its schedule was published`);
    return;
  }
  const drafts = asMade(moment, isSchedule);
  if ('problems' in drafts) {
    const problems = drafts.problems
      // those who are left for a final play it at one table
      .filter(({ kind }) => !final || (kind !== 'POD_TOO_SMALL' && kind !== 'POD_TOO_LARGE'))
      .map(({ kind, players }) => `${kind} (${players.join(', ')})`);
    yield* unless(
      problems.length === 0,
      `${where} cannot be played as it is: ${problems.join('; ')}`,
    );
    return;
  }
  const [redrawn] = drafts;
  if (redrawn === undefined) return;
  yield* missedAndFinal(where, drawn, redrawn);
  const { repeats, oddPods, byes } = redrawn.report;
  yield* unless(
    (isSchedule || report.repeats === repeats) &&
      report.oddPods === oddPods &&
      report.byes === byes,
    `${where} reports other repeats, odd pods or byes than it has`,
  );
}

/** The round as if staff had made it; of a schedule by those who were there when its stage began. */
function asMade({ before, event }: Of<'RoundPublished'>, isSchedule: boolean) {
  const { round, drawn } = event;
  const { seed, pods, byes } = drawn;
  const isOther = (each: Round) =>
    isSchedule ? each.stage !== before.stage : each.round !== round;
  const without = { ...before, rounds: before.rounds.filter(isOther) };
  const first = isSchedule ? (roundsOf(before, before.stage)[0]?.round ?? round) : round;
  return draftRounds(without, { round: first, seed, byesFor: byes, made: { pods, byes } });
}
