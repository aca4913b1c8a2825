import { ECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { document } from './support/document.ts';
import { useDoors } from './support/apis.ts';

const apis = useDoors();

describe('the description of the service', () => {
  it('is the same in both APIs, for everyone', async () => {
    const kinds = 'channelKinds { kind name canRotate fields { name label format required } }';
    const query = `{ service { version languages issuer pushKey ${kinds} limits } }`;
    const { data } = await apis().graphql(query, {});
    const { status, body } = await apis().rest('GET', '/v1/service');
    expect(status).toBe(200);
    expect(body).toEqual(data.service);
    expect(body).toMatchObject({
      version: '1.0.0',
      languages: ['EN', 'CS', 'KO'],
      issuer: 'http://localhost/questhall',
      limits: {
        ...{ bodyBytes: 102_400, bodyDepth: 32, variableDepth: 32, documentNesting: 64 },
        ...{ documentDepth: 10, documentAliases: 30, documentDirectives: 20 },
        ...{ documentTokens: 2_000, documentCost: 75_000 },
        hostedMatches: 50,
        notificationChannels: 10,
        logPerPage: 500,
        updatesPerPage: 100,
      },
    });
    expect(document.info.version).toBe(body.version);
  });

  it('lists the kinds of channels in the language of the reader, with the fields of a form', async () => {
    const cs = { 'accept-language': 'cs' };
    const { body } = await apis().rest('GET', '/v1/service', { headers: cs });
    expect(body.channelKinds).toHaveLength(4);
    expect(body.channelKinds).toContainEqual({
      kind: 'EMAIL',
      name: 'E-mail',
      canRotate: false,
      fields: [{ name: 'address', label: 'E-mailová adresa', format: 'EMAIL', required: true }],
    });
  });

  it('has a constant key of push messages that is a point of the curve', async () => {
    const { body } = await apis().rest('GET', '/v1/service');
    const point = ECDH.convertKey(body.pushKey, 'prime256v1', 'base64url', 'hex', 'compressed');
    expect(point).toMatch(/^0[23][0-9a-f]{64}$/);
    expect((await apis().rest('GET', '/v1/service')).body.pushKey).toBe(body.pushKey);
  });
});
