import { createHash } from 'node:crypto';
import type { DoneCommand, MatchRecord } from '../contract.ts';
import { refuseInput } from '../../requests/refusal.ts';

/** In bytes; ids of one's own seldom are longer. */
const LONG = 64;

/** Under what a command is remembered: its id, or a hash of a long one, for checkpoints hold many. */
export const shortened = (commandId: string): string =>
  Buffer.byteLength(commandId) <= LONG
    ? commandId
    : createHash('sha256').update(commandId).digest('base64url');

/** The first result of this command, if it was done before. Refused where its id meant another one. */
export function doneBefore(
  record: MatchRecord,
  actor: string,
  { id, digest }: { readonly id: string; readonly digest: string },
): DoneCommand | undefined {
  const known = shortened(id);
  const done = record.commands[actor]?.find((command) => command.id === known);
  if (done !== undefined && done.digest !== digest) {
    const detail = `"${id}" was used for another command, which led to version ${String(done.version)}. Every command needs one of its own.`;
    refuseInput({ path: ['commandId'], detail });
  }
  return done;
}
