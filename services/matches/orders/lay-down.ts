import {
  setOrders,
  wrongIn,
  type Game,
  type Order,
  type Seat,
} from '../../../shared/engine/index.ts';
import type { DefaultOrders } from '../../platform/storage/contract.ts';
import type { Act } from '../session/compose.ts';
import type { LoadedMatch } from '../session/loaded-match.ts';
import { standingOrderInput } from '../inputs/generated/inputs.ts';
import type { Holder } from '../record/match-record.ts';

type Seated = { readonly id: Seat; readonly holder: Holder | undefined };

/**
 * Lays down default orders in the commit of this act, for the accounts that it brings into play:
 * all who sit there as the match starts, or a player who takes a seat of one in play. No one is
 * ever in play without them.
 */
export async function layDefaultOrders(
  defaultOrders: Pick<DefaultOrders, 'read'>,
  match: LoadedMatch,
  act: Act,
): Promise<void> {
  const holders = intoPlay(match, act);
  const lists = await Promise.all(
    holders.map(async ({ id, holder }) =>
      holder?.kind === 'account'
        ? {
            id,
            orders: await ordersOf(defaultOrders, match.game, holder.account),
          }
        : { id, orders: [] },
    ),
  );
  const run = match.opened();
  if (run === undefined) return;
  for (const { id, orders } of lists) {
    if (orders.length > 0) setOrders(run, id, orders);
  }
}

/** The seats whose holders are in play from this act on. */
function intoPlay({ record }: LoadedMatch, { before = [] }: Act): readonly Seated[] {
  const taken = before.flatMap((entry): readonly Seated[] =>
    entry.type === 'SeatTaken' ? [{ id: entry.seat, holder: entry.holder }] : [],
  );
  if (record.play !== undefined) return taken;
  const starts = before.some(({ type }) => type === 'MatchStarted');
  return starts ? [...record.seats, ...taken] : [];
}

/** The orders that an account lays down wherever it sits at a game. */
export const ordersOf = async (
  defaultOrders: Pick<DefaultOrders, 'read'>,
  game: Game,
  account: string,
): Promise<readonly Order[]> => fitting(game, await defaultOrders.read(account, game.id));

/** Lists the stored orders that can still decide: a game may no longer know the question of one. */
export const fitting = (game: Game, stored: readonly unknown[]): readonly Order[] =>
  readable(stored).filter((each) => wrongIn(game, each) === undefined);

/** Lists the stored orders that are still valid. */
export const readable = (stored: readonly unknown[]): readonly Order[] =>
  stored.flatMap((each) => {
    const read = standingOrderInput().safeParse(each);
    return read.success ? [read.data] : [];
  });
