import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381.js';

const bls = bls12_381.shortSignatures;
const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** A beacon of the tests: it speaks as drand's quicknet does, and signs with a key of its own. */
export type LittleBeacon = {
  readonly url: string;
  /** The behaviour at the next questions: `true` by default. */
  mood: 'true' | 'silent' | 'early' | 'false' | 'long' | 'mad';
  close(): Promise<void>;
};

/** Every third second since 1970 is a round of it. */
export async function littleBeacon(): Promise<LittleBeacon> {
  const { secretKey, publicKey } = bls.keygen(new Uint8Array(48).fill(7));
  const info = {
    hash: '00'.repeat(32),
    public_key: hex(publicKey.toBytes()),
    schemeID: 'bls-unchained-g1-rfc9380',
    period: 3,
    genesis_time: 0,
  };
  const round = (number: number) => {
    const message = Buffer.alloc(8);
    message.writeBigUInt64BE(BigInt(number));
    const digest = createHash('sha256').update(message).digest();
    return { round: number, signature: hex(bls.sign(bls.hash(digest, DST), secretKey).toBytes()) };
  };
  const server = createServer(({ url = '' }, response) => {
    const asked = /^\/public\/(\d+)$/.exec(url);
    const { mood } = beacon;
    if (mood === 'silent') return void response.destroy();
    if (mood === 'early') return void response.writeHead(425).end();
    if (mood === 'mad') return void response.end('<html>');
    const number = Number(asked?.[1]);
    const told = asked ? { ...round(number + (mood === 'false' ? 1 : 0)), round: number } : info;
    if (mood === 'long' && 'signature' in told) told.signature += '0';
    response.setHeader('content-type', 'application/json').end(JSON.stringify(told));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const beacon: LittleBeacon = {
    url: `http://127.0.0.1:${String(port)}`,
    mood: 'true',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return beacon;
}
