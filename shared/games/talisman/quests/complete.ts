import { askEach, tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { discardCard, takeCard } from '../changes/cards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { pay } from '../changes/goods.ts';
import { mayOwn } from '../character/owning.ts';
import { settle } from '../changes/settle.ts';
import { clockwise, hero, isLiving } from '../state-queries.ts';
import { deliverable, isDue, questOf } from './tasks.ts';
import { idChosen, refer } from '../reference.ts';

/** The giver of quests: the space, and the kind of card that is the reward. */
export type Giver = { readonly space: string; readonly reward: string };

/**
 * Completes quests as soon as possible, in any turn (T4-WAR-05, 06). Completing moves the character,
 * and the caller leaves its procedure: the rest of the old space is skipped.
 */
export const completeQuests = (giver: Giver) =>
  function* (table: TalismanTable): Procedure {
    for (const seat of clockwise(table.state, table.state.turn.seat)) {
      if (isDue(table, seat) && (yield* fulfil(table, seat))) yield* complete(table, seat, giver);
    }
  };

/** Hands over the price of a quest; delivering is discarding (T4-WAR-07). Returns true if it did. */
export function* fulfil(table: TalismanTable, seat: Seat): Procedure<boolean> {
  const quest = questOf(table, seat);
  const task = quest?.task;
  if (task?.do === 'deliver') return yield* deliver(table, seat);
  if (quest !== undefined && task?.do === 'pay') {
    yield* pay(table, seat, { amount: task.gold, of: refer('quest', quest.id) });
  }
  return true;
}

function* deliver(table: TalismanTable, seat: Seat): Procedure<boolean> {
  const card = yield* chosenDelivery(table, seat);
  if (card === undefined) return false;
  yield* discardCard(table, card, { seat });
  return true;
}

/** The card to deliver, without any-time actions; `undefined` if it is no longer needed. */
function* chosenDelivery(table: TalismanTable, seat: Seat): Procedure<string | undefined> {
  const key = `deliver:${seat}`;
  const answers = yield* askEach(
    table,
    () => {
      const options = deliverable(table, seat).map((card) => refer('card', card));
      if (options.length === 0) return [];
      return [
        { key, seat, kind: 'deliver', options, fallback: options.slice(0, 1), auto: true as const },
      ];
    },
    { settle: () => settle(table) },
  );
  return idChosen(answers, key);
}

/**
 * The Warlock takes the character to his cave, wherever it is but on the goal, and gives the reward
 * if one is left (T4-RUL-80, 81). In its own turn that is a landing.
 */
function* complete(table: TalismanTable, seat: Seat, giver: Giver): Procedure {
  const quest = questOf(table, seat);
  if (quest === undefined) return;
  yield* tell<TalismanEvent>({ type: 'QuestCompleted', seat, quest: quest.id });
  const { space: from } = hero(table.state, seat);
  if (from !== giver.space && from !== table.edition.goal) {
    yield* tell<TalismanEvent>({ type: 'Moved', seat, from, space: giver.space, by: 'quest' });
  }
  const card = table.state.talismans.find((one) => table.edition.book.kindOf(one) === giver.reward);
  if (card !== undefined && isLiving(table.state, seat) && mayOwn(table, seat, card)) {
    yield* takeCard(table, seat, { card, from: { supply: 'talismans' } });
  }
  yield* settle(table);
}
