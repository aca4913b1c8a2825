import type {
  FormerRound,
  PairingInput,
  PairingPlayer,
} from '../../shared/tournaments/pairing/input.ts';
import { chanceOf, drawn } from '../../shared/tournaments/pairing/draw.ts';
import { floatsOf } from '../../shared/tournaments/pairing/floats.ts';
import { pair } from '../../shared/tournaments/pairing/pair.ts';
import type { DrawReport } from '../../shared/tournaments/pairing/report.ts';
import { seat } from '../../shared/tournaments/seating/seat.ts';

/** The best of a round, in thousandths. */
const BEST = 5_000;
/** Points for the places of a pod; the last place gets nothing. */
const POINTS = [5_000, 3_000, 2_000, 1_000, 500];

/** Pairing options of an event: all of a round's input that is not its state. */
export type PairingOptions = Omit<
  PairingInput,
  'algorithm' | 'seed' | 'round' | 'rounds' | 'players' | 'former' | 'best'
>;

/** Pairing options for pods of one size. */
export const podsOfSize = (size: number): PairingOptions => ({
  forbidden: [],
  podSize: { preferred: size, min: size, max: size },
  remainder: 'SMALLER',
  remainderAt: 'LOW',
  repeats: 'MINIMISE',
  mode: 'SWISS',
});

/** A round of an event that was paired, seated and played. */
export type PlayedRound = FormerRound & {
  readonly input: PairingInput;
  readonly report: DrawReport;
};

/** The seed of a round. */
const seedOf = (event: string, round: number): string =>
  `${event}${round.toString(16).padStart(2, '0')}`;

/** An event by its seed in hex, whose places are drawn, round by round, until it is over or cannot be paired. */
export function playEvent(
  {
    event,
    players,
    rounds,
  }: { readonly event: string; readonly players: number; readonly rounds: number },
  manner: PairingOptions,
): readonly PlayedRound[] {
  const played: PlayedRound[] = [];
  let standing: readonly PairingPlayer[] = Array.from({ length: players }, (_, i) => ({
    number: i + 1,
    points: 0,
  }));
  for (let round = 1; round <= rounds; round += 1) {
    const seed = seedOf(event, round);
    const input: PairingInput = {
      ...{ algorithm: 'swiss-1', seed, round, rounds, ...manner },
      ...{ players: standing, best: BEST },
      former: played.map(({ pods, byes }) => ({ pods, byes })),
    };
    const paired = pair(input);
    if ('impossible' in paired) return played;
    const { byes, report } = paired;
    const pods = seat({
      algorithm: 'seats-1',
      seed,
      policy: 'BALANCED',
      ...paired,
      former: played,
    });
    played.push({ input, pods, byes, report });
    standing = after(input, { pods, byes });
  }
  return played;
}

/** The players after a round whose places are drawn. */
function after(input: PairingInput, { pods, byes }: FormerRound): readonly PairingPlayer[] {
  const chance = chanceOf(input.seed, 'places');
  const before = new Map(input.players.map(({ number, points }) => [number, points]));
  const floats = floatsOf(pods, (number) => before.get(number) ?? 0, input.best);
  const won = new Map(byes.map((number) => [number, BEST]));
  for (const [i, pod] of pods.entries()) {
    for (const [place, number] of drawn(pod, chance, `pod:${i}`).entries()) {
      won.set(number, POINTS[place] ?? 0);
    }
  }
  return input.players.map(({ number, points }) => ({
    number,
    points: points + (won.get(number) ?? 0),
    float: floats.get(number) ?? 0,
  }));
}
