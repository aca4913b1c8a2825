import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** The path of the contract as one text, to feed a generator. */
export const PUBLISHED = '/graphql/schema.graphql';

/** Serves the contract in the schema language at its own path. */
export async function published({
  rawPath,
}: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2 | undefined> {
  if (rawPath !== PUBLISHED) return undefined;
  const { sdl } = await import('../../../schema/generated/sdl.ts');
  return {
    statusCode: 200,
    headers: {
      'content-type': 'application/graphql; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
    body: sdl,
  };
}
