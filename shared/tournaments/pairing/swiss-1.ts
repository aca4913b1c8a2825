import { boardOf, podsOf } from './board.ts';
import { sittingOf, type Sitting } from './byes.ts';
import { cut, snake } from './cut.ts';
import { chanceOf, drawn, numbersOf } from './draw.ts';
import { fieldOf } from './field.ts';
import { historyOf, type History } from './history.ts';
import type { PairingInput, PairingPlayer, Pods } from './input.ts';
import { settle, wander } from './search.ts';

/** A pairing as `swiss-1` makes it: the pods from the top table on, and who has a bye. */
export type Drawn = { readonly pods: Pods; readonly byes: readonly number[] };

/**
 * Who sits together in this round. Players are sorted, by points and, where these are level, by the draw of the
 * round; cut into pods of the planned sizes; and exchanged while that makes the sum of all weights less. The work
 * is fixed and goes by whole numbers alone, so that everybody gets the same from the same input.
 */
export function swiss1(input: PairingInput): Drawn {
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

/** In the order that they are cut in; who is level stays as drawn. */
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
  { sitting: { plan }, history }: { readonly sitting: Sitting; readonly history: History },
) {
  const { preferred } = input.podSize;
  if (isSnake(input)) return snake(plan, preferred);
  const oddOf = ranked.map(({ number }) => history.oddOf(number));
  return cut(plan, oddOf, { preferred, at: input.remainderAt });
}
