import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  ForbiddenException,
  GoneException,
  LimitExceededException,
  PayloadTooLargeException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { mockClient } from 'aws-sdk-client-mock';
import { MessageType } from 'graphql-ws';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { channelFrom } from '../../services/apis/sockets/config.ts';
import { streamHandler } from '../../services/workers/stream/consumer.ts';
import { ann, bob, pick, useHalls, type Hall } from '../matches/hall.ts';
import { useDeployment } from '../support/deployed.ts';
import { streamTable, underWay } from './table.ts';

const openHall = useHalls();
let gateway: ReturnType<typeof mocked>;
beforeEach(() => {
  gateway = mocked();
});
afterEach(() => gateway.restore());

const mocked = () => mockClient(ApiGatewayManagementApiClient);

const answered = (httpStatusCode: number) => ({ message: 'No.', $metadata: { httpStatusCode } });
const failed = (name: string, status: number): Error =>
  Object.assign(new Error(name), { name, ...answered(status) });

/** A match with three spectators; the gateway fails the posts to the first of them. */
async function withOneFailing(fault: Error) {
  const commands: Hall = openHall();
  const table = streamTable(commands, openHall());
  const id = await underWay(commands);
  const connections = [
    await table.subscribe(id),
    await table.subscribe(id, bob),
    await table.subscribe(id, ann),
  ] as const;
  await table.flow();
  await pick(commands.matches, ann, id);
  const ConnectionId = connections[0];
  gateway.on(PostToConnectionCommand).resolves({});
  gateway.on(PostToConnectionCommand, { ConnectionId }).rejects(fault);
  const channel = channelFrom({
    CONNECTIONS_ENDPOINT: 'https://x.execute-api.eu-west-1.amazonaws.com/prod',
  });
  const handler = streamHandler({ ...table.parts, channel });
  const outcome = await handler({ Records: table.records.slice(-1) });
  const posts = gateway.commandCalls(PostToConnectionCommand).map(({ args }) => args[0].input);
  const sentTo = posts.map((each) => each.ConnectionId);
  const left = await commands.store.subscriptions.of(id);
  return { outcome, connections, sentTo, left: left.map(({ connection }) => connection) };
}

describe('a message that the gateway fails to send', () => {
  it.each([
    ['400 BadRequestException', failed('BadRequestException', 400), true],
    ['403 ForbiddenException', new ForbiddenException(answered(403)), true],
    ['413 PayloadTooLargeException', new PayloadTooLargeException(answered(413)), true],
    ['429 LimitExceededException', new LimitExceededException(answered(429)), true],
    ['500 InternalServerError', failed('InternalServerError', 500), true],
    ['a time limit', failed('AbortError', 0), true],
    ['410 GoneException', new GoneException(answered(410)), false],
  ])('with %s costs only the connection', async (_, fault, isClosed) => {
    const { outcome, connections, sentTo, left } = await withOneFailing(fault);
    const [sick, ...fine] = connections;
    expect(outcome).toEqual({ batchItemFailures: [] });
    expect(sentTo.toSorted()).toEqual([...connections].toSorted());
    expect(left.toSorted()).toEqual([...fine].toSorted());
    const closed = gateway.commandCalls(DeleteConnectionCommand).map(({ args }) => args[0].input);
    expect(closed).toEqual(isClosed ? [{ ConnectionId: sick }] : []);
  });
});

describe('a connection that never answers', () => {
  const deployed = useDeployment();

  it('is given up by the channel, so that its batch ends', async () => {
    gateway.restore();
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${String(port)}`;
    const channel = channelFrom({ ...deployed().env, CONNECTIONS_ENDPOINT: endpoint });
    await expect(channel.post('c1=', { id: 'op', type: MessageType.Complete })).rejects.toThrow();
    mute.closeAllConnections();
    mute.close();
  });
});
