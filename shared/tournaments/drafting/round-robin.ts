import { growingMeetings } from '../pairing/history.ts';
import { reportOf } from '../pairing/report.ts';
import { fieldOf } from '../record/queries.ts';
import type { Tournament } from '../record/tournament.ts';
import type { RoundRobin } from '../regulations/stage.ts';
import { schedule, type Schedule } from '../schedules/schedule.ts';
import { seatAll } from '../seating/seat-all.ts';
import type { Draft, DraftRequest, NoDraft } from './draft.ts';
import { inputBy } from './pairing-input.ts';

/**
 * The first round of the stage, the seed of that round (the whole schedule is drawn from it), and
 * the pairs it keeps apart.
 */
type Wish = Pick<DraftRequest, 'round' | 'seed' | 'forbidden' | 'algorithm'>;

/** The schedule of a stage, for the players present when it begins. */
function scheduleOf(
  tournament: Tournament,
  { podSize, meetings, rounds }: RoundRobin,
  { round, seed, forbidden, algorithm = 'round-robin-2' }: Wish,
): Schedule {
  const { present } = fieldOf(tournament, round);
  return schedule({
    ...{ algorithm, seed },
    podSize: { ...podSize, preferred: Math.min(podSize.preferred, present.length) },
    players: present,
    meetings,
    forbidden,
    ...(rounds !== undefined && { rounds }),
  });
}

/**
 * Every round of a round robin, with the players of its pods in the order of seats. Fails if
 * players meet who are to be kept apart, as always if all meet each other.
 */
export function draftRoundRobin(
  tournament: Tournament,
  stage: RoundRobin,
  wish: Wish,
): readonly Draft[] | NoDraft {
  const field = fieldOf(tournament, wish.round).present;
  if (field.length < stage.podSize.min) {
    return { problems: [{ kind: 'POD_TOO_SMALL', players: field, relax: ['podSize'] }] };
  }
  const { rounds, broken } = scheduleOf(tournament, stage, wish);
  if (broken.length > 0) {
    return {
      problems: broken.map((players) => ({
        kind: 'FORBIDDEN_PAIR',
        players,
        relax: ['forbidden'],
      })),
    };
  }
  const { seed, round, algorithm = 'round-robin-2' } = wish;
  const seated = seatAll({
    algorithm: 'seats-1',
    seed,
    policy: tournament.regulations.seats,
    rounds: rounds.map(({ pods }) => pods),
  });
  const { absent: missed } = fieldOf(tournament, round);
  const input = inputBy(tournament, stage, { round, seed });
  const before = growingMeetings();
  return rounds.map(({ byes }, i): Draft => {
    const pods = seated[i] ?? [];
    const report = reportOf(input, pods, before);
    before.note(pods);
    return {
      ...{ pods, byes, missed },
      report: { ...report, algorithm, byes: byes.length, edited: false },
    };
  });
}
