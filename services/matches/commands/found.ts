import { commitmentOf } from '../../../shared/engine/index.ts';
import type { Found } from '../contract.ts';
import { limitsOf, presetOf } from '../terms/time-control.ts';
import { ordersOf } from '../orders/lay-down.ts';
import { usualAbsence } from '../record/absence.ts';
import { seatIds } from '../record/seats.ts';
import { checked } from '../../platform/requests/checked.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';
import type { Backing } from '../session/backing.ts';
import { beginAtOnce } from './begin-at-once.ts';
import { secretOf } from './create.ts';

/** The author of a match that was found: the commits of the service's own. */
const MATCHER = 'matcher';

/**
 * Begins a match that was found for people, all of whom sit at its table; nothing where it is there already.
 * Its id tells whom it was found for, so that two who find the same make one.
 */
export async function beginFound(backing: Backing, found: Found): Promise<void> {
  const { id, accounts, language } = found;
  // whoever was banned since has sat down by then
  if (await backing.history.latest(id)) return;
  const game = await backing.games.named(found.gameId);
  const timeControl = presetOf(found.timeControl) ?? noControl(found.timeControl);
  const secret = await secretOf(backing, id);
  await beginAtOnce(backing, {
    id,
    secret,
    created: {
      type: 'MatchCreated',
      gameId: game.id,
      options: checked(game.options, {}, 'options'),
      ...(language && { language }),
      host: accounts[0] ?? MATCHER,
      visibility: 'PUBLIC',
      rated: true,
      seats: seatIds(accounts.length),
      commitment: commitmentOf(secret),
      timeControl,
      absence: usualAbsence(limitsOf(timeControl).speed),
    },
    sitting: await Promise.all(
      accounts.map(async (account) => ({
        holder: { kind: 'account', account } as const,
        orders: await ordersOf(backing.defaultOrders, game, account),
      })),
    ),
    at: backing.now().toISOString(),
    actor: MATCHER,
  });
}

const noControl = (id: string): never =>
  refuseInput({ path: ['timeControl'], detail: `Unknown time control "${id}".` });
