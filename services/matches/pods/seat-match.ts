import { commitmentOf, fromHex } from '../../../shared/engine/index.ts';
import { checked } from '../../platform/requests/checked.ts';
import { CommandRefusedError } from '../../platform/requests/refusal.ts';
import { laterOf } from '../../platform/time/duration.ts';
import type { Holder, SeatMatch } from '../contract.ts';
import { fitting } from '../orders/lay-down.ts';
import type { MatchCreated } from '../record/entry.ts';
import { seatIds } from '../record/seats.ts';
import { termsOf } from '../record/terms.ts';
import { UnreadableMatchError } from '../terms/unreadable.ts';
import { sittingRefusal } from '../seating/may-sit.ts';
import type { Backing } from '../session/backing.ts';
import { beginAtOnce } from '../commands/begin-at-once.ts';
import { checkSeats } from '../commands/create.ts';
import { DIRECTOR } from './director.ts';

/** The length of a secret. */
const BYTES = 32;

/**
 * Begins the match of a pod: stores its secret, and one commit creates it, seats everyone, starts
 * it and asks. Costs two writes, and reads of the accounts' standing and of the calendars that its
 * clocks go by. Does nothing if the match exists.
 */
export async function seatMatch(backing: Backing, wish: SeatMatch): Promise<void> {
  const { id, gameId, pod, seats, secret: hex, startsAt } = wish;
  const game = await backing.games.named(gameId);
  const options = checked(game.options, wish.options, 'options');
  checkSeats(game, options, { seats: seats.length, bots: [] });
  const secret = fromHex(hex);
  if (secret?.length !== BYTES)
    throw new TypeError(`The secret of match ${id} must have 32 bytes.`);
  const entry: MatchCreated = {
    type: 'MatchCreated',
    pod,
    gameId: game.id,
    options,
    ...termsOf(wish, 'pod'),
    host: wish.host,
    visibility: wish.visibility,
    seats: seatIds(seats.length),
    commitment: commitmentOf(secret),
    timeControl: wish.timeControl,
    absence: { ...wish.absence, substitutes: 'NONE' },
    undo: 'NONE',
    ...(wish.pausesUntil !== undefined && { pausesUntil: wish.pausesUntil }),
    ...(wish.spectatorDelay > 0 && { spectatorDelay: wish.spectatorDelay }),
  };
  if ((await backing.secrets.keep(id, secret)) === 'conflict')
    throw new UnreadableMatchError(`Match ${id} already has another secret.`);
  const now = backing.now().toISOString();
  const begin = (barred: readonly boolean[]) =>
    beginAtOnce(backing, {
      id,
      secret,
      created: entry,
      sitting: seats.map(({ holder, entropy, orders = [] }, i) => ({
        holder,
        entropy,
        orders: fitting(game, orders),
        barred: barred[i] ?? false,
      })),
      at: laterOf(now, startsAt),
      actor: DIRECTOR,
    });
  try {
    await begin([]);
  } catch (thrown) {
    if (!(thrown instanceof CommandRefusedError) || thrown.code !== 'FORBIDDEN') throw thrown;
    // the pod is played without accounts banned after its pairing
    await begin(await Promise.all(seats.map(({ holder }) => isBarred(backing, holder))));
  }
}

const isBarred = async (backing: Backing, holder: Holder): Promise<boolean> =>
  holder.kind === 'account' &&
  (await sittingRefusal(backing, 'pod', { comer: holder })) !== undefined;
