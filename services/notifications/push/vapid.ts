import { importJWK, SignJWT } from 'jose';
import { keyPair } from './encrypt.ts';

/** The VAPID key, by which push services know this service, in base64url; the private key is a secret. */
export type VapidKey = { readonly publicKey: string; readonly privateKey: string };

/** For how long a push service may take a token for valid: RFC 8292 allows a day. */
const VALID_S = 12 * 3_600;

export function newVapidKey(): VapidKey {
  const pair = keyPair();
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
  };
}

/**
 * The header `authorization` for a push to an endpoint (RFC 8292).
 * @param contact whom the push service may turn to: an https or mailto URL
 * @param wall wall time, by which push services judge
 */
export async function vapidHeader(
  { publicKey, privateKey }: VapidKey,
  { endpoint, contact, wall }: { endpoint: string; contact: string; wall: Date },
): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const key = await importJWK(
    { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: privateKey },
    'ES256',
  );
  const token = await new SignJWT({ sub: contact })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(wall.getTime() / 1_000) + VALID_S)
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
