import { createHmac } from 'node:crypto';
import type { Secrets } from '../../storage/contract.ts';

/** Crockford's Base32 in lower case: no letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** So many letters and digits, five bits of a byte each. */
const spell = (bytes: Uint8Array, length: number): string =>
  Array.from(bytes.slice(0, length), (byte) => alphabet[byte % alphabet.length]).join('');

type Random = (bytes: number) => Uint8Array;

/** 130 bits: nobody hits on the match of others by chance. */
const ID_LENGTH = 26;

/**
 * The id of a new match. A command has one match only, so that a retry finds it again; nobody else can
 * work it out from who sent what.
 */
export async function matchIdFor(
  by: ById,
  account: string,
  commandId: string | undefined,
): Promise<string> {
  if (commandId === undefined) return spell(by.random(ID_LENGTH), ID_LENGTH);
  return spell(await idBytes(by, account, ['match', commandId]), ID_LENGTH);
}

export type ById = { readonly secrets: Secrets; readonly random: Random };

/** 32 bytes that an account's command always comes to, by a key of the account's that is never shown. */
export async function idBytes(
  by: ById,
  account: string,
  command: readonly string[],
): Promise<Uint8Array> {
  const key = await keyOf(by, `ids of ${account}`);
  return createHmac('sha256', key).update(JSON.stringify(command)).digest();
}

async function keyOf({ secrets, random }: ById, name: string): Promise<Uint8Array> {
  const known = await secrets.read(name);
  if (known !== undefined) return known;
  const key = random(32);
  if ((await secrets.keep(name, key)) === 'kept') return key;
  return keyOf({ secrets, random }, name);
}

/** What opens a private match: 50 bits, short enough to be read out. */
export const newInvitation = (random: Random): string => spell(random(10), 10).toUpperCase();

/** A code as it was given out, whichever way people type what was read out to them. */
export const spelled = (code: string): string =>
  code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Whether a code is the invitation. */
export const isInvitation = (code: string, invitation: string | undefined): boolean =>
  spelled(code) === invitation;
