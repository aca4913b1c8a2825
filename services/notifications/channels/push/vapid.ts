import { generateKeyPairSync } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { keyPair } from './encrypt.ts';

/** The VAPID key, by which push services know this service, in base64url; the private key is a secret. */
export type VapidKey = { readonly publicKey: string; readonly privateKey: string };

/** The time for which a push service may accept a token, in s: RFC 8292 allows a day. */
const VALID_S = 12 * 3_600;
/** Bytes of a private key and of each coordinate; those that begin with zeros are as long as others. */
const SCALAR_BYTES = 32;

/** Makes a VAPID key. */
export function newVapidKey(): VapidKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = [Buffer.of(4), ...[x, y].map((part) => Buffer.from(part, 'base64url'))];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}

/**
 * Mends a private key whose leading zero bytes were lost and whose text was then filled up with `A`, as keys
 * were once made: the public key stays, and with it every subscription. `undefined` for a key beyond mending.
 */
export function mendedVapidKey({ publicKey, privateKey }: VapidKey): VapidKey | undefined {
  const filled = /^A*/.exec(privateKey)?.[0].length ?? 0;
  return Array.from({ length: filled + 1 }, (_, cut) => ({
    publicKey,
    privateKey: padded(privateKey.slice(cut)),
  })).find(isPair);
}

function padded(text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const zeros = Buffer.alloc(Math.max(0, SCALAR_BYTES - bytes.length));
  return Buffer.concat([zeros, bytes]).toString('base64url');
}

/** Whether the public key is that of the private key, so that what one signs the other verifies. */
function isPair({ publicKey, privateKey }: VapidKey): boolean {
  const scalar = Buffer.from(privateKey, 'base64url');
  if (scalar.length !== SCALAR_BYTES) return false;
  try {
    return keyPair(scalar).getPublicKey('base64url') === publicKey;
  } catch {
    return false; // no number of the curve
  }
}

/** The stored VAPID key can't sign what its public key verifies. */
class BadVapidKeyError extends Error {
  override readonly name = 'BadVapidKeyError';
  constructor() {
    super('The stored key for push messages is damaged');
  }
}

/**
 * Signs the header `authorization` for a push to an endpoint (RFC 8292). Throws for a key that
 * can't sign.
 * @param contact an https or mailto URL by which the push service can reach the operator
 * @param wall wall time, by which push services judge
 */
export async function vapidHeader(
  vapid: VapidKey,
  { endpoint, contact, wall }: { endpoint: string; contact: string; wall: Date },
): Promise<string> {
  if (!isPair(vapid)) throw new BadVapidKeyError();
  const { publicKey, privateKey } = vapid;
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
