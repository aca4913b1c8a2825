import type { Context } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { graphqlFrom } from '../../services/apis/graphql/handler.ts';
import { instruments } from '../../services/platform/observability/instruments.ts';
import { batches, requests } from '../../services/platform/observability/invocation-kinds.ts';
import { insertRecord } from '../../services/local/feed/record.ts';
import { observePuts } from '../../services/local/feed/observe-puts.ts';
import { streamFrom } from '../../services/workers/stream/handler.ts';
import { httpEvent } from '../graphql/support/event.ts';
import { useDeployment } from '../support/deployed.ts';
import { record } from './support.ts';

const deployed = useDeployment();
const context = {
  functionName: 'questhall-graphql',
  functionVersion: '$LATEST',
  invokedFunctionArn: 'arn:aws:lambda:eu-west-1:000000000000:function:questhall-graphql',
  memoryLimitInMB: '1769',
  awsRequestId: 'lambda-1',
} as Context;

let heard: ReturnType<typeof record>;
beforeEach(() => {
  heard = record();
  return () => vi.restoreAllMocks();
});
afterEach(() => deployed().place.client.middlewareStack.remove('observePuts'));

/** The GraphQL API with a signed-in client; returns its token, too. */
async function api() {
  const its = instruments('graphql');
  const serve = its.around(requests, graphqlFrom(deployed().env, its));
  const token = await deployed().issuer.issue({ subject: 'ann', roles: ['player'] });
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (query: string, variables: object) => {
    const event = httpEvent({ headers, body: JSON.stringify({ query, variables }) });
    const { body = '' } = await serve(event, context);
    return { ...JSON.parse(body), requestId: event.requestContext.requestId };
  };
  return { ask, token };
}

const creating = `mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id invitation } }`;
const starting = `mutation ($input: StartMatchInput!) {
  startMatch(input: $input) { id version questions { id min options { id } } } }`;
const answering = `mutation ($input: AnswerInput!) { answer(input: $input) { version } }`;
const lasting = `mutation ($input: CreateTokenInput!) { createToken(input: $input) { token } }`;

describe('the log of a request', () => {
  it('is one line at its end, with ids for the search', async () => {
    const { ask } = await api();
    const { requestId, data } = await ask(creating, {
      input: { gameId: 'tales-of-glory', seats: 2, bots: ['greedy'] },
    });
    const lines = heard.lines().filter((line) => line['requestId'] === requestId);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'INFO',
      message: 'Served',
      service: 'graphql',
      function_request_id: 'lambda-1',
      method: 'POST',
      path: '/graphql',
      status: 200,
      stored: [`${data.createMatch.id}@0`],
      ms: expect.any(Number),
    });
    const other = await ask('{ games { id } }', {});
    const [next] = heard.lines().filter((line) => line['requestId'] === other.requestId);
    expect(next).toMatchObject({ message: 'Served' });
    expect(next).not.toHaveProperty('stored');
  });

  it('has no credentials and no answer', async () => {
    const { ask, token } = await api();
    const { data } = await ask(creating, {
      input: {
        gameId: 'tales-of-glory',
        seats: 2,
        bots: ['greedy'],
        visibility: 'PRIVATE',
      },
    });
    const { id: matchId, invitation } = data.createMatch;
    const started = await ask(starting, { input: { matchId, entropy: 'my-own-entropy' } });
    const [question] = started.data.startMatch.questions;
    const choose = question.options.slice(0, question.min).map((each: { id: string }) => each.id);
    const input = { matchId, questionId: question.id, choose, commandId: 'mine' };
    expect((await ask(answering, { input })).data.answer.version).toBeGreaterThan(0);
    const made = await ask(lasting, { input: { name: 'cli', scopes: ['READ'] } });
    const secret = (await deployed().place.store.secrets.read(matchId)) ?? new Uint8Array(1);
    const hush = [
      token,
      invitation,
      'my-own-entropy',
      ...choose,
      made.data.createToken.token,
      Buffer.from(secret).toString('hex'),
      Buffer.from(secret).toString('base64'),
    ];
    expect(heard.lines()).toHaveLength(4);
    for (const each of hush) expect(heard.text()).not.toContain(each);
  });

  it('is an error with its cause if it fails, and is counted', async () => {
    const its = instruments('graphql');
    const nowhere = graphqlFrom({ ...deployed().env, TABLE_NAME: 'gone' }, its);
    const event = httpEvent({ body: '{"query":"{ match(id: \\"m\\") { id } }"}' });
    await its.around(requests, nowhere)(event, context);
    const [fault] = heard.lines().filter(({ level }) => level === 'ERROR');
    expect(fault).toMatchObject({
      message: 'A request failed.',
      requestId: event.requestContext.requestId,
      error: { name: 'ResourceNotFoundException' },
    });
    expect(heard.measured()).toMatchObject([{ Faults: 1, service: 'graphql' }]);
  });
});

describe('a stored commit', () => {
  it('is measured, and traced to the notification of its watchers', async () => {
    const Records: ReturnType<typeof insertRecord>[] = [];
    const its = instruments('stream');
    const follow = <C>(client: C): C => {
      observePuts(client as never, ({ sk }) => sk?.S?.startsWith('COMMIT#') === true, {
        before: () => undefined,
        after(keys, outcome) {
          if (outcome.put === 'stored') {
            Records.push(insertRecord(keys, outcome.image, Records.length + 1));
          }
        },
      });
      return client;
    };
    const serving = instruments('graphql');
    const serve = serving.around(requests, graphqlFrom(deployed().env, { ...serving, follow }));
    const token = await deployed().issuer.issue({ subject: 'ann', roles: ['player'] });
    const event = httpEvent({
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({
        query: creating,
        variables: { input: { gameId: 'tales-of-glory', seats: 2 } },
      }),
    });
    await serve(event);
    await its.around(batches, streamFrom(deployed().env, its))({ Records });

    const [served, consumed] = heard.lines();
    expect(served).toMatchObject({ service: 'graphql', stored: [expect.stringMatching(/@0$/)] });
    expect(consumed).toMatchObject({ service: 'stream', told: served?.['stored'] });
    expect(heard.measured()).toMatchObject([
      { service: 'graphql', Commits: 1 },
      { service: 'stream', FanOutLag: expect.any(Number) },
    ]);
  });
});
