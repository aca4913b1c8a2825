import { describe, expect, it } from 'vitest';
import { handler, socketsFrom } from '../../services/apis/sockets/handler.ts';
import { useDeployment } from '../support/deployed.ts';
import { events } from './table.ts';

describe('the deployed WebSocket function', () => {
  const deployed = useDeployment();

  it('takes its table, its issuer and its API from the environment', async () => {
    const { place, issuer, gateway, env } = deployed();
    const token = await issuer.issue({ subject: 'ann' });
    const init = { type: 'connection_init', payload: { authorization: `Bearer ${token}` } };
    await handler(events.message('c1=', JSON.stringify(init)));
    expect(gateway.posted('c1=')).toMatchObject([
      { type: 'connection_ack', payload: { viewer: { id: 'ann' } } },
    ]);
    expect(await place.store.connections.find('c1=')).toMatchObject({ account: 'ann' });

    // another instance of the function knows the connection, and looks matches up in the table
    const another = socketsFrom(env);
    const payload = { query: 'subscription { match(id: "nowhere") { version } }' };
    const subscribe = { id: '1', type: 'subscribe', payload };
    await another(events.message('c1=', JSON.stringify(subscribe)));
    expect(gateway.posted('c1=').at(-1)).toMatchObject({
      id: '1',
      type: 'error',
      payload: [{ extensions: { code: 'NOT_FOUND' } }],
    });
  });

  it.each(['TABLE_NAME', 'OIDC_ISSUER', 'OIDC_AUDIENCE', 'OIDC_JWKS_URI', 'CONNECTIONS_ENDPOINT'])(
    'does not start without %s, and names it',
    (name) => {
      const { [name]: _, ...rest } = deployed().env;
      expect(() => socketsFrom(rest)).toThrow(name);
    },
  );
});
