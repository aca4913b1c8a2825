import { idOf } from '../../../../../../shared/client/index.ts';
import type { MatchModel } from '../../../match/model.ts';
import type { MiniPiece } from '../../../parts/mini-board.tsx';

/** The pieces on the boards of a match, for its miniature. */
export const piecesOn = ({ scene, order }: MatchModel): readonly MiniPiece[] =>
  (scene.value?.places ?? []).flatMap(({ place, pieces }) =>
    pieces.map(({ seat }) => {
      const at = seat === undefined ? -1 : order.value.findIndex((one) => idOf(one) === idOf(seat));
      return { place, at: at < 0 ? undefined : at };
    }),
  );
