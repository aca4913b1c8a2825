import type { MatchUpdate } from '../matches/contract.ts';
import { isOver } from '../matches/record/seats.ts';
import { CommandRefusedError } from '../requests/refusal.ts';
import { NO_MATCH } from '../matches/no-match.ts';
import { errorFrame } from '../sockets/fault.ts';
import { COMPLETE } from '../sockets/words.ts';
import type { Subscription } from '../storage/contract.ts';
import { eachOf } from './each-of.ts';
import type { Group } from './group.ts';
import { message } from './message.ts';
import type { StreamParts } from './parts.ts';
import { dismiss, send, type Sent } from './send.ts';

/**
 * The most versions that are sent one by one; who is further behind gets a snapshot: each version is a message
 * of its own, one after the other, and whatever else happens in the match waits for them.
 */
const WITHIN = 64;

/**
 * Sends a group every update it has not had, up to a version, and ends it with the match. What its
 * viewer may see is judged by the match as it stands, whatever was allowed when they subscribed.
 * `sent` is told what has to be recorded, whatever comes of it. Throws if some could not be told,
 * after telling the others; may then be tried again.
 */
export async function deliver(
  parts: StreamParts,
  group: Group,
  { upTo, sent }: { readonly upTo?: number; readonly sent: Sent },
): Promise<void> {
  const updates = await updatesFor(parts, group, upTo);
  if (updates === 'refused') {
    return eachOf(group.members, (each) => dismiss(parts, each, refusalOf(each)));
  }
  if (updates.length === 0) for (const each of group.members) startAt(sent, each, group.from);
  const messages = updates.map((update) => message(parts, group, update));
  const status = updates.at(-1)?.status ?? (await statusOf(parts, group));
  return eachOf(group.members, async (member) => {
    for (const each of messages) {
      if (!(await send({ parts, sent }, member, each))) return;
    }
    if (status !== undefined && isOver({ status })) {
      sent.delete(member);
      await dismiss(parts, member, { id: member.operation, type: COMPLETE });
    }
  });
}

/**
 * Throws where the match cannot be read, by a consumer that is older than the door that stored it,
 * say: the record is tried again, and taken up anew once it was given up, so nobody's subscription ends.
 */
async function updatesFor(
  { matches }: StreamParts,
  { viewer, matchId, from }: Group,
  upTo: number | undefined,
): Promise<readonly MatchUpdate[] | 'refused'> {
  try {
    return await matches.updates(viewer, matchId, {
      within: WITHIN,
      ...(from === undefined ? {} : { after: from }),
      ...(upTo === undefined ? {} : { upTo }),
    });
  } catch (error) {
    if (error instanceof CommandRefusedError) return 'refused';
    throw error;
  }
}

/** With nothing to send, a new subscription joins the fan-out at its own cursor. */
function startAt(sent: Sent, member: Subscription, from: number | undefined): void {
  if (member.sent === undefined && from !== undefined) sent.set(member, from);
}

/** The error frame that ends a subscription to what may not be seen. */
const refusalOf = ({ operation }: Subscription) => errorFrame(operation, 'NOT_FOUND', NO_MATCH);

async function statusOf({ matches }: StreamParts, { viewer, matchId }: Group) {
  return (await matches.find(viewer, matchId))?.record.status;
}
