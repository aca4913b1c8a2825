import { createCipheriv, createECDH, hkdfSync, type ECDH } from 'node:crypto';

const CURVE = 'prime256v1';
/** Bytes of a point of the curve, uncompressed, and of a secret of a subscription. */
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
/** A single record, as RFC 8291 has it; the size says what it may hold at most. */
const RECORD_BYTES = 4_096;
const LAST_RECORD = 2;

/** The keys of a subscription, in base64url. */
export type PushKeys = { readonly p256dh: string; readonly auth: string };

/**
 * The random parts of a push's encryption: the salt, 16 bytes, and a key pair only for this
 * message.
 */
export type PushChance = { readonly salt: Uint8Array; readonly sender: ECDH };

/** A key pair of the curve that Web Push uses. */
export function keyPair(privateKey?: Uint8Array): ECDH {
  const pair = createECDH(CURVE);
  if (privateKey === undefined) pair.generateKeys();
  else pair.setPrivateKey(privateKey);
  return pair;
}

/** The key of a subscription that can't be used, if there is one. */
export function badKey({ p256dh, auth }: PushKeys): keyof PushKeys | undefined {
  if (!isPoint(p256dh)) return 'p256dh';
  return bytes(auth)?.length === AUTH_BYTES ? undefined : 'auth';
}

function isPoint(text: string): boolean {
  const point = bytes(text);
  if (point?.length !== POINT_BYTES || point[0] !== 4) return false;
  try {
    keyPair().computeSecret(point);
    return true;
  } catch {
    return false; // not on the curve
  }
}

const bytes = (text: string): Buffer | undefined =>
  /^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : undefined;

/** Encrypts a message for a subscription, as RFC 8291 has it: the body of a push, `aes128gcm`. */
export function encrypted(
  message: Uint8Array,
  { p256dh, auth }: PushKeys,
  { salt, sender }: PushChance,
): Uint8Array {
  const receiver = Buffer.from(p256dh, 'base64url');
  const own = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]);
  const shared = sender.computeSecret(receiver);
  const input = derived(shared, { salt: Buffer.from(auth, 'base64url'), info, bytes: 32 });
  const key = derived(input, { salt, info: 'Content-Encoding: aes128gcm\0', bytes: 16 });
  const nonce = derived(input, { salt, info: 'Content-Encoding: nonce\0', bytes: 12 });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(message), cipher.update(Uint8Array.of(LAST_RECORD))];
  const last = cipher.final();
  return Buffer.concat([header(salt, own), ...record, last, cipher.getAuthTag()]);
}

function derived(
  secret: Uint8Array,
  its: { readonly salt: Uint8Array; readonly info: Uint8Array | string; readonly bytes: number },
): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, its.salt, its.info, its.bytes));
}

/** Builds the header of RFC 8188: the salt, the size of a record, and the sender's key. */
function header(salt: Uint8Array, own: Uint8Array): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES, 0);
  sizes.writeUInt8(own.length, 4);
  return Buffer.concat([salt, sizes, own]);
}
