import {
  idOf,
  kindOf,
  recalled,
  remembered,
  type Bot,
  type BotSight,
  type Seat,
} from '../../../engine/index.ts';
import { isWilderness } from '../board.ts';
import { coins, key, potions } from '../content/notation.ts';
import { tile } from '../content/tiles.ts';
import type { Good, TileId } from '../content/tile.ts';
import { paymentsFor, type Payment } from '../payment.ts';
import type { Player, Slotted } from '../state.ts';
import { cellsFor } from '../story/cells.ts';
import type { View } from '../view/view.ts';
import { chestWorth, placementWorth, rewardWorth, worthOf, type Scales } from './worth.ts';

type Sight = BotSight<View>;

/** The way a bot weighs a slot to select: by the seat's own gain, unless another is given. */
type Weighing = (sight: Sight, slot: number) => number;

/** An option and its worth. */
export type Weighed = { readonly option: string; readonly worth: number };

/**
 * Takes the option that seems worth most right now; considers only its own story, and never looks
 * ahead.
 */
export const byWorth: Bot<View> = (sight) => {
  const { min = 1 } = sight.question;
  return weighed(sight)
    .slice(0, min)
    .map(({ option }) => option);
};

/** Every option with its worth, the best first. */
export const weighed = (sight: Sight, select: Weighing = alone): readonly Weighed[] =>
  sight.question.options
    .map((option) => ({ option, worth: weigh(sight, option, select) }))
    .toSorted((a, b) => b.worth - a.worth);

/** Weighs a slot by the seat's own gain, with a little chance, so that bots do not all want the same tile. */
const alone: Weighing = (sight, slot) =>
  gainOf(sight, sight.seat, slot) * (1 + sight.chance(25) / 100);

/** A seat's gain from the tile of a slot, placed as well as it can be, or discarded. */
export function gainOf({ view }: Sight, seat: Seat, slot: number): number {
  const player = view.players[seat];
  return player === undefined ? 0 : slotWorth(view, player, slot, scalesOf(view, seat));
}

const scalesOf = (view: View, seat: Seat): Scales => ({
  round: Math.max(1, view.round),
  rivals: rivalsOf(view.players)(seat),
});

/** The most of each good that any other player holds, by seat. */
const rivalsOf = remembered((players: View['players']) => {
  const known = new Map<Seat, Readonly<Record<Good, number>>>();
  return (seat: Seat) =>
    recalled(known, seat, () => {
      const others = Object.entries(players).filter(([other]) => other !== seat);
      const most = (good: Good) => Math.max(0, ...others.map(([, { holding }]) => holding[good]));
      return {
        combat: most('combat'),
        magic: most('magic'),
        coins: most('coins'),
        potions: most('potions'),
      };
    });
});

function weigh(sight: Sight, option: string, select: Weighing): number {
  const { view, seat, question } = sight;
  const me = view.players[seat];
  if (me === undefined) return 0;
  const scales = scalesOf(view, seat);
  const about = idOf(option);
  switch (question.kind) {
    case 'select':
      return select(sight, Number(about));
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
export function worthOfTile(view: View, player: Player, { slot, tile: id }: Slotted): number {
  const wilderness = isWilderness(view.seats.length, slot);
  return placingWorth(player, id, wilderness, { round: Math.max(1, view.round) });
}

const discardWorth = (me: Player, scales: Scales): number =>
  rewardWorth(me, [coins(1), potions(1), key()], scales);

/** Worth of the best placement minus the cheapest payment; -Infinity if there is none. */
export function placingWorth(me: Player, id: TileId, wilderness: boolean, scales: Scales): number {
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
