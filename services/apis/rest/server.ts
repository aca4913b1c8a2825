import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { once } from '../../platform/once.ts';
import type { App } from '../../app/app.ts';
import { openApi, type ApiDeps } from '../http/api.ts';
import { waitingFrom } from './waiting.ts';
import { CommandRefusedError } from '../../platform/requests/refusal.ts';
import { compressIfLarge } from '../http/compression.ts';
import { replyOf, requestOf } from './gateway.ts';
import { problemResponse } from './problem.ts';

const tooLarge = () =>
  new CommandRefusedError(
    'BAD_USER_INPUT',
    'The response is too large to send uncompressed. Send `Accept-Encoding: gzip`.',
  );

/** Serves HTTP API events (payload format 2.0): everything under `/v1/`. */
export type RestHandler = (
  event: APIGatewayProxyEventV2,
) => Promise<APIGatewayProxyStructuredResultV2>;

export function createRestHandler(app: ApiDeps & Pick<App, 'env'>): RestHandler {
  const api = { ...openApi(app), waiting: waitingFrom(app.env, app.store.places) };
  // with all schemas of the contract, which take a while to make
  const opened = once(async () => {
    const { createRestApp } = await import('./app.ts');
    return createRestApp(api);
  });
  const answer = async (event: APIGatewayProxyEventV2): Promise<Response> => {
    const { requestId, http } = event.requestContext;
    const router = await opened();
    return router.fetch(requestOf(event), { requestId, from: http.sourceIp });
  };
  return async (event) => {
    const { requestId } = event.requestContext;
    const told = (response: Response) => {
      response.headers.set('x-request-id', requestId);
      return replyOf(response);
    };
    const problem = (error: unknown) => problemResponse(error, requestId, api.log);
    const reply = await told(await answer(event).catch(problem));
    return compressIfLarge(reply, event.headers['accept-encoding']) ?? told(problem(tooLarge()));
  };
}
