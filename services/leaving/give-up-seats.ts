import type { Matches } from '../matches/contract.ts';
import type { AccountActor } from '../platform/requests/actor.ts';
import { CommandRefusedError } from '../platform/requests/refusal.ts';
import type { Summaries } from '../platform/storage/contract.ts';
import { ownMatches } from './own-matches.ts';

type Parts = {
  readonly store: { readonly summaries: Pick<Summaries, 'list'> };
  readonly matches: Pick<Matches, 'leave' | 'resign' | 'find'>;
};

/** Leaves every open match of an account, and resigns from those in play. */
export async function giveUpSeats(
  { store: { summaries }, matches }: Parts,
  actor: AccountActor,
): Promise<void> {
  for await (const { stream, over } of ownMatches(summaries, actor.account)) {
    if (over !== true) await giveUp(matches, actor, stream);
  }
}

/** A seat whose giving up is refused was given up already, or is over by now: the lists lag behind a moment. */
async function giveUp(
  matches: Parts['matches'],
  actor: AccountActor,
  matchId: string,
): Promise<void> {
  const found = await matches.find(actor, matchId);
  if (found === undefined) return;
  try {
    if (found.record.status === 'OPEN') await matches.leave(actor, { matchId });
    else await matches.resign(actor, { matchId });
  } catch (error) {
    if (!(error instanceof CommandRefusedError)) throw error;
  }
}
