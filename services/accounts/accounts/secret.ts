import { createHash, timingSafeEqual } from 'node:crypto';

/** Every access token begins so, for people and for scanners of leaked secrets. */
export const PREFIX = 'qh_pat_';
const FORM = /^qh_pat_([\w-]{2,700})\.([0-9a-f]{16})\.([\w-]{43})$/;

/** An access token as it is shown once: it says whose it is and which, then proves it by chance. */
export type Spoken = { readonly account: string; readonly id: string; readonly hash: Uint8Array };

type Random = (bytes: number) => Uint8Array;

export const newTokenId = (random: Random): string => Buffer.from(random(8)).toString('hex');

/** A secret for the token of this id. */
export function newSecret(
  { account, id }: Pick<Spoken, 'account' | 'id'>,
  random: Random,
): Spoken & { readonly secret: string } {
  const chance = Buffer.from(random(32)).toString('base64url');
  const secret = `${PREFIX}${Buffer.from(account).toString('base64url')}.${id}.${chance}`;
  return { account, id, secret, hash: hashOf(secret) };
}

/** Parts of an access token, as the text claims them; `undefined` for what cannot be one. */
export function readSecret(text: string): Spoken | undefined {
  const [, whose, id] = FORM.exec(text) ?? [];
  if (whose === undefined || id === undefined) return undefined;
  const account = Buffer.from(whose, 'base64url').toString();
  const isSpeltSo = Buffer.from(account).toString('base64url') === whose;
  return isSpeltSo && account !== '' ? { account, id, hash: hashOf(text) } : undefined;
}

export const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && timingSafeEqual(a, b);

/** 256 bits of chance need no salt and no slow hash. */
const hashOf = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();
