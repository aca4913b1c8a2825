import type { PlayedPod, PlayedRound, PodPlace } from '../../../shared/tournaments/results.ts';
import type { TablePlayer } from '../../../shared/tournaments/scoring/player.ts';
import type { Scoring } from '../../../shared/tournaments/scoring/scheme.ts';
import type { StandingsInput } from '../../../shared/tournaments/standings/standings.ts';
import type { Tie } from '../../../shared/tournaments/ties/tie.ts';
import { botLuck } from '../../../tools/luck.ts';

type Luck = ReturnType<typeof botLuck>;

export const bySize = {
  2: [4, 0],
  3: [5, 3, 1],
  4: [5, 3, 2, 1],
  5: [6, 4, 3, 2, 1],
  6: [7, 5, 4, 3, 2, 1],
};

const schemes: readonly Scoring[] = [
  { kind: 'WIN', win: 5, draw: 1, loss: 0 },
  { kind: 'PLACEMENT', bySize },
  { kind: 'NORMALISED' },
  { kind: 'GAME_SCORE', measure: 'RAW' },
  { kind: 'GAME_SCORE', measure: 'SHARE_OF_POD' },
  { kind: 'GAME_SCORE', measure: 'ABOVE_MEAN' },
];

/** Every tie-break but the draw. */
export const everyTie: readonly Tie[] = [
  { kind: 'HEAD_TO_HEAD' },
  { kind: 'WINS' },
  { kind: 'PLACES' },
  { kind: 'GAME_SCORE' },
  { kind: 'OPPONENT_POINTS' },
  { kind: 'OPPONENT_WIN_RATE', floor: 0.2 },
  { kind: 'BUCHHOLZ', cut: 1, unplayed: 'VIRTUAL' },
  { kind: 'PROGRESSIVE' },
];

/** Shuffles a list. */
export function shuffled<T>(all: readonly T[], luck: Luck): readonly T[] {
  return all
    .map((each) => ({ each, key: luck(1_000_000) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ each }) => each);
}

/**
 * A random event that no organizer would want: 2 to 24 players, up to 7 rounds of pods of 2 to 6.
 * Players come late, sit out, miss rounds, drop out, are punished or disqualified; places are
 * shared, and pods stay open.
 */
export function randomEvent(seed: number): StandingsInput {
  const luck = botLuck(`event ${String(seed)}`);
  const one = <T>(all: readonly T[]): T => all[luck(all.length)] ?? fail();
  const players = Array.from({ length: 2 + luck(23) }, (_, i): TablePlayer => {
    const status = one([
      'ACTIVE',
      'ACTIVE',
      'ACTIVE',
      'ACTIVE',
      'DROPPED',
      'DISQUALIFIED',
    ] as const);
    const pastPods = one(['KEEP', 'RECOMPUTE'] as const);
    return { number: i + 1, status, entered: luck(6) === 0 ? 1 + luck(4) : 1, pastPods };
  });
  const rounds = Array.from({ length: luck(8) }, (_, i) => randomRound(i + 1, players, luck));
  const [first] = rounds.flatMap(({ pods }) => pods);
  return {
    players,
    rounds,
    scoring: one(schemes),
    byePoints: luck(2) === 0 ? undefined : 0.5,
    lateEntryPoints: luck(2) === 0 ? undefined : 0.7,
    penalties: [
      { kind: 'POINTS', number: 1, round: 1 + luck(4), points: 500 },
      { kind: 'POD_LOSS', number: first?.players[0] ?? 1, round: 1, pod: first?.pod ?? 1 },
    ],
    ties: shuffled(everyTie, luck).slice(0, luck(everyTie.length + 1)),
    seed: luck(2 ** 24)
      .toString(16)
      .padStart(6, '0'),
    carry: luck(4) === 0 ? { 1: 1_250, 2: 3_000 } : undefined,
  };
}

function randomRound(round: number, players: readonly TablePlayer[], luck: Luck): PlayedRound {
  const there = shuffled(
    players.filter(
      ({ entered, status }) => entered <= round && (status === 'ACTIVE' || luck(2) > 0),
    ),
    luck,
  ).map(({ number }) => number);
  const missed = there.length > 8 ? there.slice(0, luck(3)) : [];
  const size = 2 + luck(5);
  const pods: PlayedPod[] = [];
  const byes: number[] = [];
  for (let at = missed.length; at < there.length; at += size) {
    const seats = there.slice(at, at + size);
    if (seats.length < 2) byes.push(...seats);
    else pods.push(randomPod(pods.length + 1, seats, luck));
  }
  return { round, stage: 1, pods, byes, missed };
}

function randomPod(pod: number, players: readonly number[], luck: Luck): PlayedPod {
  if (luck(12) === 0) return { pod, players };
  const places = players.map((number, i): PodPlace => {
    const place = luck(4) === 0 ? 1 + luck(i + 1) : i + 1;
    return {
      number,
      place,
      score: luck(40),
      ...(luck(5) === 0 && { missedTurns: luck(3) }),
      ...(luck(14) === 0 && { noShow: true }),
      ...(luck(30) === 0 && { points: luck(6_000) }),
    };
  });
  return { pod, players, places };
}

function fail(): never {
  throw new Error('There is nothing to choose from.');
}
