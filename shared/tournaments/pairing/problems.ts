import { pairsWithin, countOf, historyOf, pairsIn, type Pair } from './history.ts';
import type { PairingInput, Pods } from './input.ts';

/** Fields of the input that could be relaxed to make a pairing possible. */
export type Relaxation = 'byesFor' | 'forbidden' | 'podSize' | 'repeats';

/** A problem of a pairing. */
export type PairingProblem = {
  readonly kind:
    | 'PLAYER_TWICE'
    | 'PLAYER_MISSING'
    | 'PLAYER_UNKNOWN'
    | 'POD_TOO_SMALL'
    | 'POD_TOO_LARGE'
    | 'FORBIDDEN_PAIR'
    | 'REPEAT'
    | 'SECOND_BYE';
  /** The start numbers concerned. */
  readonly players: readonly number[];
  /** The pod concerned, from 0. */
  readonly pod?: number;
  /** Fields to relax; empty if the pairing itself is at fault. */
  readonly relax: readonly Relaxation[];
};

/** Lists the problems of a pairing that was made or edited by hand; empty if it may be played. */
export function checkPairing(
  input: PairingInput,
  pods: Pods,
  byes: readonly number[],
): readonly PairingProblem[] {
  const named = [...pods.flat(), ...byes];
  const times = countOf(named);
  const there = [...times.keys()];
  const known = new Set(input.players.map(({ number }) => number));
  const missing = [...known].filter((number) => !times.has(number));
  const fixed = (kind: PairingProblem['kind'], numbers: readonly number[]) =>
    numbers.map((number): PairingProblem => ({ kind, players: [number], relax: [] }));
  return [
    ...fixed(
      'PLAYER_TWICE',
      there.filter((number) => (times.get(number) ?? 0) > 1),
    ),
    ...fixed('PLAYER_MISSING', missing),
    ...fixed(
      'PLAYER_UNKNOWN',
      there.filter((number) => !known.has(number)),
    ),
    ...wrongSizes(input, pods),
    ...unwanted(input, pods),
    ...secondByes(input, pods, byes),
  ];
}

function wrongSizes({ podSize: { min, max } }: PairingInput, pods: Pods): PairingProblem[] {
  return pods.flatMap((players, pod): PairingProblem[] => {
    if (players.length < min) return [{ kind: 'POD_TOO_SMALL', players, pod, relax: ['podSize'] }];
    if (players.length > max) return [{ kind: 'POD_TOO_LARGE', players, pod, relax: ['podSize'] }];
    return [];
  });
}

/** Pairs that are forbidden and, under `NEVER`, pairs that have met. */
export function unwanted(input: PairingInput, pods: Pods): readonly PairingProblem[] {
  const { former, forbidden, podSize, repeats } = input;
  const { meetingsOf } = historyOf(former, podSize.preferred);
  const problems = (
    kind: PairingProblem['kind'],
    relax: readonly Relaxation[],
    picks: (pair: Pair) => boolean,
  ) =>
    pods.flatMap((players, pod) =>
      pairsIn([players], picks).map((pair): PairingProblem => ({
        kind,
        players: pair,
        pod,
        relax,
      })),
    );
  const banned = problems('FORBIDDEN_PAIR', ['forbidden'], pairsWithin(forbidden));
  if (repeats !== 'NEVER') return banned;
  const relax: readonly Relaxation[] = [
    ...(['repeats', 'podSize', 'byesFor'] as const),
    ...(forbidden.length > 0 ? (['forbidden'] as const) : []),
  ];
  return [...banned, ...problems('REPEAT', relax, (pair) => meetingsOf(...pair) > 0)];
}

/** Players who get another bye, without having asked, while someone plays who has had fewer. */
function secondByes(
  { former, podSize, byesFor = [] }: PairingInput,
  pods: Pods,
  byes: readonly number[],
): readonly PairingProblem[] {
  const { byesOf } = historyOf(former, podSize.preferred);
  const fewest = pods.flat().reduce((least, number) => Math.min(least, byesOf(number)), Infinity);
  return byes
    .filter((number) => byesOf(number) > fewest && !byesFor.includes(number))
    .map((number) => ({ kind: 'SECOND_BYE', players: [number], relax: ['byesFor'] }));
}
