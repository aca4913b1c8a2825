import type { Bot, BotSight } from '../../../engine/index.ts';
import { isWilderness } from '../board.ts';
import { isFree, paymentsFor } from '../payment.ts';
import { slotOption } from '../questions.ts';
import type { Slotted } from '../state.ts';
import { cellsFor } from '../story/cells.ts';
import type { View } from '../view/view.ts';
import { greedy } from './greedy.ts';

/**
 * Plays a seat whose player is not there: it spends nothing. It takes a tile that can be placed for
 * nothing where there is one, places it, and discards any other; its Quests wait. No question of the
 * game is about another seat; what is left to choose it weighs as the greedy bot does.
 */
export const cautious: Bot<View> = (sight) => {
  const { options, kind } = sight.question;
  switch (kind) {
    case 'select':
    case 'catchUp':
      return among(sight, freeSlots(sight));
    case 'tile': {
      const taken = sight.view.players[sight.seat]?.taken;
      const places = taken !== undefined && isForNothing(sight, taken);
      return among(sight, places ? ['place'] : ['nothing', 'discard']);
    }
    default:
      return among(sight, options);
  }
};

/** The best of these; of all where none of these is offered. */
function among(sight: BotSight<View>, wanted: readonly string[]): readonly string[] {
  const { question } = sight;
  const offered = question.options.filter((option) => wanted.includes(option));
  const options = offered.length === 0 ? question.options : offered;
  return greedy({ ...sight, question: { ...question, options } });
}

const freeSlots = (sight: BotSight<View>): readonly string[] =>
  sight.view.board
    .filter((slotted) => isForNothing(sight, slotted))
    .map(({ slot }) => slotOption(slot));

/** Whether this tile can be placed for neither Coins nor Potions. */
function isForNothing({ view, seat }: BotSight<View>, { slot, tile }: Slotted): boolean {
  const me = view.players[seat];
  if (me === undefined || cellsFor(me.story, tile).length === 0) return false;
  const wilderness = isWilderness(view.seats.length, slot);
  return paymentsFor(me.holding, { tiles: [tile], wilderness }).some(isFree);
}
