import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, vi } from 'vitest';
import { localIssuer, type LocalIssuer } from '../../services/accounts/identity/local/issuer.ts';
import { gatewayOf, type Gateway } from './gateway.ts';
import { openEmbedded } from './stores.ts';

/** The resources of a deployment, and the environment variables that name them to its functions. */
export type Deployment = {
  readonly place: Awaited<ReturnType<typeof openEmbedded>>;
  readonly issuer: LocalIssuer;
  readonly gateway: Gateway;
  readonly env: Readonly<Record<string, string>>;
};

/** A deployment around the tests of a file; while they run, this process has its environment. */
export function useDeployment(): () => Deployment {
  let deployed: (Deployment & { close(): Promise<void> }) | undefined;
  beforeAll(async () => {
    deployed = await deploy();
    for (const [name, value] of Object.entries(deployed.env)) vi.stubEnv(name, value);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await deployed?.close();
  });
  return () => {
    if (deployed === undefined) throw new TypeError('Nothing is deployed yet.');
    return deployed;
  };
}

async function deploy() {
  const [place, gateway, issuer] = await Promise.all([
    openEmbedded(),
    gatewayOf(),
    localIssuer({ issuer: 'https://issuer.example' }),
  ]);
  const keys = createServer((_, response) => response.end(JSON.stringify(issuer.jwks)));
  keys.listen(0, '127.0.0.1');
  await once(keys, 'listening');
  const { port } = keys.address() as AddressInfo;
  return {
    place,
    issuer,
    gateway,
    env: {
      TABLE_NAME: place.table,
      DYNAMODB_ENDPOINT: place.endpoint,
      OIDC_ISSUER: issuer.issuer,
      OIDC_AUDIENCE: issuer.audience,
      OIDC_JWKS_URI: `http://127.0.0.1:${String(port)}/`,
      CONNECTIONS_ENDPOINT: gateway.endpoint,
      DIRECTOR_QUEUE_URL: 'https://sqs.eu-central-1.amazonaws.com/0/directed',
      // as the platform supplies them
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    },
    close: async () => {
      keys.closeAllConnections();
      keys.close();
      await gateway.close();
      await place.close();
    },
  };
}
