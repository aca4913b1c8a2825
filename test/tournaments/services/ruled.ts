import { openEvent, owner, people, person, type Event } from './event.ts';

/** Those who may rule, and what they say. */
export const arbiter = person('arbiter');
export const second = person('second');
export const reason = 'The table agreed on it.';

/** An event of eight in fours whose first round is under way. */
export async function underWay(event: Event, more: Record<string, unknown> = {}): Promise<string> {
  const { tournaments, settle } = event;
  const id = await openEvent(event, more);
  for (const who of people(8)) await tournaments.registerForTournament(who, { tournamentId: id });
  await settle(id);
  for (const { account } of [arbiter, second]) {
    await tournaments.setTournamentRole(owner, {
      ...{ tournamentId: id, accountId: account, role: 'ARBITER', granted: true },
    });
  }
  await tournaments.startTournament(owner, { tournamentId: id });
  await tournaments.draftRound(owner, { tournamentId: id });
  await tournaments.publishRound(owner, { tournamentId: id, round: 1 });
  await settle(id);
  return id;
}

/** The places of a pod in this order. */
export const ranked = (numbers: readonly number[]) =>
  numbers.map((number, i) => ({ number, place: i + 1 }));
