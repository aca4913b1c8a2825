import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { localIssuer, type LocalIssuer } from '../../services/identity/local/issuer.ts';
import { handler, socketsFrom } from '../../services/sockets/handler.ts';
import { gatewayOf, type Gateway } from '../support/gateway.ts';
import { openPlace, type Place } from '../support/stores.ts';
import { events } from './table.ts';

describe('the function, as deployed', () => {
  let place: Place;
  let issuer: LocalIssuer;
  let keys: Server;
  let gateway: Gateway;
  let env: Readonly<Record<string, string>>;
  beforeAll(async () => {
    place = await openPlace();
    issuer = await localIssuer({ issuer: 'https://issuer.example' });
    keys = createServer((_, response) => response.end(JSON.stringify(issuer.jwks)));
    await new Promise<void>((done) => keys.listen(0, '127.0.0.1', done));
    gateway = await gatewayOf();
    env = {
      TABLE_NAME: place.table,
      DYNAMODB_ENDPOINT: place.endpoint,
      OIDC_ISSUER: issuer.issuer,
      OIDC_AUDIENCE: issuer.audience,
      OIDC_JWKS_URI: `http://127.0.0.1:${String((keys.address() as AddressInfo).port)}/`,
      CONNECTIONS_ENDPOINT: gateway.endpoint,
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    };
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  });
  afterAll(async () => {
    keys.close();
    await gateway.close();
    await place.close();
    vi.unstubAllEnvs();
  });

  it('takes its table, its issuer and its API from the environment', async () => {
    const token = await issuer.issue({ subject: 'ann' });
    const init = { type: 'connection_init', payload: { authorization: `Bearer ${token}` } };
    await handler(events.message('c1=', JSON.stringify(init)));
    expect(gateway.posted('c1=')).toEqual([{ type: 'connection_ack' }]);
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
    'does not start without %s, and says so',
    (name) => {
      const { [name]: _, ...rest } = env;
      expect(() => socketsFrom(rest)).toThrow(name);
    },
  );
});
