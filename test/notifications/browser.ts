import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's side of Web Push: a subscription, and the reading of what comes to it, by RFC 8291 and 8188. */
export function browser(endpoint: string) {
  const pair = createECDH('prime256v1');
  const point = pair.generateKeys();
  const auth = randomBytes(16);
  const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
  return {
    subscription: {
      endpoint,
      p256dh: point.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    decrypted(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
      const input = derived(pair.computeSecret(sender), auth, info, 32);
      const key = derived(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derived(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
