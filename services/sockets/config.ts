import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import * as z from 'zod/mini';
import { gatewayChannel, type Channel } from './channel.ts';

const settings = z.object({
  /** `https://{api}.execute-api.{region}.amazonaws.com/{stage}`: the `@connections` are below it. */
  CONNECTIONS_ENDPOINT: z.url(),
});

/** A message that does not get through in time is tried again; it must not use a function's time up. */
const patience = {
  connectionTimeout: 1_000,
  requestTimeout: 3_000,
  throwOnRequestTimeout: true,
} as const;

/** The WebSocket API that a deployment names; a missing setting throws at once and says which it is. */
export function channelFrom(env: Readonly<Record<string, string | undefined>>): Channel {
  const { CONNECTIONS_ENDPOINT: endpoint } = settings.parse(env);
  return gatewayChannel(new ApiGatewayManagementApiClient({ endpoint, requestHandler: patience }));
}
