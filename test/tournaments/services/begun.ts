import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { openEvent, owner, people, type Event } from './event.ts';

/** Starts an event with this number of players, without a round yet. */
export async function begun(
  event: Event,
  count: number,
  more: Record<string, unknown> = {},
): Promise<string> {
  const id = await openEvent(event, more);
  for (const who of people(count)) {
    await event.tournaments.registerForTournament(who, { tournamentId: id });
  }
  await event.settle(id);
  for (const who of more['checkIn'] ? people(count) : []) {
    await event.tournaments.checkIn(who, { tournamentId: id });
  }
  await event.settle(id);
  await event.tournaments.startTournament(owner, { tournamentId: id });
  return id;
}

/** Drafts a round and publishes it: its matches are made at once. */
export async function beginRound(event: Event, id: string, round = 1): Promise<void> {
  await event.tournaments.draftRound(owner, { tournamentId: id });
  await event.tournaments.publishRound(owner, { tournamentId: id, round });
  await event.settle(id);
}

/** The public view of an event. */
export const found = async ({ tournaments }: Event, id: string): Promise<Tournament> =>
  (await tournaments.find(undefined, id)).tournament;

/** Ends all matches of a round, each with the places in the order of its seats. */
export async function endRound(event: Event, id: string, round: number): Promise<void> {
  const { rounds } = await found(event, id);
  for (const { pod, players } of rounds.find((each) => each.round === round)?.pods ?? []) {
    const places = players.map((_, i) => ({ place: i + 1 }));
    await event.result(id, { round, pod }, places);
  }
  await event.settle(id);
}
