import { Logger } from '@aws-lambda-powertools/logger';
import { games as catalogue } from '../../shared/games/index.ts';
import { matchesOn } from '../matches/on-store.ts';
import { channelFrom } from '../sockets/config.ts';
import { decodeStreamRecord } from '../storage/changes.ts';
import { storeFrom } from '../storage/config.ts';
import { streamHandler, type StreamHandler } from './consumer.ts';
import { subscriptionRenderer } from './execution.ts';

/** The consumer as the environment describes it; a missing setting throws at once and says which it is. */
export function streamFrom(env: Readonly<Record<string, string | undefined>>): StreamHandler {
  const store = storeFrom(env);
  const games = Object.values(catalogue);
  const matches = matchesOn(store, games);
  const { connections, subscriptions, events } = store;
  return streamHandler({
    changeOf: decodeStreamRecord,
    backstage: matches,
    matches,
    subscriptions,
    connections,
    channel: channelFrom(env),
    render: subscriptionRenderer(events, games),
    log: new Logger({ serviceName: 'stream' }),
  });
}

let serving: StreamHandler | undefined;

/** The entry of the function: made at its first batch, kept for as long as it stays warm. */
export const handler: StreamHandler = (event) => (serving ??= streamFrom(process.env))(event);
