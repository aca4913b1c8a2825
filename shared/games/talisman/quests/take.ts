import { tell } from '../../../engine/index.ts';
import { choose } from '../asking.ts';
import type { Special } from '../edition.ts';
import { remain } from '../encounter/remain.ts';
import type { TalismanEvent } from '../events.ts';
import { rollDie } from '../fate.ts';
import { settle } from '../settle.ts';
import { hero } from '../state.ts';
import { hasQuestBehind } from './deeds.ts';

/**
 * A quest may be accepted, one at a time, and a die says which (T4-WAR-01 to 04). Nobody who has
 * completed one on this landing takes another (T4-RUL-81).
 */
export const takeQuest: Special = function* (table, occasion) {
  const { seat } = occasion;
  const { quest } = hero(table.state, seat);
  if (quest !== undefined || hasQuestBehind(table.state, seat)) return;
  const choice = yield* choose(table, seat, {
    kind: 'quest',
    options: () => ['accept', 'decline'],
    fallback: ['decline'],
  });
  remain(table, occasion);
  if (choice === 'decline') return;
  const die = yield* rollDie(table, seat, { label: 'quest', told: true });
  remain(table, occasion);
  const set = table.edition.content.quests.find((each) => each.die === die);
  if (set === undefined) return;
  yield* tell<TalismanEvent>({ type: 'QuestTaken', seat, quest: set.id, die });
  yield* settle(table);
  remain(table, occasion);
};
