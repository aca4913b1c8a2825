import { idBytes, type ById } from '../../requests/command-ids.ts';

/** Crockford's Base32 in lower case: no letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The pattern of a match's id. */
export const MATCH_ID = /^[0-9a-hjkmnp-tv-z]{26}$/;

/** Random letters and digits, so many, five bits of a byte each. */
export const spell = (bytes: Uint8Array, length: number): string =>
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

/** Makes an invitation, the code that opens a private match: 50 bits, short enough to be read out. */
export const newInvitation = (random: Random): string => spell(random(10), 10).toUpperCase();

/** A code as it was given out, whichever way people type what was read out to them. */
export const spelled = (code: string): string =>
  code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Whether a code is the invitation. */
export const isInvitation = (code: string, invitation: string | undefined): boolean =>
  spelled(code) === invitation;
