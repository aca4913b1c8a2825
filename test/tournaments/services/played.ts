import { openEvent, owner, type Event } from './event.ts';

/** An event of one pod of three, whose registration is open. */
export const opened = (event: Event): Promise<string> =>
  openEvent(event, {
    stages: [{ format: 'SWISS', rounds: 1, podSize: { preferred: 3, min: 3, max: 3 } }],
    scoring: { kind: 'PLACEMENT', bySize: { 3: [2, 1, 0] } },
  });

/** Plays such an event, in which the accounts come in this order; it is finished then. */
export async function played(
  event: Event,
  order: readonly string[],
  its = opened(event),
): Promise<string> {
  const { tournaments, settle, result } = event;
  const id = await its;
  await tournaments.registerPlayers(owner, { tournamentId: id, accountIds: [...order] });
  await tournaments.startTournament(owner, { tournamentId: id });
  await tournaments.draftRound(owner, { tournamentId: id });
  await tournaments.publishRound(owner, { tournamentId: id, round: 1 });
  await settle(id);
  const { tournament } = await tournaments.find(owner, id);
  const [pod] = tournament.rounds[0]?.pods ?? [];
  const places = (pod?.players ?? []).map((number) => {
    const { account = '' } = tournament.players[tournament.numbers[number - 1] ?? -1] ?? {};
    return { place: 1 + order.indexOf(account), score: -order.indexOf(account) };
  });
  await result(id, { round: 1, pod: 1 }, places);
  await settle(id);
  return id;
}
