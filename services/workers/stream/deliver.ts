import { errorFrame } from '../../apis/sockets/fault.ts';
import { COMPLETE } from '../../apis/sockets/words.ts';
import type { Subscription } from '../../platform/storage/contract.ts';
import { eachOf } from './each-of.ts';
import type { Group } from './group.ts';
import type { StreamParts } from './parts.ts';
import { dismiss, send, type SentVersions } from './send.ts';
import type { Versioned } from './versioned.ts';

/**
 * Sends a group every update it has not had, up to a version, and ends it with the stream it
 * follows. Its viewer's present rights decide, whatever was allowed at the subscription. `sent`
 * gets the deliveries to record, even after a failure. Safe to repeat.
 */
export async function deliver(
  parts: StreamParts,
  { root, group }: { readonly root: Versioned; readonly group: Group },
  { upTo, sent }: { readonly upTo?: number; readonly sent: SentVersions },
): Promise<void> {
  const letters = await root.lettersTo(group, upTo);
  if (letters === 'refused') {
    return eachOf(group.members, (each) =>
      dismiss(parts, each, errorFrame(each.operation, 'NOT_FOUND', root.unseen)),
    );
  }
  const { messages, isLast } = letters;
  if (messages.length === 0) for (const each of group.members) startAt(sent, each, group.from);
  return eachOf(group.members, async (member) => {
    for (const each of messages) {
      if (!(await send({ parts, sent }, member, each))) return;
    }
    if (isLast) {
      sent.delete(member);
      await dismiss(parts, member, { id: member.operation, type: COMPLETE });
    }
  });
}

/** Starts a new subscription at its own cursor if there is nothing to send. */
function startAt(sent: SentVersions, member: Subscription, from: number | undefined): void {
  if (member.sent === undefined && from !== undefined) sent.set(member, from);
}
