import { createHash } from 'node:crypto';
import { refuseInput } from '../requests/refusal.ts';
import type { Commit } from '../storage/contract.ts';

/** A command that was done, as it is remembered. */
export type DoneCommand = {
  /** The command's `commandId`, or a hash of a long one. */
  readonly id: string;
  readonly version: number;
  readonly digest: string;
  /** Whether the command did nothing to the play, so that taking the match back does not undo it. */
  readonly aside?: true;
};

/** Each actor's last commands (`account:ann`, `bot:seat2`), so that a retry gets the first result. */
export type DoneCommands = Readonly<Record<string, readonly DoneCommand[]>>;

/** The longest id that is remembered as it is, in bytes; few clients send longer ones. */
const LONG = 64;

/** The number of commands remembered of each actor, and of actors remembered: the latest. */
const COMMANDS = 16;
const ACTORS = 32;

/** Shortens a command's id for checkpoints, which hold many: a long id becomes a hash. */
const shortened = (commandId: string): string =>
  Buffer.byteLength(commandId) <= LONG
    ? commandId
    : createHash('sha256').update(commandId).digest('base64url');

/**
 * Finds the first result of this command, if it was done before. Refused if the id was used for
 * another command.
 */
export function doneBefore(
  commands: DoneCommands,
  actor: string,
  { id, digest }: { readonly id: string; readonly digest: string },
): DoneCommand | undefined {
  const known = shortened(id);
  const done = commands[actor]?.find((command) => command.id === known);
  if (done !== undefined && done.digest !== digest) {
    const detail = `"${id}" was already used for another command, which led to version ${String(done.version)}. Use a new ID for every command.`;
    refuseInput({ path: ['commandId'], detail });
  }
  return done;
}

/**
 * Adds a command to the remembered ones: the latest actor comes last, and the limit keeps many
 * passing guests from making an aggregate large.
 * @param done its `id` as it was sent
 */
export function remembering(
  commands: DoneCommands,
  actor: string,
  done: DoneCommand,
): DoneCommands {
  const others = Object.entries(commands).filter(([who]) => who !== actor);
  const theirs = [...(commands[actor] ?? []), { ...done, id: shortened(done.id) }];
  return Object.fromEntries([...others, [actor, theirs.slice(-COMMANDS)] as const].slice(-ACTORS));
}

type Bearing = Pick<Commit, 'version' | 'actor' | 'commandId'> & {
  readonly body: { readonly digest?: string };
};

/** Adds the command of a commit to the remembered ones, if it has one. */
export const rememberingThatOf = (
  { version, actor, commandId, body: { digest } }: Bearing,
  commands: DoneCommands = {},
): DoneCommands =>
  commandId === undefined || digest === undefined
    ? commands
    : remembering(commands, actor, { id: commandId, version, digest });
