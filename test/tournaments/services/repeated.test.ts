import { describe, expect, it } from 'vitest';
import type { CommandRefusedError } from '../../../services/platform/requests/refusal.ts';
import { penalisePlayer } from '../../../services/tournaments/commands/player-rulings.ts';
import { lateRound } from '../../../services/tournaments/facts/registering.ts';
import { begun } from './begun.ts';
import { owner, podOf, useTournaments, type Event } from './event.ts';
import { arbiter, reason, underWay } from './ruled.ts';

const open = useTournaments();

/**
 * Reads by pages an audit of 79 entries, 16 of them in one commit, and counts the reads of each
 * page.
 */
async function pagesFromWhereItBegins(event: Event, id: string): Promise<void> {
  let reads = 0;
  const { events } = event.store;
  const range: typeof events.range = (...of) => {
    reads += 1;
    return events.range(...of);
  };
  const { tournaments } = open(undefined, undefined, { store: { ...events, range } });
  const page = async (after: number, first: number) => {
    reads = 0;
    const entries = await tournaments.audit(undefined, { tournamentId: id, first, after });
    return { ids: entries.map((entry) => Number(entry.id.slice(1))), reads };
  };
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i);
  expect((await page(0, 100)).ids).toEqual(numbers(1, 79));
  // each look asks once whether there is more of the event; what came together with others is sought by halves
  const search = Math.log2(16);
  for (const [after, first] of [
    [0, 10],
    [12, 3],
    [16, 5],
    [40, 5],
    [70, 5],
  ] as const) {
    const some = await page(after, first);
    expect(some.ids).toEqual(numbers(after + 1, after + first));
    expect([after, some.reads <= 1 + first + search]).toEqual([after, true]);
  }
  expect(await page(79, 5)).toEqual({ ids: [], reads: 1 });
  expect(await page(200, 5)).toEqual({ ids: [], reads: 1 });
}

describe('a repeated act has a limit, which the refusal names', () => {
  const refusalOf = (act: Promise<unknown>) =>
    act.then(
      () => 'done',
      (thrown: unknown) => (thrown as CommandRefusedError).mistakes[0]?.detail,
    );

  it('for penalties, matches of a pod, and players of a number', async () => {
    const event = open();
    const { tournaments } = event;
    const id = await underWay(event);
    const on = { tournamentId: id, number: 1, reason };
    const penalise = (number = 1) =>
      refusalOf(tournaments.penalisePlayer(arbiter, { ...on, number, kind: 'WARNING' }));
    for (let n = 1; n <= 20; n += 1) expect(await penalise()).toBe('done');
    expect(await penalise()).toMatch(/at most 20 penalties/);
    expect(await penalise(2)).toBe('done');
    const { tournament } = await tournaments.find(owner, id);
    const penalties = Array.from({ length: 1_000 }, () => ({
      number: 9,
      kind: 'WARNING' as const,
    }));
    const full = { ...tournament, penalties };
    const input = { ...on, kind: 'WARNING' } as const;
    const judging = { tournament: full, actor: arbiter, role: 'ARBITER', input } as const;
    const more = { secret: new Uint8Array(32), at: tournament.updatedAt, deps: event.deps };
    const judged = async () => penalisePlayer({ ...judging, ...more });
    expect(await refusalOf(judged())).toMatch(/at most 1000 penalties/);
    const replay = () =>
      refusalOf(tournaments.replayPod(arbiter, { tournamentId: id, round: 1, pod: 1, reason }));
    for (let attempt = 2; attempt <= 10; attempt += 1) expect(await replay()).toBe('done');
    expect(await replay()).toMatch(/at most 10 times/);
    expect(await podOf(event, id)).toMatchObject({ attempt: 10 });
    const replace = (n: number) =>
      refusalOf(tournaments.replacePlayer(arbiter, { ...on, accountId: `sub${String(n)}` }));
    for (let n = 1; n <= 16; n += 1) expect(await replace(n)).toBe('done');
    expect(await replace(17)).toMatch(/at most 16 times/);
  });

  it('for changes of a draft, whose audit is read page by page, and for late entry', async () => {
    const event = open();
    const { tournaments, now } = event;
    const id = await begun(event, 8, { lateEntry: { untilRound: 2 } });
    await tournaments.draftRound(owner, { tournamentId: id });
    const { tournament } = await tournaments.find(owner, id);
    const pods = tournament.rounds[0]?.pods.map(({ players }) => [...players]) ?? [];
    const on = { tournamentId: id, round: 1, reason };
    const edit = () => refusalOf(tournaments.editPairing(owner, { ...on, pods }));
    for (let n = 1; n <= 16; n += 1) expect(await edit()).toBe('done');
    expect(await edit()).toMatch(/at most 16 times/);
    expect(await refusalOf(tournaments.repairRound(owner, { ...on, byes: [1] }))).toMatch(
      /16 times/,
    );
    const startsAt = new Date(+now() + 3_600_000).toISOString();
    await tournaments.publishRound(owner, { tournamentId: id, round: 1, startsAt });
    expect(await edit()).toBe('done');
    const keepApart = (from: number) => {
      const forbid = Array.from({ length: 1_024 }, (_, i): [number, number] => [i + 9, from + i]);
      return refusalOf(tournaments.repairRound(owner, { ...on, forbid }));
    };
    expect([await keepApart(1_100), await keepApart(2_200)]).toEqual(['done', 'done']);
    expect(await keepApart(2_900)).toMatch(/2048 pairs/);
    for (let n = 1; n <= 60; n += 1) expect(await edit()).toBe('done');
    await pagesFromWhereItBegins(event, id);
    expect(lateRound(tournament)).toBe(1);
    expect(lateRound({ ...tournament, numbers: Array(4_096).fill(0) })).toBeUndefined();
  });
});
