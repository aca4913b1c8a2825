import type { PlayedRound } from '../../shared/tournaments/results.ts';
import { standings, type StandingsInput } from '../../shared/tournaments/standings/standings.ts';
import { botLuck } from '../luck.ts';
import { milliseconds, type Benchmark } from './figure.ts';

const PLAYERS = 1_024;
const ROUNDS = 8;
const SEATS = 4;

/**
 * A tournament of the largest expected size: random pods of four, one in eight with a shared place.
 */
function event(): StandingsInput {
  const luck = botLuck('standings');
  const numbers = Array.from({ length: PLAYERS }, (_, i) => i + 1);
  const played = (round: number): PlayedRound => {
    const order = numbers
      .map((number) => ({ number, key: luck(2 ** 31) }))
      .toSorted((a, b) => a.key - b.key);
    const pods = Array.from({ length: PLAYERS / SEATS }, (_, pod) => {
      const players = order.slice(pod * SEATS, (pod + 1) * SEATS).map(({ number }) => number);
      const shared = luck(8) === 0 ? luck(SEATS) : SEATS;
      const places = players.map((number, i) => ({
        number,
        place: i === shared ? Math.max(1, i) : i + 1,
        score: luck(60),
      }));
      return { pod: pod + 1, players, places };
    });
    return { round, stage: 1, pods, byes: [] };
  };
  return {
    players: numbers.map((number) => ({ number, status: 'ACTIVE', entered: 1 })),
    rounds: Array.from({ length: ROUNDS }, (_, i) => played(i + 1)),
    scoring: { kind: 'PLACEMENT', bySize: { 4: [5, 3, 2, 1] } },
    ties: [
      { kind: 'HEAD_TO_HEAD' },
      { kind: 'WINS' },
      { kind: 'OPPONENT_POINTS' },
      { kind: 'OPPONENT_WIN_RATE', floor: 0.2 },
      { kind: 'BUCHHOLZ', cut: 1, unplayed: 'VIRTUAL' },
    ],
    seed: '00'.repeat(32),
  };
}

/** The cost of the table of a whole tournament, only from its results: five ties, and the draw. */
export const standingsBenchmarks: readonly Benchmark[] = [
  {
    name: 'standings1024',
    measure: () => {
      const input = event();
      return { value: milliseconds(3, () => void standings(input)), unit: 'ms', better: 'lower' };
    },
  },
];
