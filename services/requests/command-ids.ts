import { createHmac } from 'node:crypto';
import type { Secrets } from '../storage/contract.ts';

type Random = (bytes: number) => Uint8Array;

/** The sources of ids that follow from a command: keys that are kept, and chance for new ones. */
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
