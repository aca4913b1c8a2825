import { reportOf } from '../pairing/report.ts';
import { fieldOf } from '../record/queries.ts';
import type { Tournament } from '../record/tournament.ts';
import type { RoundRobin } from '../regulations/stage.ts';
import { schedule, type Schedule } from '../schedules/schedule.ts';
import { seatAll } from '../seating/seat-all.ts';
import type { Draft, NoDraft } from './draft.ts';
import { inputBy } from './pairing-input.ts';

type Wish = {
  /** The first round of the stage. */
  readonly round: number;
  /** The seed of that round, by which the whole schedule is drawn. */
  readonly seed: string;
};

/** The schedule of a stage, for those who are in it when it begins. */
function scheduleOf(
  tournament: Tournament,
  { podSize, meetings, rounds }: RoundRobin,
  { round, seed }: Wish,
): Schedule {
  const { present } = fieldOf(tournament, round);
  return schedule({
    algorithm: 'round-robin-1',
    seed,
    players: present,
    podSize: Math.min(podSize.preferred, present.length),
    meetings,
    ...(rounds !== undefined && { rounds }),
  });
}

/** Every round of a round robin, with the players of its pods in the order of seats. */
export function draftRoundRobin(
  tournament: Tournament,
  stage: RoundRobin,
  wish: Wish,
): readonly Draft[] | NoDraft {
  const field = fieldOf(tournament, wish.round).present;
  if (field.length < stage.podSize.min) {
    return { problems: [{ kind: 'POD_TOO_SMALL', players: field, relax: ['podSize'] }] };
  }
  const { rounds } = scheduleOf(tournament, stage, wish);
  const { seed, round } = wish;
  const seated = seatAll({
    algorithm: 'seats-1',
    seed,
    policy: tournament.regulations.seats,
    rounds: rounds.map(({ pods }) => pods),
  });
  const { absent: missed } = fieldOf(tournament, round);
  return rounds.map(({ byes }, i): Draft => {
    const pods = seated[i] ?? [];
    const former = rounds.slice(0, i);
    const input = { ...inputBy(tournament, stage, { round, seed }), former };
    const report = reportOf(input, pods);
    return {
      ...{ pods, byes, missed },
      report: { ...report, algorithm: 'round-robin-1', byes: byes.length, edited: false },
    };
  });
}
