import { idOf, kindOf, type Bot, type Seat } from '../../../engine/index.ts';
import { isWilderness } from '../board.ts';
import { coins, key, potions } from '../content/notation.ts';
import { tile } from '../content/tiles.ts';
import type { TileId } from '../content/tile.ts';
import { paymentsFor, type Payment } from '../payment.ts';
import type { Player, Slotted } from '../state.ts';
import { cellsFor } from '../story/cells.ts';
import type { View } from '../view/view.ts';
import { chestWorth, placementWorth, rewardWorth, worthOf, type Scales } from './worth.ts';

type Sight = Parameters<Bot<View>>[0];

/**
 * Takes the option that seems worth most right now; considers only its own story, and never looks
 * ahead.
 */
export const greedy: Bot<View> = (sight) => {
  const { question } = sight;
  const { options, min = 1 } = question;
  const weighed = options.map((option, i) => ({ option, i, worth: weigh(sight, option) }));
  return weighed
    .sort((a, b) => b.worth - a.worth || a.i - b.i)
    .slice(0, min)
    .map(({ option }) => option);
};

function weigh(sight: Sight, option: string): number {
  const { view, seat, question, chance } = sight;
  const me = view.players[seat];
  if (me === undefined) return 0;
  const scales: Scales = { round: Math.max(1, view.round) };
  const about = idOf(option);
  switch (question.kind) {
    case 'select':
      // A little randomness, so that bots do not all want the same tile.
      return slotWorth(view, me, Number(about), scales) * (1 + chance(25) / 100);
    case 'catchUp':
      return slotWorth(view, me, Number(about), scales);
    case 'keepQuests':
      return questWorth(me, about, scales);
    case 'tile':
      return declarationWorth(view, seat, option, scales);
    case 'pay':
      return -paymentWorth(me, about, scales);
    case 'cell':
      return cellWorth(me, question.about?.['tile'], about, scales);
    case 'chest': {
      const [id = '', number] = about.split(',');
      return chestWorth(id, Number(number), scales);
    }
    case 'reward':
      // The Key that opens the fewest Chests goes first.
      return kindOf(option) === 'keys' ? 1 : 0;
    default:
      return 0;
  }
}

/** Worth of taking the tile of this slot, with the best placement, or discarded. */
function slotWorth(view: View, me: Player, slot: number, scales: Scales): number {
  const lying = view.board.find((slotted) => slotted.slot === slot);
  if (lying === undefined) return 0;
  const wilderness = isWilderness(view.seats.length, slot);
  return Math.max(placingWorth(me, lying.tile, wilderness, scales), discardWorth(me, scales));
}

/** Worth of a slot's tile to a player who places it; -Infinity if the player can't. */
export function wishFor(view: View, player: Player, { slot, tile: id }: Slotted): number {
  const wilderness = isWilderness(view.seats.length, slot);
  return placingWorth(player, id, wilderness, { round: Math.max(1, view.round) });
}

const discardWorth = (me: Player, scales: Scales): number =>
  rewardWorth(me, [coins(1), potions(1), key()], scales);

/** Worth of the best placement minus the cheapest payment; -Infinity if there is none. */
function placingWorth(me: Player, id: TileId, wilderness: boolean, scales: Scales): number {
  const ways = paymentsFor(me.holding, { tiles: [id], wilderness });
  const cells = cellsFor(me.story, id);
  if (ways.length === 0 || cells.length === 0) return -Infinity;
  const best = Math.max(...cells.map((cell) => placementWorth(me, id, cell, scales)));
  return best - Math.min(...ways.map((way) => priceOf(way, scales)));
}

const priceOf = (way: Pick<Payment, 'coins' | 'potions'>, scales: Scales): number =>
  way.coins * worthOf('coins', scales) + way.potions * worthOf('potions', scales);

function declarationWorth(view: View, seat: Seat, option: string, scales: Scales): number {
  const me = view.players[seat];
  if (me === undefined) return 0;
  const [fate, ...quests] = option.split('+');
  const taken = me.taken;
  const wilderness = taken !== undefined && isWilderness(view.seats.length, taken.slot);
  const own =
    fate === 'place' && taken
      ? placingWorth(me, taken.tile, wilderness, scales)
      : fate === 'discard'
        ? discardWorth(me, scales)
        : 0;
  // A Quest scores at the end anyway: it waits until its cost is no longer needed elsewhere.
  const added = quests.map((id) => placingWorth(me, id, false, scales) - (10 - scales.round) * 0.5);
  return added.reduce((sum, worth) => sum + worth, own);
}

/** Worth of a Quest in hand: its likely gain minus its cost. */
function questWorth(me: Player, id: TileId, scales: Scales): number {
  const { combat = 0, magic = 0, ...spent } = tile(id).cost;
  const missing = Math.max(0, combat - me.holding.combat) + Math.max(0, magic - me.holding.magic);
  const price = priceOf({ coins: spent.coins ?? 0, potions: spent.potions ?? 0 }, scales);
  const best = Math.max(0, ...cellsFor(me.story, id).map((c) => placementWorth(me, id, c, scales)));
  return best - price - missing;
}

/** Worth of a payment: plentiful goods are given away first. */
function paymentWorth(me: Player, amounts: string, scales: Scales): number {
  const pairs = amounts.split(',').map((part) => part.split('='));
  return pairs.reduce((sum, [good, amount]) => {
    if (good !== 'coins' && good !== 'potions') return sum;
    const spent = Number(amount);
    return sum + (spent * worthOf(good, scales)) / (1 + me.holding[good] - spent);
  }, 0);
}

function cellWorth(me: Player, about: unknown, cell: string, scales: Scales): number {
  const [x, y] = cell.split(',').map(Number);
  const id = idOf(String(about));
  return placementWorth(me, id, { x: x ?? 0, y: y ?? 0 }, scales);
}
