import { askEach, tell, type Procedure, type Table } from '../../../engine/index.ts';
import type { TalesEvent } from '../events.ts';
import { keepQuests, tileOption } from '../questions.ts';
import { questsOf, turnOrder, type State } from '../state.ts';
import { settle } from './settle.ts';

/**
 * Lets every player keep two of three Quests, all at the same time, before round 1 (TG-QST-03,
 * TG-RUL-27).
 */
export function* quests(table: Table<State>): Procedure {
  const answers = yield* askEach(
    table,
    () => turnOrder(table.state).map((seat) => keepQuests(table.state, seat)),
    { settle: () => settle(table) },
  );
  for (const seat of turnOrder(table.state)) {
    const chosen = answers.get(`keepQuests:${seat}`) ?? [];
    const dealt = questsOf(table.state, seat);
    const kept = dealt.filter((id) => chosen.includes(tileOption(id)));
    const returned = dealt.filter((id) => !kept.includes(id));
    yield* tell<TalesEvent>({ type: 'QuestsKept', seat, kept, returned });
  }
  yield* tell<TalesEvent>({ type: 'RoundBegan', round: 1 });
}
