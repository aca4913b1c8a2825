import { tell, type AtOnce, type Seat, type Table } from '../../../engine/index.ts';
import { goods } from '../content/tile.ts';
import type { TalesEvent } from '../events.ts';
import { countedBy, gainsOf } from '../rewards.ts';
import { endRewards, standing } from '../standing.ts';
import { hasLeft, player, turnOrder, type State } from '../state.ts';

/** Scores end-of-game rewards of Characters and Quests, then the most Glory wins (TG-END-05 to 09). */
export function* finalScoring(table: Table<State>): AtOnce {
  for (const seat of turnOrder(table.state)) {
    for (const { tile, reward } of endRewards(player(table.state, seat))) {
      const now = player(table.state, seat);
      const gains = gainsOf(now, reward);
      if (Object.keys(gains).length === 0) continue;
      const source = { from: 'end', tile } as const;
      const counted = countedBy(now, reward);
      yield* tell<TalesEvent>({ type: 'RewardCollected', seat, source, gains, ...counted });
    }
  }
  yield* countScores(table);
  yield* breakTies(table);
  const winners = inFront(table.state).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
  yield* tell<TalesEvent>({ type: 'MatchEnded', reason: 'rounds', winners });
}

/** The ranking of the seats that stayed. */
const inFront = (state: State) => standing(state).filter(({ seat }) => !hasLeft(state, seat));

/** Tells each seat's score, the best first. */
function* countScores(table: Table<State>): AtOnce {
  for (const { seat, score, details } of inFront(table.state)) {
    const { glory = 0, majority = 0, end = 0 } = details;
    yield* tell<TalesEvent>({ type: 'ScoreCounted', seat, score, glory, majority, end });
  }
}

function* breakTies(table: Table<State>): AtOnce {
  for (const comparison of comparisons(table.state)) yield* tell(comparison);
}

/** Compares seats level on Glory by one good after the other (TG-END-07, TG-RUL-01, TG-RUL-15). */
function comparisons(state: State): readonly TalesEvent[] {
  const scores = inFront(state);
  const best = scores.filter(({ score }) => score === scores[0]?.score);
  let level: readonly Seat[] = best.map(({ seat }) => seat);
  return goods.flatMap((good): readonly TalesEvent[] => {
    if (level.length < 2) return [];
    const amounts = level.map((seat) => ({ seat, amount: player(state, seat).holding[good] }));
    const most = Math.max(...amounts.map(({ amount }) => amount));
    level = amounts.filter(({ amount }) => amount === most).map(({ seat }) => seat);
    return [{ type: 'TieCompared', good, amounts, ahead: level }];
  });
}
