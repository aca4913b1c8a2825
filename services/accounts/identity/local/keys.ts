import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import * as z from 'zod';
import { DamagedFileError } from './damaged-file.ts';

export type SigningKey = { readonly privateKey: CryptoKey; readonly publicJwk: JWK };

const ALGORITHM = 'ES256';
const stored = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  kid: z.string(),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

/**
 * Reads the key of the local issuer: stored in `file`, so that tokens outlive a restart; created
 * there if it is missing. Without a file it lives as long as the process.
 */
export async function signingKey(file: string | undefined): Promise<SigningKey> {
  const jwk = (file === undefined ? undefined : await read(file)) ?? (await create(file));
  const privateKey = await importJWK(jwk, ALGORITHM);
  if (privateKey instanceof Uint8Array) throw new TypeError('The key must be a key pair.');
  const { d: _, ...publicHalf } = jwk;
  return { privateKey, publicJwk: { ...publicHalf, alg: ALGORITHM, use: 'sig' } };
}

async function read(file: string): Promise<z.infer<typeof stored> | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    const jwk = stored.parse(JSON.parse(text));
    await importJWK(jwk, ALGORITHM);
    return jwk;
  } catch (error) {
    throw new DamagedFileError(file, error);
  }
}

async function create(file: string | undefined): Promise<z.infer<typeof stored>> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = stored.parse({ ...(await exportJWK(privateKey)), kid: `local-${Date.now()}` });
  if (file !== undefined) {
    await mkdir(dirname(file), { recursive: true });
    // a kill between the two leaves no half a key behind
    await writeFile(`${file}.new`, JSON.stringify(jwk), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }
  return jwk;
}
