import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import * as z from 'zod/mini';
import { gatewayChannel, type Channel } from './channel.ts';

const settings = z.object({
  /** `https://{api}.execute-api.{region}.amazonaws.com/{stage}`: the `@connections` are below it. */
  CONNECTIONS_ENDPOINT: z.url(),
});

/**
 * Milliseconds that a connection has to take a message, the SDK's retries included, so that a mute
 * one delays no others longer.
 */
const PATIENCE_MS = 1_000;

/** The WebSocket API that a deployment names; a missing setting throws at once and says which it is. */
export function channelFrom(env: Readonly<Record<string, string | undefined>>): Channel {
  const { CONNECTIONS_ENDPOINT: endpoint } = settings.parse(env);
  const client = new ApiGatewayManagementApiClient({ endpoint });
  const send = (command: Parameters<typeof client.send>[0]) =>
    client.send(command, { abortSignal: AbortSignal.timeout(PATIENCE_MS) });
  // its overloads say which reply belongs to which command
  return gatewayChannel({ send: send as typeof client.send });
}
