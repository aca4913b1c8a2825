import { beginRound, begun } from './begun.ts';
import { owner, person, type Event } from './event.ts';

/** Staff who may rule, and their rulings. */
export const arbiter = person('arbiter');
export const second = person('second');
export const reason = 'The table agreed on it.';

/** An event of eight in fours whose first round is under way. */
export async function underWay(event: Event, more: Record<string, unknown> = {}): Promise<string> {
  const id = await begun(event, 8, more);
  for (const { account } of [arbiter, second]) {
    await event.tournaments.setTournamentRole(owner, {
      ...{ tournamentId: id, accountId: account, role: 'ARBITER', granted: true },
    });
  }
  await beginRound(event, id);
  return id;
}

/** The places of a pod in this order. */
export const ranked = (numbers: readonly number[]) =>
  numbers.map((number, i) => ({ number, place: i + 1 }));
