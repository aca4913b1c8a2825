import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  DynamoDBStreamEvent,
  SQSBatchResponse,
  SQSEvent,
} from 'aws-lambda';
import { maskedPath } from './masked-path.ts';

export type Facts = Readonly<Record<string, string | number | undefined>>;

/** A kind of invocations, and what the log and the trace record of each. Never a body, a header, a query or a code in a path. */
export type InvocationKind<E, R> = {
  /** The facts by which it can be recognised; they stand in every line that it logs. */
  before(event: E): Facts;
  after(result: R): Facts;
};

export const requests: InvocationKind<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> = {
  before: ({ rawPath, requestContext: { requestId, http } }) => ({
    requestId,
    method: http.method,
    path: maskedPath(rawPath).slice(0, 200),
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

/** Scheduled invocations: the result is what there is to record. */
export const ticks: InvocationKind<unknown, Facts> = {
  before: () => ({}),
  after: (result) => result,
};
