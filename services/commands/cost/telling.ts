import { QueryCommand as BareQuery } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { stringifyMessage } from 'graphql-ws';
import type { Game } from '../../../shared/engine/index.ts';
import { insertRecord } from '../../local/feed/record.ts';
import type { AccountActor } from '../../matches/contract.ts';
import { createReading } from '../../matches/reading.ts';
import type { Channel } from '../../sockets/channel.ts';
import { expiry, personOf } from '../../sockets/data.ts';
import { decodeStreamRecord } from '../../storage/changes.ts';
import type { Subscription } from '../../storage/contract.ts';
import { createClient } from '../../storage/client.ts';
import { streamPartition } from '../../storage/keys.ts';
import { createStore } from '../../storage/store.ts';
import { streamHandler } from '../../stream/consumer.ts';
import { subscriptionRenderer } from '../../stream/execution.ts';
import { computing, meterOn } from './meter.ts';
import { less, nothing, plus } from './units.ts';

const watching = `subscription ($id: ID!) { match(id: $id) {
  version from snapshot patch status waitingOn log { seat text type }
  questions { id kind text min max options { id text group } } } }`;

export type Telling = {
  readonly endpoint: string;
  readonly table: string;
  readonly game: Game;
  readonly matchId: string;
  readonly people: readonly AccountActor[];
};

/** A message is billed by steps of so many bytes. */
const STEP = 32 * 1024;

/** The consumer of the stream, with all these people following the match, and what it takes. */
export async function teller({ endpoint, table, game, matchId, people }: Telling) {
  const client = createClient({ endpoint });
  const { events, heads, subscriptions, connections } = createStore({ client, table });
  const meter = meterOn(client);
  const sent = { messages: 0, messageBytes: 0 };
  const channel: Channel = {
    post(_, message) {
      const size = Buffer.byteLength(stringifyMessage(message));
      sent.messages += Math.ceil(size / STEP);
      sent.messageBytes += size;
      return Promise.resolve('sent');
    },
    close: () => Promise.resolve(),
  };
  let listing = nothing;
  const games = [game];
  const matches = createReading({ store: events, index: heads, games });
  const handler = streamHandler({
    changeOf: decodeStreamRecord,
    backstage: {
      ...matches,
      async project(commit) {
        const before = meter.total();
        const from = process.cpuUsage();
        await matches.project(commit);
        const done = less(meter.total(), before);
        listing = plus(listing, { ...done, invocations: 1, milliseconds: computing(from) });
      },
    },
    matches,
    subscriptions,
    connections,
    channel,
    render: subscriptionRenderer(events, games),
    log: { error: fail, warn: fail },
  });
  for (const who of people) await subscriptions.add(subscriptionOf(matchId, who));
  const records = recordsOf(createClient({ endpoint }), table, matchId);
  let stored = 0;
  return {
    /** Hands over what was stored since the last time. */
    async flow() {
      for (const record of await records()) {
        stored += record.dynamodb?.SizeBytes ?? 0;
        await meter.during(() => handler({ Records: [record] }));
      }
    },
    total() {
      client.destroy();
      return { listing, telling: meter.total(), ...sent, storedBytes: stored };
    },
  };
}

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

/** Gives what is new among a match's commits and subscriptions, as the table's stream would. */
function recordsOf(client: DynamoDBDocumentClient, TableName: string, matchId: string) {
  const known = new Set<string>();
  let commits = '';
  return async (): Promise<readonly DynamoDBRecord[]> => {
    const fresh: DynamoDBRecord[] = [];
    for (const [from, to] of [
      [commits, 'COMMIT$'],
      ['SUB#', 'SUB$'],
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
