import * as z from 'zod';
import { socketGateway, type SocketGateway } from '../../services/local/ws/gateway.ts';
import type { Functions } from './functions.ts';
import type { Guarded } from './guarded.ts';
import type { Api } from './routes.ts';

/** The front and the WebSocket API behind it. */
export const socketFront = (
  {
    api,
    functions,
    guarded,
  }: { readonly api: Api; readonly functions: Functions; readonly guarded: Guarded },
  onError: (error: unknown) => void,
): SocketGateway =>
  socketGateway(
    '/ws',
    async (event) => {
      const { routeKey } = event.requestContext;
      const route = api.routes.find(({ key }) => key === routeKey);
      if (route?.name === undefined) return { statusCode: 403 };
      const headers = { ...event.headers, ...api.headers };
      if (!(await guarded(route.authorizer, headers))) return { statusCode: 403 };
      const isHandshake = event.headers !== undefined;
      const sent = isHandshake ? { ...event, headers } : event;
      return replied.parse(await functions.invoke(route.name, sent));
    },
    onError,
  );

const replied = z
  .object({ statusCode: z.number(), headers: z.record(z.string(), z.string()).default({}) })
  .nullable()
  .transform((reply) => reply ?? { statusCode: 200 });
