import { actorKey, type Actor } from '../requests/actor.ts';
import { digestOf } from '../requests/digest.ts';

/** A command on an existing aggregate: its actor and its act. */
export type Command<Loaded, Act> = {
  readonly name: string;
  readonly actor: Actor;
  /** The author of its commit, if that is the service itself; its actor otherwise. */
  readonly author?: string;
  readonly commandId?: string | undefined;
  /** The content of the command; it tells another command under the same id apart. */
  readonly says: unknown;
  /** The version that its sender expects; what it is held against, the aggregate says. */
  readonly expectedVersion?: number | undefined;
  /** Judges the aggregate; `undefined` if there is nothing to do. Throws refusals. */
  act(loaded: Loaded): Act | undefined | Promise<Act | undefined>;
};

/** The call that a commit came by: its actor and its command's id. */
export type Call = { readonly actor: string; readonly commandId: string; readonly digest: string };

/** The actor and the command id of a commit; `digest` belongs to that id. */
export type Signature = {
  /** ISO 8601. */
  readonly at: string;
  readonly actor: string;
  readonly commandId?: string;
  readonly digest?: string;
};

/** A command without an id gets one, so that a write whose outcome was lost is recognised. */
export const signed = (
  { name, actor, author, commandId, says }: Command<never, unknown>,
  random: (bytes: number) => Uint8Array,
): Call => ({
  actor: author ?? actorKey(actor),
  commandId: commandId ?? `own:${Buffer.from(random(9)).toString('base64url')}`,
  digest: digestOf(name, says),
});
