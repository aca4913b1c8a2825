import { afterRound, type AfterRound, type PodOutcome } from '../elimination/after-round.ts';
import { eliminationRound, type EliminationGroup } from '../elimination/elimination-round.ts';
import type { EliminationRules, EliminationState } from '../elimination/rules.ts';
import { pair } from '../pairing/pair.ts';
import type { PairingProblem } from '../pairing/problems.ts';
import { reportOf } from '../pairing/report.ts';
import { entrantsOf, fieldOf, playerOf, roundsOf } from '../record/queries.ts';
import type { Pod, Round } from '../record/round.ts';
import type { Tournament } from '../record/tournament.ts';
import type { Elimination } from '../regulations/stage.ts';
import { tableOf } from '../table/table.ts';
import type { Draft, DraftRequest, NoDraft } from './draft.ts';
import { inputBy } from './pairing-input.ts';

const rulesOf = (stage: Elimination): EliminationRules => ({
  lives: stage.lives,
  podSize: stage.podSize,
  advanceBySize: stage.advanceBySize,
  finalSize: stage.finalSize,
  leftOver: stage.fill,
  smallGroups: 'MERGE',
});

/**
 * The state of the elimination of the present stage, for the players present in a round or for
 * other given players.
 */
export function eliminationOf(
  tournament: Tournament,
  stage: Elimination,
  round: number,
  players: readonly number[] = fieldOf(tournament, round).present,
): EliminationState {
  const there = new Set(players);
  const played = roundsOf(tournament, tournament.stage).filter((each) => each.round < round);
  const order =
    played.length === 0
      ? entrantsOf(tournament, tournament.stage)
      : tableOf(tournament, { stage: tournament.stage, upTo: round - 1 }).map(
          ({ number }) => number,
        );
  return {
    rules: rulesOf(stage),
    finalPlayed: played.at(-1)?.final === true,
    survivors: order
      .filter((number) => there.has(number))
      .map((number) => ({ number, lives: playerOf(tournament, number)?.lives ?? 0 }))
      .filter(({ lives }) => lives > 0),
  };
}

/** Drafts a round of an elimination: pods within groups of equal lives, or the final. */
export function draftElimination(
  tournament: Tournament,
  stage: Elimination,
  request: DraftRequest,
): Draft | NoDraft {
  const { groups, final, done } = eliminationRound(eliminationOf(tournament, stage, request.round));
  const input = inputBy(tournament, stage, request);
  if (done) {
    const players = input.players.map(({ number }) => number);
    return { problems: [{ kind: 'POD_TOO_SMALL', players, relax: [] }] };
  }
  const { absent: missed } = fieldOf(tournament, request.round);
  if (final) {
    const pods = groups.map(({ players }) => players);
    const report = { ...reportOf(input, pods), byes: 0, edited: false };
    return { pods, byes: [], missed, final, report };
  }
  const problems: PairingProblem[] = [];
  const pods: (readonly number[])[] = [];
  const byes: number[] = [];
  for (const group of groups) {
    const drawn = pair(inputOfGroup(input, group));
    if ('impossible' in drawn) problems.push(...drawn.impossible);
    else {
      pods.push(...drawn.pods);
      byes.push(...drawn.byes);
    }
  }
  if (problems.length > 0) return { problems };
  const report = { ...reportOf(input, pods), byes: byes.length, edited: false };
  return { pods, byes, missed, report };
}

const inputOfGroup = (
  input: ReturnType<typeof inputBy>,
  { players, byes }: EliminationGroup,
): ReturnType<typeof inputBy> => ({
  ...input,
  players: input.players.filter(({ number }) => players.includes(number)),
  byesFor: [...new Set([...byes, ...(input.byesFor ?? [])])].filter((each) =>
    players.includes(each),
  ),
});

/** Settles the lives after a completed round. */
export function afterElimination(
  tournament: Tournament,
  stage: Elimination,
  round: Round,
): AfterRound {
  const order = tableOf(tournament, { stage: round.stage, upTo: round.round }).map(
    ({ number }) => number,
  );
  const pods = round.pods.map((pod) => outcomeOf(tournament, pod));
  const { final } = round;
  return afterRound(eliminationOf(tournament, stage, round.round), { pods, order, final });
}

/**
 * The outcome of a pod. With `ALL_ADVANCE` at the round's deadline, all players on the first place
 * advance.
 */
function outcomeOf({ regulations }: Tournament, { places = [], by, rules = 0 }: Pod): PodOutcome {
  const rule = regulations.rounds.onDeadline[rules]?.rule;
  const all = by === 'ROUND_DEADLINE' && rule === 'ALL_ADVANCE';
  return {
    places,
    ...(all && { advancing: places.filter(({ place }) => place === 1).length }),
  };
}
