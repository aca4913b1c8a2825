import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  DynamoDBStreamEvent,
  SQSBatchResponse,
  SQSEvent,
} from 'aws-lambda';

export type Facts = Readonly<Record<string, string | number | undefined>>;

/** What is put on record of every invocation of one kind. Never a body, a header or a query. */
export type InvocationKind<E, R> = {
  /** What it can be recognised by; stands in every line that it logs. */
  before(event: E): Facts;
  after(result: R): Facts;
};

export const requests: InvocationKind<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> = {
  before: ({ rawPath, requestContext: { requestId, http } }) => ({
    requestId,
    method: http.method,
    path: rawPath.slice(0, 200),
  }),
  after: ({ statusCode }) => ({ status: statusCode }),
};

type Message = {
  readonly requestContext: {
    readonly requestId: string;
    readonly connectionId: string;
    readonly eventType: string;
  };
};

export const messages: InvocationKind<Message, { readonly statusCode?: number | undefined }> = {
  before: ({ requestContext: { requestId, connectionId, eventType } }) => ({
    requestId,
    connectionId,
    eventType,
  }),
  after: ({ statusCode }) => ({ status: statusCode }),
};

/** Records of a stream, or messages of a queue. */
export const batches: InvocationKind<
  DynamoDBStreamEvent | SQSEvent,
  { readonly batchItemFailures: SQSBatchResponse['batchItemFailures'] }
> = {
  before: ({ Records }) => ({ records: Records.length }),
  after: ({ batchItemFailures }) => ({ failed: batchItemFailures.length }),
};

/** Whoever is called by a clock: its result is what there is to say. */
export const ticks: InvocationKind<unknown, Facts> = {
  before: () => ({}),
  after: (result) => result,
};
