import { describe, expect, it, vi } from 'vitest';
import { handler, restFrom } from '../../services/rest/handler.ts';
import { httpEvent } from '../graphql/support/event.ts';
import { useDeployment } from '../support/deployed.ts';

describe('the function, as deployed', () => {
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

  it('logs a fault under its request', async () => {
    // otherwise the logger has a console of its own
    vi.stubEnv('POWERTOOLS_DEV', 'true');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = restFrom({ ...deployed().env, TABLE_NAME: 'no-such-table' });
    const event = httpEvent({ method: 'GET', path: '/v1/matches/none' });
    expect((await broken(event)).statusCode).toBe(500);
    expect(String(log.mock.calls[0]?.[0])).toContain(event.requestContext.requestId);
    log.mockRestore();
  });

  it('does not start without its settings', () => {
    const { TABLE_NAME: _, ...rest } = deployed().env;
    expect(() => restFrom(rest)).toThrow('TABLE_NAME');
  });
});
