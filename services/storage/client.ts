import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** A place to keep the store: a client, and the name of the table it may use. */
export type Table = { readonly client: DynamoDBDocumentClient; readonly table: string };

/**
 * A client that gives up in time to answer: three tries, each of at most two seconds. With an
 * `endpoint` it talks to an embedded or local database, which takes any credentials.
 */
export function createClient(options: { endpoint?: string | undefined } = {}) {
  const { endpoint } = options;
  const client = new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: 2_000,
      throwOnRequestTimeout: true,
    },
    ...(endpoint === undefined ? {} : local(endpoint)),
  });
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

const local = (endpoint: string) => ({
  endpoint,
  region: 'local',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});
