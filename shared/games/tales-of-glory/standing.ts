import type { Seat, SeatStanding } from '../../engine/index.ts';
import { tile } from './content/tiles.ts';
import { goods, type Good, type Reward, type TileId } from './content/tile.ts';
import { hasLeft, player, type Player, type State } from './state.ts';

/** The Glory for a Majority (TG-END-02). */
export const MAJORITY_GLORY = 4;

/** The seats with the most of a good: all of those tied, none at 0 (TG-END-04, TG-RUL-14). */
export function majorityIn(state: State, good: Good): { seats: readonly Seat[]; most: number } {
  const staying = state.seats.filter((seat) => !hasLeft(state, seat));
  const most = Math.max(0, ...staying.map((seat) => player(state, seat).holding[good]));
  const seats = most === 0 ? [] : staying.filter((s) => player(state, s).holding[good] === most);
  return { seats, most };
}

/** The end-of-game rewards in a player's story, by tile (TG-END-05, TG-END-09). */
export const endRewards = ({ story }: Player): readonly { tile: TileId; reward: Reward[] }[] =>
  story.flatMap((placed) => {
    const reward = tile(placed.tile).reward.filter(({ atEnd }) => atEnd === true);
    return reward.length === 0 ? [] : [{ tile: placed.tile, reward }];
  });

/**
 * The ranking by the Glory gained so far, then by Combat, Magic, Coins, Potions (TG-END-06, TG-END-07,
 * TG-RUL-01); seats level in all share the place (TG-RUL-15). Seats that have resigned come last, the
 * first to leave at the very end. Scores never include future final scoring: a match that ends before
 * it is ranked by the Glory gained.
 */
export function standing(state: State): readonly SeatStanding[] {
  const scored = state.seats.map((seat) => scoreOf(state, seat));
  const ranked = scored.sort(byRank);
  return ranked.map(({ seat, keys: _, ...rest }, i, all) => {
    const first = all.findIndex((other) => byRank(other, all[i] ?? other) === 0);
    return { seat, place: first + 1, ...rest };
  });
}

type Scored = Omit<SeatStanding, 'place'> & {
  /** The keys of the ranking, most important first; higher is better. */
  readonly keys: readonly number[];
};

const byRank = (a: Scored, b: Scored): number => {
  const i = a.keys.findIndex((key, n) => key !== b.keys[n]);
  return i < 0 ? 0 : (b.keys[i] ?? 0) - (a.keys[i] ?? 0);
};

function scoreOf(state: State, seat: Seat): Scored {
  const { holding, final, resigned } = player(state, seat);
  const { combat, magic, coins, potions, glory: score } = holding;
  const { majority, end } = final;
  // Leavers rank below all others, the earlier the lower.
  const stays = resigned ?? state.seats.length + 1;
  return {
    seat,
    score,
    details: { glory: score - majority - end, majority, end, combat, magic, coins, potions },
    keys: [stays, score, ...goods.map((good) => holding[good])],
  };
}
