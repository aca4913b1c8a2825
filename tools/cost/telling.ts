import { createApp } from '../../services/app/app.ts';
import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { QueryCommand as BareQuery } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { stringifyMessage } from 'graphql-ws';
import type { Game } from '../../shared/engine/index.ts';
import { tokenValidityOn } from '../../services/accounts/accounts/token-validity.ts';
import { followedAttention } from '../../services/notifications/attention/followed.ts';
import { createKeeper } from '../../services/notifications/attention/keep.ts';
import { reachableOn } from '../../services/notifications/delivery/stored-channels.ts';
import { insertRecord } from '../../services/local/feed/record.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import { createReading } from '../../services/matches/reading.ts';
import { gatewayChannel, type Channel } from '../../services/apis/sockets/channel.ts';
import { expiry, personOf } from '../../services/apis/sockets/data.ts';
import { decodeStreamRecord } from '../../services/platform/storage/events/changes.ts';
import type { Subscription, WakeUps } from '../../services/platform/storage/contract.ts';
import { createClient } from '../../services/platform/storage/table/client.ts';
import { streamPartition } from '../../services/platform/storage/table/keys.ts';
import { createStore } from '../../services/platform/storage/store.ts';
import { streamHandler } from '../../services/workers/stream/consumer.ts';
import { subscriptionRenderer } from '../../services/workers/stream/execution.ts';
import { systemClock } from '../../services/platform/time/clock.ts';
import type { Listed } from './listed.ts';
import { meterOn } from './meter.ts';
import type { Platform } from './platform.ts';

const watching = `subscription ($id: ID!) { match(id: $id) {
  version from snapshot patch status waitingOn log { seat text type }
  questions { id kind text min max options { id text group } } } }`;

export type Telling = {
  readonly platform: Platform;
  readonly table: string;
  readonly game: Game;
  readonly matchId: string;
  /** The wake-ups of the match. */
  readonly wakeUps: Pick<WakeUps, 'set'>;
  readonly listed: Listed;
  /** The followers of the match. */
  readonly people: readonly AccountActor[];
};

/** The unit in which messages are billed, in bytes. */
const STEP = 32 * 1024;

/** The stream consumer with these people following the match, and its measured units. */
export async function teller(telling: Telling) {
  const { platform, table, game, matchId, wakeUps, people, listed } = telling;
  const { endpoint } = platform;
  const client = createClient({ endpoint });
  const store = createStore({ client, table });
  const { accounts, attentions, documents, events, summaries, subscriptions, connections } = store;
  const api = apiAt(platform);
  const meter = meterOn(client, { listed, messages: api });
  const sent = { messages: 0, messageBytes: 0 };
  const games = [game];
  const { names, ratings, reliability } = createApp({ store });
  const matches = createReading({
    ...{ store: events, index: summaries, wakeUps, reliability, ratings, games },
  });
  const handler = streamHandler({
    changeOf: decodeStreamRecord,
    projections: matches,
    matches,
    attention: {
      keep: createKeeper({
        attentions,
        projections: matches,
        reachable: reachableOn(documents),
      }),
      ...followedAttention(store, systemClock),
    },
    isValid: tokenValidityOn(accounts),
    subscriptions,
    connections,
    channel: counting(gatewayChannel(api), sent),
    render: subscriptionRenderer(events, games, names),
    log: { error: fail, warn: fail },
  });
  for (const who of people) await subscriptions.add(subscriptionOf(matchId, who));
  const records = recordsOf(createClient({ endpoint }), table, matchId);
  let stored = 0;
  return {
    /** Passes on the records stored since the last call. */
    async flow() {
      for (const record of await records()) {
        stored += record.dynamodb?.SizeBytes ?? 0;
        await meter.during(() => handler({ Records: [record] }));
      }
    },
    total() {
      client.destroy();
      api.destroy();
      return { consuming: meter.total(), ...sent, storedBytes: stored };
    },
  };
}

const apiAt = ({ connections }: Platform): ApiGatewayManagementApiClient =>
  new ApiGatewayManagementApiClient({
    endpoint: connections,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });

/** Counts the messages of a channel as they are billed. */
const counting = (channel: Channel, sent: { messages: number; messageBytes: number }): Channel => ({
  ...channel,
  post(connection, message) {
    const size = Buffer.byteLength(stringifyMessage(message));
    sent.messages += Math.ceil(size / STEP);
    sent.messageBytes += size;
    return channel.post(connection, message);
  },
});

const fail = (message: string, details: unknown): void => {
  throw new Error(`${message}: ${JSON.stringify(details)}`);
};

const subscriptionOf = (stream: string, { account, roles }: AccountActor): Subscription => ({
  stream,
  connection: `${account}=`,
  operation: 'op',
  data: {
    query: watching,
    variables: { id: stream },
    viewer: { account, ...personOf({ roles }) },
  },
  expires: expiry(Date.now()),
});

/** Reads new commits and subscriptions of a match, as the table's stream would. */
function recordsOf(client: DynamoDBDocumentClient, TableName: string, matchId: string) {
  const known = new Set<string>();
  let commits = '';
  return async (): Promise<readonly DynamoDBRecord[]> => {
    const fresh: DynamoDBRecord[] = [];
    for (const [from, to] of [
      [commits, 'COMMIT$'],
      ['ARRIVAL#', 'ARRIVAL$'],
    ]) {
      const { Items = [] } = await client.send(
        new BareQuery({
          TableName,
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
          ExpressionAttributeValues: {
            ':pk': { S: streamPartition(matchId) },
            ':from': { S: from || 'COMMIT#' },
            ':to': { S: to ?? '' },
          },
          ConsistentRead: true,
        }),
      );
      for (const item of Items) {
        const { pk, sk } = item;
        if (pk === undefined || sk?.S === undefined || known.has(sk.S)) continue;
        known.add(sk.S);
        if (sk.S.startsWith('COMMIT#')) commits = sk.S;
        fresh.push(insertRecord({ pk, sk }, item, known.size));
      }
    }
    return fresh;
  };
}
