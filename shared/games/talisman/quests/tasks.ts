import type { Seat } from '../../../engine/index.ts';
import type { QuestFacts } from '../content/quest.ts';
import type { Sight } from '../edition/print.ts';
import { type Card } from '../state.ts';
import { hero, isLiving } from '../state-queries.ts';

/** The quest a seat has to complete, if it has one. */
export function questOf({ state, edition }: Sight, seat: Seat): QuestFacts | undefined {
  if (!isLiving(state, seat)) return undefined;
  const { quest } = hero(state, seat);
  return quest === undefined ? undefined : edition.book.quest(quest);
}

/** True if the means are at hand, or the deed was done since the quest was taken (T4-RUL-03). */
export function isDue(sight: Sight, seat: Seat): boolean {
  const task = questOf(sight, seat)?.task;
  if (task === undefined) return false;
  switch (task.do) {
    case 'wound':
    case 'kill':
      return hero(sight.state, seat).deeds?.includes(task.do) ?? false;
    case 'pay':
      return hero(sight.state, seat).gold >= task.gold;
    case 'deliver':
      return deliverable(sight, seat).length > 0;
  }
}

/** The cards that can fulfil a seat's quest; not forced ones (T4-RUL-96), nor those never given up. */
export function deliverable(sight: Sight, seat: Seat): readonly Card[] {
  const task = questOf(sight, seat)?.task;
  if (task?.do !== 'deliver') return [];
  const { objects, followers } = hero(sight.state, seat);
  const { book } = sight.edition;
  // whatever follows is a Follower, an Enemy that was charmed too (T4-RUL-108)
  const owned =
    task.type === 'follower'
      ? followers
      : objects.filter((card) => book.card(card).type === task.type);
  return owned.filter((card) => !book.card(card).forced && !book.card(card).precious);
}
