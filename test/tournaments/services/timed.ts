import { openEvent, owner, people, type Event } from './event.ts';

export const HOUR = 3_600_000;
export const MINUTE = 60_000;

/** An event of eight in fours whose first round is under way, and lasts an hour. */
const swiss = { format: 'SWISS', rounds: 2, podSize: { preferred: 4 } };

export async function underWay(
  event: Event,
  onDeadline: readonly unknown[],
  stage: Record<string, unknown> = swiss,
) {
  const { tournaments, settle } = event;
  const id = await openEvent(event, {
    stages: [stage],
    rounds: { advance: 'AUTO', length: 'PT1H', gap: 'PT5M', onDeadline },
  });
  for (const who of people(8)) await tournaments.registerForTournament(who, { tournamentId: id });
  await settle(id);
  await tournaments.startTournament(owner, { tournamentId: id });
  await settle(id);
  return id;
}

export const roundOf = async ({ tournaments }: Event, id: string, round = 1) => {
  const { tournament } = await tournaments.find(undefined, id);
  return tournament.rounds[round - 1];
};

export const seats = [{ place: 1 }, { place: 2 }, { place: 3 }, { place: 4, absent: true }];
