import { begun } from './begun.ts';
import type { Event } from './event.ts';

export const HOUR = 3_600_000;
export const MINUTE = 60_000;

const swiss = { format: 'SWISS', rounds: 2, podSize: { preferred: 4 } };

/** An event of eight in fours whose first round is under way, and lasts an hour, within which tables may pause. */
export async function underWay(
  event: Event,
  onDeadline: readonly unknown[],
  stage: Record<string, unknown> = swiss,
) {
  const id = await begun(event, 8, {
    stages: [stage],
    pauses: true,
    rounds: { advance: 'AUTO', length: 'PT1H', gap: 'PT5M', onDeadline },
  });
  await event.settle(id);
  return id;
}

export const roundOf = async ({ tournaments }: Event, id: string, round = 1) => {
  const { tournament } = await tournaments.find(undefined, id);
  return tournament.rounds[round - 1];
};

export const seats = [{ place: 1 }, { place: 2 }, { place: 3 }, { place: 4, absent: true }];
