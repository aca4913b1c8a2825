import { expect, it } from 'vitest';
import { accountOf, openEvent, owner, people, podOf, useTournaments } from './event.ts';

const open = useTournaments();
const reason = 'They have gone home.';

it('gives whoever is left a pod that others have deserted, and shrinks one that can be played', async () => {
  const event = open();
  const { tournaments, settle } = event;
  const id = await openEvent(event);
  for (const who of people(8)) await tournaments.registerForTournament(who, { tournamentId: id });
  await settle(id);
  await tournaments.startTournament(owner, { tournamentId: id });
  await tournaments.draftRound(owner, { tournamentId: id });
  const startsAt = '2026-03-01T13:00:00.000Z';
  await tournaments.publishRound(owner, { tournamentId: id, round: 1, startsAt });
  const { tournament } = await tournaments.find(undefined, id);
  const [one, other] = [await podOf(event, id, 1), await podOf(event, id, 2)];
  const leave = async (numbers: readonly number[]) => {
    for (const number of numbers) {
      const accountId = accountOf(tournament, number);
      await tournaments.dropPlayer(owner, { tournamentId: id, accountId, reason });
    }
  };
  await leave(one.players.slice(0, 1));
  await leave(other.players.slice(0, 2));
  event.now.pass(3_600_000);
  await settle(id);
  expect((await podOf(event, id, 1)).players).toEqual(one.players.slice(1));
  expect(await podOf(event, id, 2)).toMatchObject({
    status: 'FINISHED',
    by: 'FORFEIT',
    places: [{ place: 3 }, { place: 3 }, { place: 1 }, { place: 1 }],
  });
});
