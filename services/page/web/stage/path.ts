import type { Board, Ref } from '../../../../shared/client/index.ts';
import { wayTo } from './ways.ts';

/** The places of a shortest way along the links of a board, both ends included; only the two ends if no way leads there. */
export const pathOn = (board: Pick<Board, 'spaces'>, from: Ref, to: Ref): readonly Ref[] =>
  wayTo(board, from, to, Infinity)?.map(({ ref }) => ref) ?? [from, to];
