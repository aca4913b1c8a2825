import { remembered, type Seat } from '../../engine/index.ts';
import { isWilderness } from './board.ts';
import type { TileId } from './content/tile.ts';
import { paymentsFor, type Bill } from './payment.ts';
import { player, questsToPlace, type State } from './state.ts';
import { canPlaceAll } from './story/cells.ts';

/** A seat's decision in its turn: the fate of the tile taken, and all tiles it places (TG-RUL-28). */
export type Declaration = {
  /** `place`, `discard`, or `nothing` if no tile was taken; `+q03` for each Quest added. */
  readonly id: string;
  readonly fate: 'place' | 'discard' | 'nothing';
  /** The tile taken, if it is discarded. */
  readonly discarded?: TileId;
  readonly quests: readonly TileId[];
  /** The tiles to be paid for and placed. */
  readonly tiles: readonly TileId[];
};

/** The bill of a declaration; only the tile taken can owe the surcharge (TG-QST-11). */
export function billOf(state: State, seat: Seat, { fate, tiles }: Declaration): Bill {
  const { taken } = player(state, seat);
  const wilderness =
    fate === 'place' && taken !== undefined && isWilderness(state.seats.length, taken.slot);
  return { tiles, wilderness };
}

/** Every declaration that can be fully paid and placed; only discarding is always possible. */
export function declarationsFor(state: State, seat: Seat): readonly Declaration[] {
  const found = known(state).get(seat) ?? enumerate(state, seat);
  known(state).set(seat, found);
  return found;
}

const known: (state: State) => Map<Seat, readonly Declaration[]> = remembered(() => new Map());

function enumerate(state: State, seat: Seat): readonly Declaration[] {
  const { taken, holding, story } = player(state, seat);
  const fates: readonly Declaration['fate'][] = taken ? ['place', 'discard'] : ['nothing'];
  return fates
    .flatMap((fate) =>
      subsets(questsToPlace(state, seat)).map((quests): Declaration => {
        const tiles = fate === 'place' && taken ? [taken.tile, ...quests] : quests;
        const discarded = fate === 'discard' && taken ? { discarded: taken.tile } : {};
        return { id: [fate, ...quests].join('+'), fate, ...discarded, quests, tiles };
      }),
    )
    .filter((declaration) => {
      const ways = paymentsFor(holding, billOf(state, seat, declaration));
      return ways.length > 0 && canPlaceAll(story, declaration.tiles);
    });
}

/** All subsets of the Quests in hand, the smaller ones first. */
const subsets = (quests: readonly TileId[]): readonly (readonly TileId[])[] =>
  quests
    .reduce<readonly (readonly TileId[])[]>(
      (sets, id) => [...sets, ...sets.map((set) => [...set, id])],
      [[]],
    )
    .toSorted((a, b) => a.length - b.length);
