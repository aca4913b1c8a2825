/**
 * SHA-256 (FIPS 180-4), pure and synchronous: as fast as the native one for messages as short as
 * ours, and the same on every machine that verifies a match.
 */
export function sha256(message: Uint8Array): Uint8Array {
  return digest(initial.slice(), message, 0);
}

/** The first 32 bits of the fractional parts of the square and cube roots of the first primes. */
const primes = firstPrimes(64);
const initial = Uint32Array.from(primes.slice(0, 8), (p) => fraction(Math.sqrt(p)));
const constants = Uint32Array.from(primes, (p) => fraction(Math.cbrt(p)));
const schedule = new Uint32Array(64);

function firstPrimes(count: number): readonly number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  }
  return found;
}

function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 2 ** 32);
}

/** A fresh chaining value. */
export const initialState = (): Uint32Array => initial.slice();

/** Folds the 64 bytes at `offset` into the chaining value `state`. */
export function compress(state: Uint32Array, bytes: Uint8Array, offset: number): void {
  const w = schedule;
  const k = constants;
  for (let i = 0, o = offset; i < 16; i += 1, o += 4) {
    w[i] = wordAt(bytes, o);
  }
  for (let i = 16; i < 64; i += 1) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + k[i]! + w[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

/**
 * Hashes the rest of a message into the chaining value. Reads bytes one by one: taking a buffer view
 * would cost more than hashing a message as short as ours.
 * @param before the bytes that the chaining value already holds; a multiple of 64.
 */
export function digest(state: Uint32Array, message: Uint8Array, before: number): Uint8Array {
  let offset = 0;
  for (; offset + 64 <= message.length; offset += 64) compress(state, message, offset);
  const left = message.length - offset;
  const padded = new Uint8Array(left + 9 <= 64 ? 64 : 128);
  for (let i = 0; i < left; i += 1) padded[i] = message[offset + i]!;
  padded[left] = 0x80;
  const bits = (before + message.length) * 8;
  putWord(padded, padded.length - 8, Math.floor(bits / 2 ** 32));
  putWord(padded, padded.length - 4, bits);
  for (let o = 0; o < padded.length; o += 64) compress(state, padded, o);
  return bigEndian(state);
}

/** The word of four bytes, big-endian, as a signed one. */
export const wordAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;

function putWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

function bigEndian(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(4 * words.length);
  for (let i = 0; i < words.length; i += 1) putWord(bytes, 4 * i, words[i]!);
  return bytes;
}
