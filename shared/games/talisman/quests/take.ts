import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { choose } from '../asking/asking.ts';
import type { QuestFacts } from '../content/quest.ts';
import type { Special, TalismanTable } from '../edition/edition.ts';
import { sourceOf } from '../edition/source.ts';
import { leaveUnlessThere } from '../asking/guards.ts';
import type { TalismanEvent } from '../events.ts';
import { rollDie } from '../dice/fate.ts';
import { settleAt } from '../asking/settle-at.ts';
import { hero } from '../state-queries.ts';
import { hasQuestBehind } from '../evolve/deeds.ts';

/** The lot of a quest: the die that counts, and the quest it sets. */
export type QuestDraw = {
  dieOf(table: TalismanTable, seat: Seat): Procedure<number>;
  questOf(table: TalismanTable, seat: Seat, die: number): QuestFacts | undefined;
};

/**
 * Offers a quest, one at a time, chosen by a die (T4-WAR-01 to 04, HP-QUI-02 to 04). A seat that has
 * completed one on this landing takes no other (T4-RUL-81).
 */
export const takeQuestBy = ({ dieOf, questOf }: QuestDraw): Special =>
  function* (table, occasion) {
    const { seat } = occasion;
    const { quest } = hero(table.state, seat);
    if (quest !== undefined || hasQuestBehind(table.state, seat)) return;
    const choice = yield* choose(table, occasion, {
      kind: 'quest',
      about: sourceOf(table, occasion),
      options: () => ['accept', 'decline'],
      fallback: ['decline'],
    });
    if (choice === 'decline') return;
    const die = yield* dieOf(table, seat);
    leaveUnlessThere(table, occasion);
    const set = questOf(table, seat, die);
    if (set === undefined) return;
    yield* tell<TalismanEvent>({ type: 'QuestTaken', seat, quest: set.id, die });
    yield* settleAt(table, occasion);
  };

/** The quest that is printed for a number of the die. */
export const questFor = ({ edition }: TalismanTable, die: number): QuestFacts | undefined =>
  edition.content.quests.find((each) => each.die === die);

export const takeQuest: Special = takeQuestBy({
  dieOf: (table, seat) => rollDie(table, seat, { label: 'quest', told: true }),
  questOf: (table, _seat, die) => questFor(table, die),
});
