import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { fits, isAllowed, refusalOf, type Call, type Judged, type Statement } from './judge.ts';
import { callsOf, readRequest, type ArnOf } from './dynamodb-calls.ts';
import { fault, type Answer, type Database } from './database.ts';
import type { Queues } from './queues.ts';
import { SES_PATH, sesApi, sesCalls, type SentMail } from './ses-api.ts';
import { sqsApi, sqsCall } from './sqs-api.ts';
import { streamsApi, streamCall } from './streams-api.ts';
import type { StreamLog } from './stream-log.ts';

export type AwsParts = {
  readonly roles: ReadonlyMap<string, readonly Statement[]>;
  readonly arn: ArnOf;
  readonly database: Database;
  readonly queues: Queues;
  readonly stream: { readonly arn: string; readonly log: StreamLog };
  /** The `@connections` of the WebSocket API, and their address below its stage. */
  readonly sockets: { readonly arn: string; readonly answer: RequestListener };
};

/**
 * The AWS services that functions reach by the SDK: each call is judged by the role of its signer.
 */
export type Aws = {
  readonly answer: RequestListener;
  /** Every call so far, the platform's own for a function included. */
  readonly judged: readonly Judged[];
  /** Every mail that was sent. */
  readonly mails: readonly SentMail[];
  /** The statements by which a function's calls were allowed. */
  used(by: string): ReadonlySet<Statement>;
  /** Judges a call that the platform makes for a function, such as of an event source. */
  act(by: string, call: Call): Judged;
};

export function aws(parts: AwsParts): Aws {
  const { roles, arn, database, queues, stream, sockets } = parts;
  const judged: Judged[] = [];
  const used = new Map<string, Set<Statement>>();

  const act = (by: string, call: Call): Judged => {
    const role = roles.get(by) ?? [];
    const verdict: Judged = { ...call, by, allowed: isAllowed(role, call) };
    judged.push(verdict);
    const its = used.get(by) ?? new Set();
    used.set(by, its);
    for (const each of role) if (fits(each, call)) its.add(each);
    return verdict;
  };

  const mails: SentMail[] = [];
  const mailing = async (by: string, body: string): Promise<Answer> => {
    const refused = sesCalls(body)
      .map((call) => act(by, call))
      .find(({ allowed }) => !allowed);
    return refused === undefined ? sesApi({ taken: mails }, body) : denied(refused);
  };

  const signed =
    (target: string) =>
    async (by: string, body: string): Promise<Answer> => {
      const [service = '', operation = ''] = target.split('.');
      if (service.startsWith('DynamoDBStreams')) {
        const verdict = act(by, streamCall(operation, stream.arn));
        return verdict.allowed ? streamsApi(stream.log, operation, body) : denied(verdict);
      }
      if (service === 'AmazonSQS') {
        const verdict = act(by, sqsCall(body, arn));
        return verdict.allowed ? sqsApi(queues, operation, body, arn) : denied(verdict);
      }
      const asked = readRequest(body);
      const verdicts = callsOf(operation, asked, arn).map((call) => act(by, call));
      const refused = verdicts.find(({ allowed }) => !allowed);
      return refused === undefined ? database(operation, asked) : denied(refused);
    };

  const answer: RequestListener = (request, response) => {
    const by = signerOf(request);
    const target = request.headers['x-amz-target'];
    const sending = request.url === SES_PATH ? mailing : undefined;
    const called = typeof target === 'string' ? signed(target) : sending;
    if (called !== undefined) {
      text(request)
        .then((body) => called(by, body))
        .catch((error: unknown) => fault(500, 'InternalServerError', String(error)))
        .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
        .catch(() => response.destroy());
      return;
    }
    const path = /\/@connections\/.*$/.exec(request.url ?? '')?.[0] ?? '';
    const resource = `${sockets.arn}/${request.method ?? ''}${decodeURIComponent(path)}`;
    const verdict = act(by, { action: 'execute-api:ManageConnections', resource });
    if (verdict.allowed) return sockets.answer(request, response);
    response.writeHead(403, { 'x-amzn-errortype': 'AccessDeniedException' });
    response.end(JSON.stringify({ message: refusalOf(verdict) }));
  };

  return { answer, judged, mails, act, used: (by) => used.get(by) ?? new Set() };
}

const denied = (verdict: Judged): Answer =>
  fault(400, 'com.amazon.coral.service#AccessDeniedException', refusalOf(verdict));

/** The signer of a request: functions sign with a key of their name. */
const signerOf = ({ headers }: IncomingMessage): string =>
  /Credential=([^/,]+)\//.exec(headers.authorization ?? '')?.[1] ?? 'nobody';
