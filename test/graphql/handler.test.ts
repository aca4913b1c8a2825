import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { graphqlFrom, handler } from '../../services/apis/graphql/handler.ts';
import { useDeployment } from '../support/deployed.ts';
import { httpEvent } from './support/event.ts';
import { operations } from './support/operations.ts';

describe('the deployed GraphQL function', () => {
  const deployed = useDeployment();

  it('takes its table and its issuer from the environment', async () => {
    const { issuer, env } = deployed();
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
    'does not start without %s, and names it',
    (name) => {
      const { [name]: _, ...rest } = deployed().env;
      expect(() => graphqlFrom(rest)).toThrow(name);
    },
  );

  it('compresses a large reply, and refuses one that is too large', async () => {
    const api = graphqlFrom(deployed().env);
    const all = Array.from(
      { length: 30 },
      (_, n) => `a${String(n)}: games { texts(locale: KO) viewSchema }`,
    );
    const body = JSON.stringify({ query: `{ ${all.join(' ')} }` });
    const headers = { 'accept-encoding': 'gzip' };
    const { headers: told, body: given = '' } = await api(httpEvent({ headers, body }));
    expect(told).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    const { data, errors } = JSON.parse(gunzipSync(Buffer.from(given, 'base64')).toString());
    expect(errors).toBeUndefined();
    expect(Object.keys(data)).toHaveLength(30);
    const plain = await api(httpEvent({ body }));
    expect(plain.statusCode).toBe(413);
    expect(JSON.parse(plain.body ?? '')).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', reason: 'TOO_LARGE' } }],
    });
  });

  it('reports a missing database as an internal error', async () => {
    // the logger has a console of its own unless told otherwise
    vi.stubEnv('POWERTOOLS_DEV', 'true');
    vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'ERROR');
    const gone = graphqlFrom({ ...deployed().env, TABLE_NAME: 'gone' });
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
