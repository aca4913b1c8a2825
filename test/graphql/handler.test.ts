import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { graphqlFrom, handler } from '../../services/graphql/handler.ts';
import { localIssuer, type LocalIssuer } from '../../services/identity/local/issuer.ts';
import { openPlace, type Place } from '../support/stores.ts';
import { httpEvent } from './support/event.ts';
import { operations } from './support/operations.ts';

describe('the function, as deployed', () => {
  let place: Place;
  let issuer: LocalIssuer;
  let keys: Server;
  let env: Readonly<Record<string, string>>;
  beforeAll(async () => {
    place = await openPlace();
    issuer = await localIssuer({ issuer: 'https://issuer.example' });
    keys = createServer((_, response) => response.end(JSON.stringify(issuer.jwks)));
    await new Promise<void>((done) => keys.listen(0, '127.0.0.1', done));
    const { port } = keys.address() as AddressInfo;
    env = {
      TABLE_NAME: place.table,
      DYNAMODB_ENDPOINT: place.endpoint,
      OIDC_ISSUER: issuer.issuer,
      OIDC_AUDIENCE: issuer.audience,
      OIDC_JWKS_URI: `http://127.0.0.1:${String(port)}/`,
    };
  });
  afterAll(async () => {
    keys.close();
    await place.close();
    vi.unstubAllEnvs();
  });

  it('takes its table and its issuer from the environment', async () => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const headers = { authorization: `Bearer ${await issuer.issue({ subject: 'ann' })}` };
    const create = { gameId: 'tales-of-glory', seats: 2, bots: ['greedy'] };
    const made = await handler(
      httpEvent({
        headers,
        body: JSON.stringify({ query: operations.create, variables: { input: create } }),
      }),
    );
    expect(made.statusCode).toBe(200);
    const { id } = JSON.parse(made.body ?? '').data.done as { id: string };

    // another instance of the function finds it in the table
    const another = graphqlFrom(env);
    const body = JSON.stringify({ query: operations.match, variables: { id } });
    const read = await another(httpEvent({ body }));
    expect(JSON.parse(read.body ?? '')).toMatchObject({
      data: { match: { id, host: { id: 'ann' }, status: 'OPEN' } },
    });
  });

  it.each(['TABLE_NAME', 'OIDC_ISSUER', 'OIDC_AUDIENCE', 'OIDC_JWKS_URI'])(
    'does not start without %s, and says so',
    (name) => {
      const { [name]: _, ...rest } = env;
      expect(() => graphqlFrom(rest)).toThrow(name);
    },
  );

  it('tells of a database that is gone as of a fault of ours', async () => {
    // the logger has a console of its own unless told otherwise
    vi.stubEnv('POWERTOOLS_DEV', 'true');
    const gone = graphqlFrom({ ...env, TABLE_NAME: 'gone' });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const body = JSON.stringify({ query: operations.match, variables: { id: 'm' } });
    const event = httpEvent({ body });
    const { body: told = '' } = await gone(event);
    expect(JSON.parse(told)).toMatchObject({
      errors: [{ extensions: { code: 'INTERNAL', requestId: event.requestContext.requestId } }],
    });
    expect(told).not.toMatch(/ResourceNotFound|gone|dynamo/i);
    const [[line] = ['']] = logged.mock.calls;
    expect(JSON.parse(String(line))).toMatchObject({
      level: 'ERROR',
      service: 'graphql',
      requestId: event.requestContext.requestId,
      error: { name: 'ResourceNotFoundException' },
    });
    logged.mockRestore();
  });
});
