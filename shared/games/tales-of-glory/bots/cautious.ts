import type { Bot, BotSight } from '../../../engine/index.ts';
import { isWilderness } from '../board.ts';
import { isFree, paymentsFor } from '../payment.ts';
import { slotOption } from '../questions.ts';
import type { Slotted } from '../state.ts';
import { cellsFor } from '../story/cells.ts';
import type { View } from '../view/view.ts';
import { byWorth, worthOfTile } from './by-worth.ts';

/**
 * Plays for an absent player: spends nothing. Takes a tile that it can place for free if there is one,
 * and places it. Otherwise it takes the tile that others would miss least, and discards it; its Quests
 * wait. No question of the game is about another seat; all other choices are weighed as by the greedy
 * bot.
 */
export const cautious: Bot<View> = (sight) => {
  const { options, kind } = sight.question;
  switch (kind) {
    case 'select':
    case 'catchUp':
      return choosing(sight, freeSlots(sight));
    case 'tile': {
      const taken = sight.view.players[sight.seat]?.taken;
      const places = taken !== undefined && isForNothing(sight, taken);
      return among(sight, places ? ['place'] : ['nothing', 'discard']);
    }
    default:
      return among(sight, options);
  }
};

/** The best of the wanted options; of all if none of them is offered. */
function among(sight: BotSight<View>, wanted: readonly string[]): readonly string[] {
  const { question } = sight;
  const offered = question.options.filter((option) => wanted.includes(option));
  const options = offered.length === 0 ? question.options : offered;
  return byWorth({ ...sight, question: { ...question, options } });
}

/**
 * One of the tiles that it can place for free; if there is none, the tile that others miss the least.
 */
const choosing = (sight: BotSight<View>, free: readonly string[]): readonly string[] =>
  sight.question.options.some((option) => free.includes(option))
    ? among(sight, free)
    : leastMissed(sight);

/** The tile to discard: the one that the fewest others can place, and that brings them the least. */
function leastMissed({ view, seat, question }: BotSight<View>): readonly string[] {
  const others = view.seats.flatMap((other) => (other === seat ? [] : (view.players[other] ?? [])));
  const weighed = question.options.map((option) => {
    const lying = view.board.find(({ slot }) => slotOption(slot) === option);
    const wishes = lying === undefined ? [] : others.map((each) => worthOfTile(view, each, lying));
    const able = wishes.filter((wish) => wish > -Infinity);
    return { option, able: able.length, wish: able.reduce((sum, wish) => sum + wish, 0) };
  });
  const [least] = weighed.toSorted((a, b) => a.able - b.able || a.wish - b.wish);
  return least === undefined ? [] : [least.option];
}

const freeSlots = (sight: BotSight<View>): readonly string[] =>
  sight.view.board
    .filter((slotted) => isForNothing(sight, slotted))
    .map(({ slot }) => slotOption(slot));

/** True if this tile can be placed for neither Coins nor Potions. */
function isForNothing({ view, seat }: BotSight<View>, { slot, tile }: Slotted): boolean {
  const me = view.players[seat];
  if (me === undefined || cellsFor(me.story, tile).length === 0) return false;
  const wilderness = isWilderness(view.seats.length, slot);
  return paymentsFor(me.holding, { tiles: [tile], wilderness }).some(isFree);
}
