import { expect, it } from 'vitest';
import { openEvent, owner, people, useTournaments } from './event.ts';

const open = useTournaments();

it('an event of 17 runs through two rounds to its end', async () => {
  const event = open();
  const { tournaments, settle, result, wanted, now } = event;
  const id = await openEvent(event);
  for (const who of people(17)) await tournaments.registerForTournament(who, { tournamentId: id });
  await settle(id);
  const registered = await tournaments.find(undefined, id);
  expect(registered.tournament.players.map(({ status }) => status)).toEqual(
    Array.from({ length: 17 }, () => 'REGISTERED'),
  );
  await tournaments.startTournament(owner, { tournamentId: id });
  for (const round of [1, 2]) {
    await tournaments.draftRound(owner, { tournamentId: id });
    expect((await tournaments.find(undefined, id)).tournament.rounds).toHaveLength(round - 1);
    await tournaments.publishRound(owner, { tournamentId: id, round });
    await settle(id);
    const { tournament } = await tournaments.find(undefined, id);
    const its = tournament.rounds[round - 1];
    expect(its?.status).toBe('RUNNING');
    expect(its?.pods.map(({ players }) => players.length)).toEqual([4, 4, 4, 5]);
    expect(wanted.made.size).toBe(4 * round);
    for (const { pod, players } of its?.pods ?? []) {
      await result(
        id,
        { round, pod },
        players.map((_, i) => ({ place: i + 1, score: 10 - i })),
      );
    }
    await settle(id);
  }
  const over = await tournaments.find(undefined, id);
  expect(over.tournament.status).toBe('FINISHED');
  const { rows } = await tournaments.standings(undefined, { tournamentId: id });
  expect(rows).toHaveLength(17);
  expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(8 * 5_000);
  now.pass(15 * 60_000);
  await settle(id);
  expect((await tournaments.find(undefined, id)).tournament.status).toBe('FINAL');
});
