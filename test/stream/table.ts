import { createApp } from '../../services/app/app.ts';
import { randomUUID } from 'node:crypto';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { NextMessage } from 'graphql-ws';
import { namesOn } from '../../services/accounts/names/account-names.ts';
import { followedAttention } from '../../services/notifications/attention/followed.ts';
import { createKeeper } from '../../services/notifications/attention/keep.ts';
import { tokenValidityOn } from '../../services/accounts/accounts/token-validity.ts';
import { observePuts } from '../../services/local/feed/observe-puts.ts';
import { insertRecord } from '../../services/local/feed/record.ts';
import type { MatchUpdate } from '../../services/matches/contract.ts';
import type { AccountActor } from '../../services/platform/requests/actor.ts';
import type { Channel, Delivery } from '../../services/apis/sockets/channel.ts';
import { attentionStream } from '../../services/apis/sockets/attention-stream.ts';
import { talkStream } from '../../services/apis/sockets/talk-stream.ts';
import { expiry, personOf } from '../../services/apis/sockets/data.ts';
import type { Locale } from '../../shared/words/phrase.ts';
import { decodeStreamRecord } from '../../services/platform/storage/events/changes.ts';
import { subscriptionRenderer } from '../../services/workers/stream/execution.ts';
import { streamHandler } from '../../services/workers/stream/consumer.ts';
import type { AttentionUpdate } from '../../services/workers/stream/attention-update.ts';
import { followedTalk } from '../../services/matches/chat/followed.ts';
import type { ConsumerParts } from '../../services/workers/stream/parts.ts';
import { ann, bob, pick, started, type Hall } from '../matches/hall.ts';
import { secretNumbers } from '../support/secret-numbers.ts';

const watching = `subscription ($id: ID!, $after: Int) { match(id: $id, after: $after) {
  version from snapshot patch log { version type } questions { id } waitingOn status } }`;

const listening = `subscription ($matchId: ID!) { messages(matchId: $matchId) {
  id audience from { id name } seat text phrase at } }`;

const attending = `subscription { attention { cleared
  item { matchId match { id } seat kind count since deadline urgent } } }`;

/** The subscription of a connection to a match; `origin` stands for its address. */
type Following = { after?: number; query?: string; locale?: Locale; origin?: string };

/** The way in which messages to one connection fail: all of them, or those with a text. */
type Trouble = 'gone' | 'mute' | 'down' | 'full' | { readonly tooLargeWith: string };

/** A channel that keeps what it sends, and can be made to fail. */
function channel() {
  const heard = new Map<string, { id: string; type: string; payload?: unknown }[]>();
  const posted: string[] = [];
  const tried: string[] = [];
  const trouble = new Map<string, Trouble>();
  const post: Channel['post'] = (connection, message) => {
    const how = trouble.get(connection);
    tried.push(connection);
    if (how === 'down') return Promise.reject(new Error('The gateway is down.'));
    if (how === 'mute') return Promise.reject(new Error('The connection does not answer.'));
    if (how === 'gone' || how === 'full') return Promise.resolve<Delivery>(how);
    const text = JSON.stringify(message);
    if (how !== undefined && message.type === 'next' && text.includes(how.tooLargeWith)) {
      return Promise.resolve<Delivery>('too-large');
    }
    posted.push(connection);
    heard.set(connection, [...(heard.get(connection) ?? []), JSON.parse(text)]);
    return Promise.resolve<Delivery>('sent');
  };
  const closed: string[] = [];
  const close: Channel['close'] = (connection) =>
    trouble.get(connection) === 'down'
      ? Promise.reject(new Error('The gateway is down.'))
      : Promise.resolve(void closed.push(connection));
  return { heard, posted, tried, trouble, closed, channel: { post, close } satisfies Channel };
}

/**
 * The stream's consumer, a process of its own beside the one that takes commands; the records of
 * the table's stream wait in a list until a test hands them over.
 */
export function streamTable(commands: Hall, consumer: Hall, records: DynamoDBRecord[] = []) {
  observePuts(
    commands.client,
    ({ sk, tells }) => /^(COMMIT|ARRIVAL|MSG)#/.test(sk?.S ?? '') || tells?.S === 'followers',
    {
      before: () => undefined,
      after(keys, outcome) {
        if (outcome.put === 'stored') {
          records.push(insertRecord(keys, outcome.image, records.length + 1));
        }
      },
    },
  );
  const { heard, posted, tried, trouble, closed, channel: wire } = channel();
  const botsCalled: string[] = [];
  const faults: unknown[] = [];
  let rendered = 0;
  const render = subscriptionRenderer(
    consumer.store.events,
    [secretNumbers],
    namesOn(consumer.store.accounts, () => new Date()),
  );
  const parts: ConsumerParts = {
    changeOf: decodeStreamRecord,
    projections: consumer.matches,
    matches: consumer.matches,
    attention: {
      keep: createKeeper({
        attentions: consumer.store.attentions,
        projections: consumer.matches,
      }),
      ...followedAttention(consumer.store, () => new Date()),
    },
    talk: followedTalk(createApp({ store: consumer.store, matches: consumer.matches })),
    isValid: tokenValidityOn(consumer.store.accounts),
    subscriptions: consumer.store.subscriptions,
    connections: consumer.store.connections,
    channel: wire,
    render: (...given) => {
      rendered += 1;
      return render(...given);
    },
    playBots: (matchId) => {
      botsCalled.push(matchId);
      return Promise.resolve();
    },
    log: { error: (_, details) => faults.push(details['error']), warn: () => undefined },
  };
  const handler = streamHandler(parts);
  let fed = 0;

  return {
    parts,
    records,
    trouble,
    closed,
    botsCalled,
    faults,
    rendered: () => rendered,
    /** The connections that something was posted to, in order. */
    posted,
    /** The connections that something was to be posted to, in order. */
    tried,
    /** Feeds these records; returns the sequence numbers of those that failed. */
    async feed(some: readonly DynamoDBRecord[]): Promise<readonly string[]> {
      const event: DynamoDBStreamEvent = { Records: [...some] };
      const { batchItemFailures } = await handler(event);
      return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
    },
    /** Hands over what came since the last time. */
    async flow(): Promise<readonly string[]> {
      const news = records.slice(fed);
      fed = records.length;
      return this.feed(news);
    },
    /** Projects the records since the last time into lists, and then loses them. */
    async loses(): Promise<void> {
      for (const record of records.slice(fed)) {
        const change = decodeStreamRecord(record);
        if (change.type === 'commit') await consumer.matches.project(change.commit);
      }
      fed = records.length;
    },
    /** Adds a connection that follows the due items of an account. */
    async attend(viewer: AccountActor, query = attending): Promise<string> {
      const connection = `${randomUUID()}=`;
      await commands.store.subscriptions.add({
        stream: attentionStream(viewer.account),
        connection,
        operation: 'op',
        data: { query, viewer: { account: viewer.account, ...personOf(viewer) } },
        expires: expiry(Date.now()),
      });
      return connection;
    },
    /** The due items sent to a connection, `+` or `-` before the match and the seat. */
    dues: (connection: string): readonly string[] =>
      (heard.get(connection) ?? []).flatMap(({ type, payload }) => {
        if (type !== 'next') return [];
        const { attention } = (payload as { data: { attention: AttentionUpdate } }).data;
        const { matchId, seat } = attention.item;
        return [`${attention.cleared ? '-' : '+'}${matchId} ${seat}`];
      }),
    /** Adds a connection that follows the chat of a match. */
    async listen(matchId: string, viewer?: AccountActor, after?: string): Promise<string> {
      const connection = `${randomUUID()}=`;
      await commands.store.subscriptions.add({
        stream: talkStream(matchId),
        connection,
        operation: 'op',
        data: {
          query: listening,
          variables: { matchId },
          ...(after !== undefined && { since: after }),
          ...(viewer && { viewer: { account: viewer.account, ...personOf(viewer) } }),
        },
        expires: expiry(Date.now()),
      });
      return connection;
    },
    /** The texts of the messages sent to a connection. */
    words: (connection: string): readonly string[] =>
      (heard.get(connection) ?? []).flatMap(({ type, payload }) => {
        if (type !== 'next') return [];
        const { messages } = (payload as { data: { messages: { text: string } } }).data;
        return [messages.text];
      }),
    /** A connection that follows a match. */
    async subscribe(
      matchId: string,
      viewer?: AccountActor,
      { after, query = watching, locale, origin }: Following = {},
    ): Promise<string> {
      const connection = `${randomUUID()}=`;
      await commands.store.subscriptions.add({
        stream: matchId,
        connection,
        operation: 'op',
        data: {
          query,
          variables: { id: matchId, ...(after === undefined ? {} : { after }) },
          ...(after === undefined ? {} : { after }),
          ...(viewer === undefined
            ? {}
            : { viewer: { account: viewer.account, ...personOf(viewer) } }),
          ...(locale === undefined ? {} : { locale }),
          ...(origin === undefined ? {} : { origin }),
        },
        expires: expiry(Date.now()),
      });
      return connection;
    },
    heard: (connection: string) => heard.get(connection) ?? [],
    /** The updates that a connection has been sent. */
    updates: (connection: string): readonly MatchUpdate[] =>
      (heard.get(connection) ?? []).flatMap((message) =>
        message.type === 'next'
          ? [
              (message as unknown as NextMessage & { payload: { data: { match: MatchUpdate } } })
                .payload.data.match,
            ]
          : [],
      ),
  };
}
export type StreamTable = ReturnType<typeof streamTable>;

/** Ann as an organizer, who may host as many matches as it takes. */
const host: AccountActor = { ...ann, roles: ['player', 'organizer'] };

/** A match of ann and bob, under way at version 2. */
export const underWay = async (
  commands: Hall,
  rounds = 3,
  players: readonly AccountActor[] = [host, bob],
): Promise<string> => (await started(commands.matches, players, { rounds })).record.id;

/** A match of ann's against a bot that is asked from the start: each of her answers calls it. */
export async function againstBot({ matches }: Hall): Promise<string> {
  const input = { gameId: 'secret-numbers', seats: 2, bots: ['first'] };
  const { record } = await matches.create(host, input);
  await matches.start(host, { matchId: record.id });
  return record.id;
}

/** Ann and bob pick once each: two versions. */
export async function round(commands: Hall, matchId: string): Promise<void> {
  await pick(commands.matches, ann, matchId, 1);
  await pick(commands.matches, bob, matchId, 2);
}
