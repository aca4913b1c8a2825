import { describe, expect, it } from 'vitest';
import { handler, restFrom } from '../../services/apis/rest/handler.ts';
import { httpEvent } from '../graphql/support/event.ts';
import { useDeployment } from '../support/deployed.ts';

describe('the deployed REST function', () => {
  const deployed = useDeployment();

  it('takes its table and its issuer from the environment', async () => {
    const { issuer, env } = deployed();
    const headers = { authorization: `Bearer ${await issuer.issue({ subject: 'ann' })}` };
    const body = JSON.stringify({ gameId: 'tales-of-glory', seats: 2, bots: ['greedy'] });
    const made = await handler(httpEvent({ path: '/v1/matches', headers, body }));
    expect(made.statusCode).toBe(201);

    // another instance of the function finds it in the table
    const path = String(made.headers?.['location']);
    const read = await restFrom(env)(httpEvent({ method: 'GET', path }));
    expect(JSON.parse(read.body ?? '')).toMatchObject({ host: { id: 'ann' }, status: 'OPEN' });
  });

  it('reports an internal error only with its request id', async () => {
    const broken = restFrom({ ...deployed().env, TABLE_NAME: 'no-such-table' });
    const event = httpEvent({ method: 'GET', path: '/v1/matches/none' });
    const { statusCode, body = '' } = await broken(event);
    const { requestId } = event.requestContext;
    expect(statusCode).toBe(500);
    expect(JSON.parse(body)).toMatchObject({ code: 'INTERNAL', requestId });
    expect(body).not.toContain('no-such-table');
  });

  it('does not start without its settings', () => {
    const { TABLE_NAME: _, ...rest } = deployed().env;
    expect(() => restFrom(rest)).toThrow('TABLE_NAME');
  });
});
