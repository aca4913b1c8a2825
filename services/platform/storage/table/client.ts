import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The client that the store needs: that of the SDK, or of a table in this process. */
export type TableClient = Pick<DynamoDBDocumentClient, 'send' | 'destroy'> & {
  readonly middlewareStack: Pick<DynamoDBDocumentClient['middlewareStack'], 'add' | 'remove'>;
};

/** A place to keep the store: a client, and the name of the table it may use. */
export type Table = { readonly client: TableClient; readonly table: string };

type Options = { readonly endpoint?: string | undefined };

/** A client that speaks in plain values. */
export const createClient = (options: Options = {}): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(createBareClient(options), {
    marshallOptions: { removeUndefinedValues: true },
  });

/**
 * A client that gives up in time to answer: three tries, each of at most two seconds. With an
 * `endpoint` it talks to an embedded or local database, which takes any credentials.
 */
export function createBareClient({ endpoint }: Options = {}): DynamoDBClient {
  return new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: patience(1_000, 2_000),
    ...(endpoint === undefined ? {} : local(endpoint)),
  });
}

const patience = (connectionTimeout: number, requestTimeout: number) => ({
  connectionTimeout,
  requestTimeout,
  throwOnRequestTimeout: true as const,
});

/**
 * The client's settings for a database in the same process, where a busy moment must not look like
 * an outage.
 */
const local = (endpoint: string) => ({
  requestHandler: patience(10_000, 10_000),
  endpoint,
  region: 'local',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});
