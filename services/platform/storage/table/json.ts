import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod/mini';
import { once } from '../../once.ts';

/** JSON as an attribute: text while it is short, else a format byte and compressed text. */
export type Compressed = string | Uint8Array;

/** The bytes below which plain text costs no more: a write is billed by the whole KB. */
const SHORT = 256;
/** The text in UTF-8, deflated without a header. */
const DEFLATED = 1;

/** The bounds of how far deflating looks back, as powers of two. */
const [NEAREST, FARTHEST] = [9, 15] as const;

/**
 * Sizes the buffers of the compressor for this many bytes: allocating far more takes as long as to
 * deflate a commit.
 */
const roomFor = (bytes: number) => ({
  windowBits: Math.min(FARTHEST, Math.max(NEAREST, Math.ceil(Math.log2(bytes)))),
  chunkSize: bytes,
});

/**
 * Any JSON value, made small. Raw deflate: a commit of 1 KB shrinks to 300 bytes in 15 µs, a
 * checkpoint of 20 KB to a tenth; brotli saves a few per cent more and costs several times as much.
 */
export function compress(value: unknown): Compressed {
  const text: unknown = JSON.stringify(value);
  if (typeof text !== 'string') throw new TypeError(`A ${typeof value} is not JSON.`);
  const plain = Buffer.from(text);
  if (plain.length < SHORT) return text;
  const deflated = deflateRawSync(plain, roomFor(plain.length));
  return deflated.length + 1 < plain.length ? Buffer.concat([Buffer.of(DEFLATED), deflated]) : text;
}

export function decompress(packed: Compressed): unknown {
  if (typeof packed === 'string') return JSON.parse(packed);
  if (packed[0] !== DEFLATED) {
    throw new TypeError(`The stored JSON has the unknown format "${packed[0]}".`);
  }
  return JSON.parse(inflateRawSync(packed.subarray(1)).toString());
}

/** A packed attribute of an item, read. */
export const compressed = once(() =>
  z.pipe(
    z.union([z.string(), z.instanceof(Uint8Array)]),
    z.transform((value: string | Uint8Array<ArrayBuffer>) => decompress(value)),
  ),
);
