import { createApp } from '../../services/app/app.ts';
import { randomUUID } from 'node:crypto';
import type { Bot, Game, Seat } from '../../shared/engine/index.ts';
import type { Matches, MatchView } from '../../services/matches/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { createClient } from '../../services/platform/storage/table/client.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { botLuck } from '../luck.ts';
import { apiOn } from './apis.ts';
import { lengthOf } from './length.ts';
import { listed } from './listed.ts';
import { meterOn } from './meter.ts';
import { hook, noticesOn } from './notices.ts';
import { proposedOrders } from './orders.ts';
import { startPlatform, type Platform } from './platform.ts';
import { assumed } from './prices.ts';
import { teller } from './telling.ts';
import { gameTime, timersOn } from './timers.ts';
import type { Manner, Measured } from './units.ts';

const SEATS = 4;
const TABLE = 'cost';

/** Settings of measuring a match: the game, its players, and the maximum number of answers. */
export type Measuring = {
  readonly game: Game;
  readonly bot: string;
  readonly manner: Manner;
  /** True if seats use the auto-responses proposed for the game. */
  readonly withOrders: boolean;
  /** The preset of its clock; absent: no clock. */
  readonly clock?: string | undefined;
  /** True if all players have a webhook for their turns. */
  readonly withWebhooks?: boolean;
  readonly most: number;
};

/**
 * Measures a match of four accounts. Each part of the service has memory and clients of its own, as
 * its functions have, and the database runs in another process.
 */
export async function measureMatch(measuring: Measuring): Promise<Measured> {
  const platform = await startPlatform(TABLE);
  try {
    return await measureOn(platform, measuring);
  } finally {
    platform.close();
  }
}

async function measureOn(platform: Platform, measuring: Measuring): Promise<Measured> {
  const { game, bot, manner, withOrders, clock, withWebhooks = false, most } = measuring;
  const time = gameTime();
  const { now } = time;
  const part = () => {
    const client = createClient({ endpoint: platform.endpoint });
    return { client, store: createStore({ client, table: TABLE }) };
  };
  const [commands, looks, eyes] = [part(), part(), part()];
  const people = Array.from({ length: SEATS }, (_, i) => account(`player${String(i + 1)}`));
  const matches = createApp({ store: eyes.store, games: [game], now }).matches;
  const id = await started(matches, { game, clock }, people);
  const orders = withOrders ? await ordered(matches, game, { id, people }) : 0;
  const followers = manner === 'live' ? people : [];
  const { endpoint, connections: url } = platform;
  if (withWebhooks) for (const who of people) await hook(eyes.store, who.account, url);
  const index = listed();
  const notices = noticesOn({ platform, table: TABLE, now, listed: index });
  const others = notices.seeTo;
  const timers = timersOn({ endpoint, table: TABLE, game, now, listed: index, others });
  const consumer = await teller({
    ...{ platform, table: TABLE, game, matchId: id },
    ...{ wakeUps: timers.wakeUps, people: followers, listed: index },
  });
  const [api, window] = [
    await apiOn(commands.store, game, now),
    await apiOn(looks.store, game, now),
  ];
  const answering = meterOn(commands.client, { listed: index });
  const looking = meterOn(looks.client, { listed: index });
  const play = playerOf(game, bot);
  let answers = 0;
  let last: AccountActor | undefined;
  for (; answers < most; answers += 1) {
    const sight = await lookAround(matches, people, id);
    if (sight === undefined) break;
    const { account: whose } = sight.who;
    if (manner === 'by web' && sight.who !== last) {
      time.pass(assumed.sittingHours * 3_600_000);
      await timers.workOff(() => eyes.store.wakeUps.next());
      await looking.during(() => window.look(whose, id));
    }
    last = sight.who;
    await answering.during(() => api.answer(whose, play(sight.seen)));
    await consumer.flow();
  }
  for (const { client } of [commands, looks, eyes]) client.destroy();
  return {
    game: game.id,
    manner,
    orders,
    ...(clock !== undefined && { clock, waking: timers.total() }),
    ...(withWebhooks && { notifying: notices.total() }),
    seats: SEATS,
    answers,
    matchAnswers: lengthOf({ game, seats: SEATS, bot, withOrders }),
    answering: answering.total(),
    looking: looking.total(),
    ...consumer.total(),
  };
}

const account = (name: string): AccountActor => ({
  kind: 'account',
  account: name,
  roles: ['player'],
});

async function started(
  matches: Matches,
  { game: { id: gameId }, clock }: Pick<Measuring, 'game' | 'clock'>,
  [host, ...others]: readonly AccountActor[],
): Promise<string> {
  if (host === undefined) throw new TypeError('Somebody has to play.');
  const timing = clock === undefined ? {} : { timeControl: { preset: clock } };
  const { record } = await matches.create(host, { gameId, seats: SEATS, ...timing });
  for (const other of others) await matches.join(other, { matchId: record.id });
  await matches.start(host, { matchId: record.id });
  return record.id;
}

/** Sets all players' auto-responses; returns the number for each. */
async function ordered(
  matches: Matches,
  { id: gameId }: Game,
  { id, people }: { readonly id: string; readonly people: readonly AccountActor[] },
): Promise<number> {
  let most = 0;
  for (const who of people) {
    const { seat = '' } = (await matches.find(who, id)) ?? {};
    const orders = proposedOrders[gameId]?.(seat) ?? [];
    await matches.setStandingOrders(who, { matchId: id, orders });
    most = Math.max(most, orders.length);
  }
  return most;
}

/** The first player with a pending question; `undefined` once the match is over. */
async function lookAround(matches: Matches, people: readonly AccountActor[], id: string) {
  for (const who of people) {
    const seen = await matches.find(who, id);
    if (seen?.questions.some(({ answered }) => !answered)) return { who, seen };
  }
  return undefined;
}

function playerOf(game: Game, level: string) {
  const bot: Bot | undefined = game.bots[level];
  if (bot === undefined) throw new TypeError(`${game.id} has no bot ${level}.`);
  const chance = botLuck(game.id);
  return ({ record, questions, view, seat }: MatchView) => {
    const question = questions.find(({ answered }) => !answered);
    if (question === undefined) throw new TypeError('Nothing is asked.');
    const choose = bot({ seat: seat as Seat, question, view, chance });
    return { matchId: record.id, questionId: question.id, choose, commandId: randomUUID() };
  };
}
