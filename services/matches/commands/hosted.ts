import type { MatchRecord } from '../contract.ts';
import { type AccountActor, isArbiter } from '../../requests/actor.ts';
import { humans, isOver } from '../record/seats.ts';
import { refuse } from '../../requests/refusal.ts';
import type { Backing } from './backing.ts';

/** How many matches of one host are in play at once; and how many of them without any person. */
export const HOSTED_AT_ONCE = 50;
export const HOSTED_OF_BOTS_AT_ONCE = 3;

/**
 * Takes a place among the running matches of a host, for everybody pays for what bots think. Those
 * that are over give theirs back by themselves. Organizers and admins hold as many as they like.
 */
export async function takePlaceFor(
  { places, history }: Pick<Backing, 'places' | 'history'>,
  actor: AccountActor,
  record: MatchRecord,
): Promise<void> {
  if (isArbiter(actor)) return;
  const ofBots = humans(record).length === 0;
  const [of, most] = ofBots
    ? ['matches-of-bots', HOSTED_OF_BOTS_AT_ONCE]
    : ['matches', HOSTED_AT_ONCE];
  const look = async (id: string) => {
    const match = await history.latest(id);
    if (match === undefined || match.status === 'OPEN') return 'absent';
    return isOver(match) ? 'over' : 'there';
  };
  const place = { account: actor.account, of, holder: record.id, most, look };
  if ((await places.take(place)) !== undefined) return;
  const what = ofBots ? 'running matches without any person' : 'running matches with people';
  refuse(
    'TOO_MANY_MATCHES',
    `You already host ${String(most)} ${what}, the most you may host at once. Start this one when another is over.`,
  );
}
