import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  GoneException,
  PayloadTooLargeException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { socketGateway } from '../../services/local/ws/gateway.ts';
import { connectionsEndpoint } from '../../tools/emulate/connections-endpoint.ts';

let id = '';
const gateway = socketGateway(
  '/ws',
  async ({ requestContext }) => {
    id = requestContext.connectionId;
    return { statusCode: 200 };
  },
  () => undefined,
);
const front = createServer().on('upgrade', gateway.upgrade);
const back = createServer(connectionsEndpoint(gateway.connections));
const portOf = (server: typeof front) => String((server.address() as AddressInfo).port);
let api: ApiGatewayManagementApiClient;

beforeAll(async () => {
  for (const server of [front, back]) await once(server.listen(0, '127.0.0.1'), 'listening');
  api = new ApiGatewayManagementApiClient({
    endpoint: `http://127.0.0.1:${portOf(back)}/live`,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
});
afterAll(async () => {
  await gateway.close();
  front.close();
  back.close();
  api.destroy();
});

it('the emulated endpoint for connections accepts the AWS client’s requests and answers in their format', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${portOf(front)}/ws`);
  await once(socket, 'open');
  const heard = once(socket, 'message');
  const post = (ConnectionId: string, Data: string) =>
    api.send(new PostToConnectionCommand({ ConnectionId, Data }));
  await post(id, 'čau');
  expect(String((await heard)[0])).toBe('čau');
  const { ConnectedAt } = await api.send(new GetConnectionCommand({ ConnectionId: id }));
  expect(ConnectedAt).toBeInstanceOf(Date);
  await expect(post(id, 'x'.repeat(128 * 1024 + 1))).rejects.toThrow(PayloadTooLargeException);
  await expect(post('nobody=', 'x')).rejects.toThrow(GoneException);
  const closed = once(socket, 'close');
  await api.send(new DeleteConnectionCommand({ ConnectionId: id }));
  await closed;
});
