import { expect, it } from 'vitest';
import { verifyTournament } from '../../../shared/tournaments/verification/verify-tournament.ts';
import { beginRound, begun, endRound, found } from './begun.ts';
import { accountOf, owner, useTournaments, type Event } from './event.ts';

const open = useTournaments();
const SWISS = { format: 'SWISS', rounds: 2, podSize: { preferred: 4, min: 3, max: 5 } };
const reason = 'They have gone home.';

/** Staff drop the players of these start numbers. */
async function drop(event: Event, id: string, numbers: readonly number[]): Promise<void> {
  const tournament = await found(event, id);
  for (const number of numbers) {
    const accountId = accountOf(tournament, number);
    await event.tournaments.dropPlayer(owner, { tournamentId: id, accountId, reason });
  }
}

const publish = ({ tournaments }: Event, id: string, round = 1) =>
  tournaments.publishRound(owner, { tournamentId: id, round });

it('a draft with a dropped player is not published', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await begun(event, 8);
  await tournaments.draftRound(owner, { tournamentId: id });
  await drop(event, id, [3]);
  await expect(publish(event, id)).rejects.toMatchObject({
    code: 'PAIRING_INVALID',
    problems: [{ kind: 'PLAYER_UNKNOWN', players: [3], relax: [] }],
  });
  await tournaments.draftRound(owner, { tournamentId: id });
  await publish(event, id);
  const exported = await tournaments.exported(undefined, id);
  const [round] = exported.tournament.rounds;
  const sat = round?.pods.flatMap(({ players }) => players) ?? [];
  expect(sat.toSorted((one, other) => one - other)).toEqual([1, 2, 4, 5, 6, 7, 8]);
  expect(verifyTournament(exported).faults).toEqual([]);
});

it('a tournament ends with its results if fewer players are left than the smallest pod', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await begun(event, 4);
  await beginRound(event, id);
  await endRound(event, id, 1);
  await drop(event, id, [1]);
  await event.settle(id);
  expect((await found(event, id)).status).toBe('RUNNING');
  await drop(event, id, [2]);
  await event.settle(id);
  const { tournament } = await tournaments.exported(undefined, id);
  expect(tournament.status).toBe('FINISHED');
  expect(tournament.rounds.map(({ status }) => status)).toEqual(['COMPLETED']);
});

it('a second round without repeats is impossible once all have met, and names the constraints to relax', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await begun(event, 4, { stages: [{ ...SWISS, repeats: 'NEVER' }] });
  await beginRound(event, id);
  await endRound(event, id, 1);
  const before = await found(event, id);
  const drafted = tournaments.draftRound(owner, { tournamentId: id });
  const relax = ['repeats', 'podSize', 'byesFor'];
  await expect(drafted).rejects.toMatchObject({
    code: 'PAIRING_IMPOSSIBLE',
    problems: [{ kind: 'REPEAT', players: [1, 2], pod: 1, relax }, {}, {}, {}, {}, {}],
  });
  expect(await found(event, id)).toEqual(before);
});
