import { commitmentOf, recommendedPreset, type Game } from '../../../shared/engine/index.ts';
import { type AccountActor, actorKey } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { idFor } from '../../platform/requests/command-ids.ts';
import { digestOf } from '../../platform/requests/digest.ts';
import { enforce, refuseInput } from '../../platform/requests/refusal.ts';
import type { Holder, MatchRecord } from '../contract.ts';
import { noMatch } from '../terms/no-match.ts';
import { ordersOf } from '../orders/lay-down.ts';
import { mediumBot } from '../record/bots.ts';
import { accountHolder, seatIds } from '../record/seats.ts';
import type { Backing } from '../session/backing.ts';
import { beginAtOnce } from './begin-at-once.ts';
import type { QuickMatch } from '../inputs/command-input.ts';
import { createdBefore, secretOf } from './create.ts';
import { checkMaySit } from '../seating/may-sit.ts';
import { takePlace } from '../session/hosted.ts';
import { newInvitation } from '../terms/ids.ts';
import { quickMatchInput } from '../inputs/generated/inputs.ts';

/**
 * Sets up and starts a private match against bots by one commit: the actor in the first seat, the recommended preset,
 * no clock. Sent again with the same commandId it finds the same match, even if another preset is recommended by then.
 */
export async function quickMatch(
  backing: Backing,
  actor: AccountActor,
  input: QuickMatch,
): Promise<MatchRecord> {
  const { commandId, ...says } = checked(quickMatchInput(), input);
  await checkMaySit(backing, 'host', actor);
  const game = await backing.games.named(says.gameId);
  const level = mediumBot(game) ?? noBots(game);
  const id = await idFor(backing, actor.account, { kind: 'match', commandId });
  const digest = digestOf('quickMatch', says);
  const wish = { stream: id, commandId, digest };
  const before = await createdBefore(backing, wish, actor);
  if (before) return before;
  const preset = recommendedPreset(game);
  const seats = seatIds(preset?.seats ?? game.seats.min);
  const holders = seats.map((_, i): Holder =>
    i === 0 ? accountHolder(actor) : { kind: 'bot', level },
  );
  const taken = seats.map((seat, i) => ({ id: seat, holder: holders[i] }));
  enforce(await takePlace(backing, actor, { id, seats: taken }));
  const secret = await secretOf(backing, id);
  const orders = await ordersOf(backing.defaultOrders, game, actor.account);
  await beginAtOnce(backing, {
    id,
    secret,
    created: {
      type: 'MatchCreated',
      gameId: game.id,
      options: checked(game.options, preset?.options ?? {}, 'options'),
      host: actor.account,
      visibility: 'PRIVATE',
      invitation: newInvitation(backing.random),
      seats,
      commitment: commitmentOf(secret),
    },
    sitting: holders.map((holder, i) => ({ holder, ...(i === 0 && { orders }) })),
    at: backing.now().toISOString(),
    actor: actorKey(actor),
    ...(commandId !== undefined && { commandId }),
    digest,
  });
  return (
    (await createdBefore(backing, wish, actor)) ?? (await backing.history.latest(id)) ?? noMatch()
  );
}

const noBots = ({ id }: Game): never =>
  refuseInput({ path: ['gameId'], detail: `"${id}" has no bots to play against.` });
