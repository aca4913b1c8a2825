import type { Commit, EventStore } from '../storage/contract.ts';
import type { AggregateRecord } from './aggregate.ts';
import { doneBefore } from './done-before.ts';

type Beginning<R extends AggregateRecord> = {
  /** The first commit. */
  readonly commit: Commit & { readonly body: { readonly digest: string } };
  /** The record as that commit makes it. */
  begun(): R;
  /** Reads the existing aggregate. */
  there(): Promise<R>;
};

/**
 * Stores the first commit of an aggregate whose id is derived from its command: sent again, it
 * returns the existing one. Refused if the command id was used for something else.
 */
export async function begin<R extends AggregateRecord>(
  store: Pick<EventStore, 'append'>,
  { commit, begun, there }: Beginning<R>,
): Promise<R> {
  if ((await store.append(commit)) === 'stored') return begun();
  const record = await there();
  const { actor, commandId, body } = commit;
  if (commandId !== undefined) {
    doneBefore(record.commands, actor, { id: commandId, digest: body.digest });
  }
  return record;
}
