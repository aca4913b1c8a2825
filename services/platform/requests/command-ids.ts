import { createHash, createHmac } from 'node:crypto';
import { ID_LENGTH, idSpelled } from '../../../shared/engine/fairness/base32.ts';
import type { Secrets } from '../storage/contract.ts';

type Random = (bytes: number) => Uint8Array;

/** The sources of ids that follow from a command: stored keys, and randomness for new ones. */
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

/** The kind of thing that a command makes, and the command's id, if any. */
type Making = {
  readonly kind: 'match' | 'tournament' | 'series';
  readonly commandId: string | undefined;
};

/**
 * Builds the id of the thing that a command makes. A command makes one thing only, so that a retry
 * finds it again; no one else can compute the id from the command.
 */
export const idFor = async (
  by: ById,
  account: string,
  { kind, commandId }: Making,
): Promise<string> =>
  idSpelled(
    commandId === undefined ? by.random(ID_LENGTH) : await idBytes(by, account, [kind, commandId]),
  );

/**
 * Builds the id that follows from the parts of a thing: making it again gives the same id. Anyone
 * can compute it.
 */
export const idOf = (parts: readonly unknown[]): string =>
  idSpelled(createHash('sha256').update(JSON.stringify(parts)).digest());

async function keyOf({ secrets, random }: ById, name: string): Promise<Uint8Array> {
  const known = await secrets.read(name);
  if (known !== undefined) return known;
  const key = random(32);
  if ((await secrets.keep(name, key)) === 'kept') return key;
  return keyOf({ secrets, random }, name);
}
