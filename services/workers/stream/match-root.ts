import type { MatchUpdate } from '../../matches/contract.ts';
import { NO_MATCH } from '../../matches/terms/no-match.ts';
import { UnreadableMatchError } from '../../matches/terms/unreadable.ts';
import { isOver } from '../../matches/record/seats.ts';
import { CommandRefusedError } from '../../platform/requests/refusal.ts';
import type { Group } from './group.ts';
import { message } from './message.ts';
import type { StreamParts } from './parts.ts';
import type { Versioned } from './versioned.ts';

/**
 * The most versions that are sent one by one; who is further behind gets a snapshot: each version is a message
 * of its own, one after the other, and whatever else happens in the match waits for them.
 */
const WITHIN = 64;

/** Matches, as they are followed. */
export const matchRoot = (parts: StreamParts): Versioned => ({
  unseen: NO_MATCH,
  async audience(id, version) {
    try {
      return await parts.projections.audience(id, version);
    } catch (error) {
      // no one sees a match that can't be read; new watchers are handled one by one
      if (version === undefined && error instanceof UnreadableMatchError) return () => undefined;
      throw error;
    }
  },
  async lettersTo(group, upTo) {
    const updates = await updatesFor(parts, group, upTo);
    if (updates === 'refused') return updates;
    const status = updates.at(-1)?.status ?? (await statusOf(parts, group));
    return {
      messages: updates.map((update) => message(parts, group, update)),
      isLast: status !== undefined && isOver({ status }),
    };
  },
});

/**
 * Reads the updates of a match. Throws if it can't be read, for example by a consumer that is older
 * than the API that stored it: the record is tried again, and taken up again after it was given up,
 * so no subscription ends.
 */
async function updatesFor(
  { matches }: StreamParts,
  { viewer, id, from }: Group,
  upTo: number | undefined,
): Promise<readonly MatchUpdate[] | 'refused'> {
  try {
    return await matches.updates(viewer, id, {
      within: WITHIN,
      ...(from === undefined ? {} : { after: from }),
      ...(upTo === undefined ? {} : { upTo }),
    });
  } catch (error) {
    if (error instanceof CommandRefusedError) return 'refused';
    throw error;
  }
}

async function statusOf({ matches }: StreamParts, { viewer, id }: Group) {
  return (await matches.find(viewer, id))?.record.status;
}
