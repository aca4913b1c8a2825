import { boardOf, podsOf } from './board.ts';
import { sittingOf, type SeatedRound } from './byes.ts';
import { cut, snake } from './cut.ts';
import { chanceOf, drawn, numbersOf } from './draw.ts';
import { fieldOf } from './field.ts';
import { historyOf, type History } from './history.ts';
import type { PairingInput, PairingPlayer, Pods } from './input.ts';
import { settle, wander } from './search.ts';

/** A pairing by `swiss-1`: the pods from the top table on, and the byes. */
export type SwissPairing = { readonly pods: Pods; readonly byes: readonly number[] };

/**
 * Pairs a round. Players are sorted by points, ties by the draw of the round; cut into pods of the
 * planned sizes; and exchanged while that lowers the sum of all weights. The number of steps is
 * fixed and only whole numbers are used, so the same input gives the same result everywhere.
 */
export function swiss1(input: PairingInput): SwissPairing {
  const chance = chanceOf(input.seed, input.algorithm);
  const history = historyOf(input.former, input.podSize.preferred);
  const players = input.players.toSorted((a, b) => a.number - b.number);
  const sitting = sittingOf(input, drawn(players, chance, 'draw'), history);
  const ranked = rankedBy(input, sitting.playing);
  const field = fieldOf(ranked, input, history);
  const board = boardOf(field, cutOf(input, ranked, { sitting, history }), input.podSize.preferred);
  if (!isSnake(input)) wander(board, numbersOf(chance, 'search'));
  settle(board);
  const numbers = (pod: readonly number[]) => pod.flatMap((place) => ranked[place]?.number ?? []);
  return { pods: podsOf(board).map(numbers), byes: sitting.byes };
}

/** Sorts players for the cut; ties stay as drawn. */
function rankedBy(
  input: PairingInput,
  playing: readonly PairingPlayer[],
): readonly PairingPlayer[] {
  if (isSnake(input)) return playing.toSorted((a, b) => a.number - b.number);
  switch (input.mode) {
    case 'SWISS':
      return playing.toSorted((a, b) => b.points - a.points);
    case 'POWER':
      return playing.toSorted((a, b) => (a.rank ?? LAST) - (b.rank ?? LAST) || b.points - a.points);
    case 'RANDOM':
      return playing;
  }
}

const LAST = Number.MAX_SAFE_INTEGER;

const isSnake = ({ mode, round, opening }: PairingInput): boolean =>
  mode === 'SWISS' && round === 1 && opening === 'SNAKE';

function cutOf(
  input: PairingInput,
  ranked: readonly PairingPlayer[],
  { sitting: { plan }, history }: { readonly sitting: SeatedRound; readonly history: History },
) {
  const { preferred } = input.podSize;
  if (isSnake(input)) return snake(plan, preferred);
  const oddOf = ranked.map(({ number }) => history.oddOf(number));
  return cut(plan, oddOf, { preferred, at: input.remainderAt });
}
