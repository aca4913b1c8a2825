import { idBytes, type ById } from '../../platform/requests/command-ids.ts';
import { digestOf } from '../../platform/requests/digest.ts';
import { refuseInput } from '../../platform/requests/refusal.ts';

type Random = (bytes: number) => Uint8Array;

/** A command that makes something for an account; with an id, what it makes is found again by it. */
export type Making = {
  readonly name: 'createToken' | 'createBot';
  readonly account: string;
  readonly commandId?: string | undefined;
  readonly says: unknown;
};

/**
 * Creates the ids for a command's results, from randomness, or from the command, so that a retry
 * gets the same.
 */
export async function idsFor({ name, account, commandId }: Making, by: ById): Promise<Random> {
  if (commandId === undefined) return by.random;
  const id = await idBytes(by, account, [name, commandId]);
  return (bytes) => id.subarray(0, bytes);
}

/**
 * Computes the digest of a command, stored beside its result; `undefined` for one without an id.
 */
export const digestFor = ({ name, commandId, says }: Making): string | undefined =>
  commandId === undefined ? undefined : digestOf(name, says);

/** Refuses a command whose id has made something else before. */
export function checkSame(making: Making, found: { readonly digest?: string | undefined }): void {
  if (found.digest === digestFor(making)) return;
  const detail = `"${String(making.commandId)}" was already used for another command. Use a new ID for every command.`;
  refuseInput({ path: ['commandId'], detail });
}
