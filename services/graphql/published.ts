import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { sdl } from '../../schema/generated/sdl.ts';

/** Where the contract can be had as one text, to feed a generator. */
export const PUBLISHED = '/graphql/schema.graphql';

/** The contract in the schema language, for whoever asks for it at its own path. */
export function published({
  rawPath,
}: APIGatewayProxyEventV2): APIGatewayProxyStructuredResultV2 | undefined {
  if (rawPath !== PUBLISHED) return undefined;
  return {
    statusCode: 200,
    headers: {
      'content-type': 'application/graphql; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
    body: sdl,
  };
}
