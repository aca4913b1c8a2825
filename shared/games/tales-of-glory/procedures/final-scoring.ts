import { tell, type Procedure, type Table } from '../../../engine/index.ts';
import type { TalesEvent } from '../events.ts';
import { gainsOf } from '../rewards.ts';
import { endRewards, standing } from '../standing.ts';
import { player, turnOrder, type State } from '../state.ts';

/** End-of-game rewards of Characters and Quests, then the most Glory wins (TG-END-05 to 09). */
export function* finalScoring(table: Table<State>): Procedure {
  for (const seat of turnOrder(table.state)) {
    for (const { tile, reward } of endRewards(player(table.state, seat))) {
      const gains = gainsOf(player(table.state, seat), reward);
      if (Object.keys(gains).length === 0) continue;
      const source = { from: 'end', tile } as const;
      yield* tell<TalesEvent>({ type: 'RewardCollected', seat, source, gains });
    }
  }
  const winners = winnersOf(table.state);
  yield* tell<TalesEvent>({ type: 'MatchEnded', reason: 'rounds', winners });
}

/** Whoever comes first once all is scored (TG-END-06, TG-RUL-15). */
const winnersOf = (state: State) =>
  standing(state).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
