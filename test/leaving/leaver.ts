import { createApp, type App } from '../../services/app/app.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import type { Hall } from '../graphql/support/hall.ts';
import { ann, bob, playRounds } from '../matches/hall.ts';

const gameId = 'secret-numbers';

/** A mark in every name and address of the leaver's, and nowhere else. */
export const MARK = 'Unmistakable';

/** When a tournament was set up that the leaver has entered. */
const SETUP = '2026-01-31T08:15:00.000Z';

/** The use-cases of a process beside those of a hall. */
export const usesOn = ({ store, matches, queues, tournaments }: Hall): App =>
  createApp({ store, matches, queues, tournaments });

/**
 * An account with a profile, a vacation, a block, a token, a channel, rules and a bot, and a seat
 * in a match in play.
 */
export async function playing(hall: Hall, account: string) {
  const { matches, accounts, attention, notifications, talk } = usesOn(hall);
  const zoe: AccountActor = { kind: 'account', account, roles: ['player'], name: `Zoe ${MARK}` };
  await accounts.updateProfile(zoe, { name: `Zoe ${MARK}`, timeZone: 'Europe/Prague' });
  await accounts.startVacation(zoe, { days: 2 });
  await accounts.block(zoe, { accountId: 'mallory', blocked: true });
  const orders = [{ kind: 'pick', choose: [`number:${MARK}`] }];
  await hall.matches.setDefaultOrders(zoe, { gameId, orders });
  const bot = await accounts.createBot(zoe, { name: `Bot ${MARK}` });
  const wish = { name: `Key ${MARK}`, scopes: ['play'], expiresInDays: 30 } as const;
  await accounts.createToken(zoe, wish);
  await accounts.createToken(zoe, { ...wish, account: bot.account });
  await notifications.add(zoe, { kind: 'WEBHOOK', url: `https://${MARK}.example.org/hook` });
  await attention.setRules(zoe, { rules: [] });
  const robot: AccountActor = { ...zoe, account: bot.account, name: bot.name ?? '', machine: true };
  const { record } = await matches.create(ann, { gameId, seats: 4 });
  for (const who of [bob, zoe, robot]) await matches.join(who, { matchId: record.id });
  await matches.start(ann, { matchId: record.id });
  const said = { matchId: record.id, audience: 'SEATS', text: `I am ${MARK}` } as const;
  for (const who of [zoe, robot]) await talk.send(who, said);
  return { zoe, bot: bot.account, runningId: record.id };
}

/**
 * The same account, also with seats in matches that are open, that no one else has joined, and that
 * are over.
 */
export async function settledIn(hall: Hall, account: string) {
  const { matches, queues, store } = hall;
  const { zoe, ...others } = await playing(hall, account);
  const plays = { version: 1, as: 'REGISTERED', begun: SETUP, since: SETUP };
  await store.plays.put(account, { tournament: `cup of ${MARK}`, ...plays });
  await store.runs.put(account, { series: `cups of ${MARK}`, begun: SETUP });
  await queues.join(zoe, { gameId, timeControl: 'async-1d', seats: [4] });
  const open = await matches.create(ann, { gameId, seats: 4 });
  await matches.join(zoe, { matchId: open.record.id });
  const alone = await matches.create(zoe, { gameId, seats: 2 });
  const live = { timeControl: { preset: 'live' }, rated: true };
  const over = await matches.create(zoe, { gameId, seats: 2, ...live });
  await matches.join(ann, { matchId: over.record.id });
  await matches.start(zoe, { matchId: over.record.id });
  await playRounds(matches, [zoe, ann], over.record.id, 3);
  await matches.markSeen(zoe, { matchId: over.record.id, version: 3 });
  return {
    zoe,
    ...others,
    openId: open.record.id,
    aloneId: alone.record.id,
    overId: over.record.id,
  };
}
