import { expect, it } from 'vitest';
import type { Standing } from '../../../shared/tournaments/standings/standings.ts';
import { verifyTournament } from '../../../shared/tournaments/verification/verify-tournament.ts';
import { beginRound, begun, endRound, found } from './begun.ts';
import { accountOf, owner, person, useTournaments, type Event } from './event.ts';

const open = useTournaments();
const advanceBySize = { 2: 1, 3: 1, 4: 2 };
const podSize = { preferred: 4, min: 2, max: 4 };
const reason = 'As the rules of the event have it.';

const tableAsOf = async ({ tournaments }: Event, id: string, round: number) =>
  (await tournaments.standings(undefined, { tournamentId: id, round })).rows;

/** The lots of a table, by start number. */
const lotsIn = (rows: readonly Standing[]) =>
  new Map(rows.map(({ number, ties }) => [number, ties.at(-1)?.value]));

const lose = async (event: Event, id: string, number: number) => {
  const player = person(accountOf(await found(event, id), number));
  await event.tournaments.withdrawFromTournament(player, { tournamentId: id });
  await event.settle(id);
};

it('one draw covers the whole event, so that publishing a round reorders nothing', async () => {
  const event = open();
  const { tournaments } = event;
  const stages = [{ format: 'SWISS', rounds: 3, podSize: { preferred: 4, min: 3, max: 5 } }];
  const id = await begun(event, 8, { stages, ties: [] });
  const before = (await tournaments.standings(undefined, { tournamentId: id })).rows;
  await beginRound(event, id);
  const drawn = await tableAsOf(event, id, 1);
  expect(drawn.map(({ number }) => number)).toEqual(before.map(({ number }) => number));
  await endRound(event, id, 1);
  const played = (await tournaments.standings(undefined, { tournamentId: id })).rows;
  await beginRound(event, id, 2);
  const published = (await tournaments.standings(undefined, { tournamentId: id })).rows;
  expect(published.map(({ number }) => number)).toEqual(played.map(({ number }) => number));
  expect(lotsIn(published)).toEqual(lotsIn(before));
});

it('the table as of a round of an elimination stays, whatever lives later rounds cost', async () => {
  const event = open();
  const { tournaments } = event;
  const stages = [{ format: 'ELIMINATION', lives: 2, finalSize: 2, podSize, advanceBySize }];
  const id = await begun(event, 12, { stages });
  const kept: (readonly Standing[])[] = [];
  for (let round = 1; round <= 5; round += 1) {
    await beginRound(event, id, round);
    await endRound(event, id, round);
    kept.push(await tableAsOf(event, id, round));
    // the last round is over by then
    if ((await found(event, id)).status !== 'RUNNING') break;
  }
  expect(kept.length).toBeGreaterThan(2);
  for (const [i, rows] of kept.entries()) {
    expect(await tableAsOf(event, id, i + 1)).toEqual(rows);
  }
  const exported = await tournaments.exported(undefined, id);
  expect(exported.standings.map(({ rows }) => rows)).toEqual(kept);
  expect(verifyTournament(exported).faults).toEqual([]);
});

it('the table as of a round stays when players drop out, come late or are disqualified after it', async () => {
  const event = open();
  const { tournaments } = event;
  const stages = [{ format: 'SWISS', rounds: 4, podSize: { preferred: 4, min: 2, max: 5 } }];
  const id = await begun(event, 8, { stages, lateEntry: { untilRound: 4 } });
  const at = { tournamentId: id };
  await tournaments.setTournamentRole(owner, {
    ...{ ...at, accountId: 'judge', role: 'ARBITER', granted: true },
  });
  await beginRound(event, id);
  await endRound(event, id, 1);
  await beginRound(event, id, 2);
  const first = await tableAsOf(event, id, 1);
  await tournaments.registerPlayers(owner, { ...at, accountIds: ['late'] });
  await lose(event, id, 1);
  await tournaments.disqualifyPlayer(owner, { ...at, number: 2, pastPods: 'KEEP', reason });
  await tournaments.approveAct(person('judge'), { ...at, actId: 'p1', reason });
  await endRound(event, id, 2);
  await beginRound(event, id, 3);
  const second = await tableAsOf(event, id, 2);
  await lose(event, id, 3);
  await endRound(event, id, 3);
  expect(await tableAsOf(event, id, 1)).toEqual(first);
  expect(await tableAsOf(event, id, 2)).toEqual(second);
  expect(first.map(({ number }) => number)).toEqual(expect.arrayContaining([1, 2]));
  expect(second.map(({ number }) => number)).not.toContain(2);
  expect(verifyTournament(await tournaments.exported(undefined, id)).faults).toEqual([]);
});

it('a player of an elimination who came back is ranked as of each round by their status then', async () => {
  const event = open();
  const { tournaments } = event;
  const stages = [{ format: 'ELIMINATION', lives: 3, finalSize: 2, podSize, advanceBySize }];
  const id = await begun(event, 8, { stages });
  await beginRound(event, id);
  await endRound(event, id, 1);
  const best = (await tableAsOf(event, id, 1))[0]?.number ?? 0;
  const rankIn = async (round: number) =>
    (await tableAsOf(event, id, round)).findIndex(({ number }) => number === best);
  await lose(event, id, best);
  expect(await rankIn(1)).toBe(7);
  await beginRound(event, id, 2);
  const accountId = accountOf(await found(event, id), best);
  await tournaments.reinstatePlayer(owner, { tournamentId: id, accountId, reason });
  await endRound(event, id, 2);
  expect(await rankIn(1)).toBe(7);
  expect(await rankIn(2)).toBeLessThan(4);
  expect(verifyTournament(await tournaments.exported(undefined, id)).faults).toEqual([]);
});
