import { same } from '../../../shared/engine/run/same.ts';
import { inputBy } from '../../../shared/tournaments/drafting/pairing-input.ts';
import type { DrawnRound, TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { checkPairing } from '../../../shared/tournaments/pairing/problems.ts';
import { roundOf, roundsOf } from '../../../shared/tournaments/record/queries.ts';
import type { Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { auditing } from '../audit.ts';
import { draw, type Obstacle } from '../commands/drafting.ts';
import { later } from './times.ts';

/** A round as it was drawn, of its record. */
function drawnOf(round: Round): DrawnRound {
  const { stage, seed, regulations, byes, missed, final, report, forbidden, byesFor } = round;
  return {
    ...{ stage, seed, regulations, byes, missed, report },
    pods: round.pods.map(({ players }) => players),
    ...(final && { final }),
    ...(forbidden && { forbidden }),
    ...(byesFor && { byesFor }),
  };
}

type Publication = {
  readonly round: number;
  readonly startsAt?: string | undefined;
  readonly deadline?: string | undefined;
};

/**
 * The publication of a round, and of a round robin's others, which begin one after another; what staff did to the
 * drafts enters the audit with it.
 */
export function publishing(
  tournament: Tournament,
  { round: number, startsAt, deadline }: Publication,
): readonly TournamentEvent[] {
  const { length } = tournament.regulations.rounds;
  const round = roundOf(tournament, number);
  if (round === undefined) return [];
  const isSchedule = tournament.regulations.stages[round.stage - 1]?.format === 'ROUND_ROBIN';
  const others = isSchedule
    ? roundsOf(tournament, round.stage).filter(
        (each) => each.status === 'DRAFT' && each.round !== number,
      )
    : [];
  const until = deadline ?? (startsAt && length && later(startsAt, length));
  const published = [round, ...others].map((each): TournamentEvent => ({
    type: 'RoundPublished',
    round: each.round,
    drawn: drawnOf(each),
    ...(each === round && startsAt !== undefined && { startsAt }),
    ...(each === round && until !== undefined && { deadline: until }),
  }));
  const edits = [round, ...others].flatMap((each) => each.edits ?? []);
  return [...published, ...auditing(tournament, edits)];
}

/** Why a draft can't be published as it is. A round robin is settled on its first day: whoever leaves it later is not missed here. */
export function whatIsStale(
  tournament: Tournament,
  secret: Uint8Array,
  round: Round,
): readonly Obstacle[] {
  const stage = tournament.regulations.stages[round.stage - 1];
  if (stage === undefined || stage.format === 'ROUND_ROBIN') return [];
  const { pods, byes } = drawnOf(round);
  const without = { ...tournament, rounds: tournament.rounds.filter((each) => each !== round) };
  const { round: number, seed, forbidden, byesFor } = round;
  const input = inputBy(without, stage, { round: number, seed, forbidden, byesFor });
  const problems = checkPairing(input, pods, byes);
  if (problems.length > 0 || round.report.edited) return problems;
  const again = draw(without, secret, { round: number, forbidden, byesFor });
  const isSame = !('problems' in again) && same(again[0]?.pods, pods);
  return isSame ? [] : [{ kind: 'RESULTS_CHANGED', players: [], relax: [] }];
}
