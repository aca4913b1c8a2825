import type { Matches } from '../matches/contract.ts';
import type { AccountActor } from '../requests/actor.ts';
import { CommandRefusedError } from '../requests/refusal.ts';
import type { Summaries } from '../storage/contract.ts';

type Parts = {
  readonly store: { readonly summaries: Pick<Summaries, 'list'> };
  readonly matches: Pick<Matches, 'leave' | 'resign' | 'find'>;
};

/** As many as a list gives at once. */
const AT_ONCE = 100;

/** Leaves every open match of somebody's, and resigns from those that are played. */
export async function giveUpSeats(
  { store: { summaries }, matches }: Parts,
  actor: AccountActor,
): Promise<void> {
  let after: string | undefined;
  do {
    const list = { of: 'account', account: actor.account } as const;
    const page = await summaries.list(list, { first: AT_ONCE, after });
    for (const { item } of page.items) {
      if (item.over !== true) await giveUp(matches, actor, item.stream);
    }
    after = page.hasNext ? page.items.at(-1)?.cursor : undefined;
  } while (after !== undefined);
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
