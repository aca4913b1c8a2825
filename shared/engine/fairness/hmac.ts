import { compress, digest, initialState, sha256 } from './sha256.ts';

/** HMAC-SHA256 (RFC 2104). The padded keys are hashed once; a message then costs two or three blocks. */
export function hmac(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const padded = new Uint8Array(64);
  padded.set(key.length > 64 ? sha256(key) : key);
  const inner = initialState();
  const outer = initialState();
  compress(
    inner,
    padded.map((byte) => byte ^ 0x36),
    0,
  );
  compress(
    outer,
    padded.map((byte) => byte ^ 0x5c),
    0,
  );
  return (message) => digest(outer.slice(), digest(inner.slice(), message, 64), 64);
}
