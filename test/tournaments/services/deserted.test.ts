import { expect, it } from 'vitest';
import { begun } from './begun.ts';
import { accountOf, openEvent, owner, people, podOf, useTournaments } from './event.ts';

const open = useTournaments();
const reason = 'They have gone home.';

it('a player deserted by the others wins the pod, and a pod that can be played shrinks', async () => {
  const event = open();
  const { tournaments, settle } = event;
  const id = await begun(event, 8);
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

it('a pod is watched only if time changes its result', async () => {
  const event = open();
  const { tournaments, settle, now } = event;
  const startsAt = '2026-03-01T13:00:00.000Z';
  const id = await openEvent(event, {
    ...{ startsAt, rounds: { advance: 'AUTO' }, appeals: { window: 'PT1H' } },
    stages: [{ format: 'SWISS', rounds: 1, podSize: { preferred: 4, min: 3, max: 5 } }],
  });
  const next = async () => (await tournaments.wake(id)).next;
  expect(await next()).toBeUndefined();
  now.pass(2 * 3_600_000);
  // no one has come, and the first registrations start it
  expect(await next()).toBeUndefined();
  for (const who of people(4)) await tournaments.registerForTournament(who, { tournamentId: id });
  await settle(id);
  const { players } = await podOf(event, id);
  await event.result(
    id,
    { round: 1, pod: 1 },
    players.map((_, i) => ({ place: i + 1 })),
  );
  await settle(id);
  const { tournament } = await tournaments.find(undefined, id);
  expect(tournament.status).toBe('FINISHED');
  const [last = owner] = people(4).filter(
    ({ account }) => account === accountOf(tournament, players.at(-1)),
  );
  const final = new Date(+now() + 3_600_000).toISOString();
  expect(await next()).toBe(final);
  const text = 'That was not so at all.';
  await tournaments.openAppeal(last, { tournamentId: id, round: 1, pod: 1, text });
  now.pass(2 * 3_600_000);
  expect(await next()).toBeUndefined();
  await tournaments.decideAppeal(owner, {
    ...{ tournamentId: id, appealId: 'appeal1', decision: 'DISMISSED', reason },
  });
  expect((await tournaments.find(undefined, id)).tournament.status).toBe('FINAL');
});
