import { tell, type Procedure, type Seat } from '../../../../../engine/index.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import { pickable } from '../../../effects/pick.ts';
import type { TalismanEvent } from '../../../events.ts';
import { fulfil } from '../../../quests/complete.ts';
import { isDue, questOf } from '../../../quests/tasks.ts';
import { clockwise } from '../../../state-queries.ts';
import { takeHallow } from '../hallows/hallow.ts';

/**
 * Completes challenges as soon as possible, in any turn and on any space (HP-QUI-05, HP-RUL-52), but
 * only while a Hallow is left that the character may own (HP-RUL-39).
 */
export function* completeChallenges(table: TalismanTable): Procedure {
  for (const seat of clockwise(table.state, table.state.turn.seat)) {
    if (!isDue(table, seat) || pickable(table, seat, 'talismans').length === 0) continue;
    if (yield* fulfil(table, seat)) yield* reward(table, seat);
  }
}

function* reward(table: TalismanTable, seat: Seat): Procedure {
  const quest = questOf(table, seat);
  if (quest === undefined) return;
  yield* tell<TalismanEvent>({ type: 'QuestCompleted', seat, quest: quest.id });
  yield* takeHallow(table, seat);
}
