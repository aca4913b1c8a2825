import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { createApp, type RestDeps } from './app.ts';
import { replyOf, requestOf } from './gateway.ts';
import { problemResponse } from './problem.ts';

/** Serves HTTP API events (payload format 2.0): everything under `/v1/`. */
export type RestHandler = (
  event: APIGatewayProxyEventV2,
) => Promise<APIGatewayProxyStructuredResultV2>;

export function createRestHandler(deps: RestDeps): RestHandler {
  const app = createApp(deps);
  return async (event) => {
    const { requestId, http } = event.requestContext;
    try {
      return await replyOf(await app.fetch(requestOf(event), { requestId, from: http.sourceIp }));
    } catch (error) {
      return replyOf(problemResponse(error, requestId, deps.log));
    }
  };
}
