import { commitmentOf } from '../../../shared/engine/index.ts';
import type { FoundMatch } from '../contract.ts';
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
 * Begins a match found by matchmaking, with all its players seated; does nothing if it exists. Its
 * id is derived from its players, so that two workers who find the same match make one.
 */
export async function beginFound(backing: Backing, found: FoundMatch): Promise<void> {
  const { id, accounts, language } = found;
  // an account banned meanwhile is seated all the same
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
