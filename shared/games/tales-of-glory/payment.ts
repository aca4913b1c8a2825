import { refOf, remembered } from '../../engine/index.ts';
import { tile } from './content/tiles.ts';
import type { Holding, TileId } from './content/tile.ts';

/** One way to pay for all tiles of a turn. */
export type Payment = {
  readonly coins: number;
  readonly potions: number;
  /** Number of the Potions used in place of missing Combat or Magic. */
  readonly replaced: number;
  readonly surcharge?: 'coins' | 'potions';
};

/** The bill of a turn: its tiles, and whether the one from the board lay in the wilderness. */
export type Bill = { readonly tiles: readonly TileId[]; readonly wilderness: boolean };

/**
 * Every legal way to pay; empty if the player can't. Combat and Magic are only needed, for each tile
 * separately (TG-PAY-07 to 09). A Potion replaces each one missing, no more and no fewer (TG-PAY-14,
 * TG-RUL-17). So the only choice left is how to pay the surcharge (TG-PAY-10).
 */
export function paymentsFor(holding: Holding, bill: Bill): readonly Payment[] {
  const known = payments(holding);
  const key = `${bill.tiles.join('+')}${bill.wilderness ? '!' : ''}`;
  const found = known.get(key) ?? enumerate(holding, bill);
  known.set(key, found);
  return found;
}

const payments: (holding: Holding) => Map<string, readonly Payment[]> = remembered(() => new Map());

function enumerate(holding: Holding, { tiles, wilderness }: Bill): readonly Payment[] {
  const due = tiles.reduce((sum, id) => add(sum, dueFor(holding, id)), free);
  const ways: readonly Payment[] = wilderness
    ? [
        { ...due, coins: due.coins + 1, surcharge: 'coins' },
        { ...due, potions: due.potions + 1, surcharge: 'potions' },
      ]
    : [due];
  return ways.filter(({ coins, potions }) => coins <= holding.coins && potions <= holding.potions);
}

const free: Payment = { coins: 0, potions: 0, replaced: 0 };

const add = (a: Payment, b: Payment): Payment => ({
  coins: a.coins + b.coins,
  potions: a.potions + b.potions,
  replaced: a.replaced + b.replaced,
});

/** The cost of one tile for this player, without the surcharge. */
function dueFor(holding: Holding, id: TileId): Payment {
  const { combat = 0, magic = 0, coins = 0, potions = 0 } = tile(id).cost;
  const replaced = Math.max(0, combat - holding.combat) + Math.max(0, magic - holding.magic);
  return { coins, potions: potions + replaced, replaced };
}

/** True if the payment is nothing. */
export const isFree = ({ coins, potions }: Payment): boolean => coins + potions === 0;

/** The option id of a payment; the same for the same tokens. */
export function paymentId({ coins, potions }: Payment): string {
  const parts = [
    ...(coins > 0 ? [`coins=${String(coins)}`] : []),
    ...(potions > 0 ? [`potions=${String(potions)}`] : []),
  ];
  return refOf('pay', parts.join(','));
}
