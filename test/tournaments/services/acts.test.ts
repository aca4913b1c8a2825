import { expect, it } from 'vitest';
import { hashOfEntry } from '../../../shared/tournaments/record/audit.ts';
import { codeOf } from '../../matches/hall.ts';
import { owner, podOf, regulations, useTournaments } from './event.ts';
import { arbiter, ranked, reason, underWay } from './ruled.ts';

const open = useTournaments();

it('an arbiter settles a pod by ruling, corrects it, and ends its match', async () => {
  const event = open();
  const { tournaments, settle, wanted } = event;
  const id = await underWay(event);
  const { players } = await podOf(event, id);
  const rule = (numbers: readonly number[]) =>
    tournaments.adjudicatePod(arbiter, {
      ...{ tournamentId: id, round: 1, pod: 1, places: ranked(numbers), reason },
    });
  await rule(players);
  await settle(id);
  expect(await podOf(event, id)).toMatchObject({ status: 'ADJUDICATED', by: 'ADJUDICATED' });
  expect([...wanted.ended.values()]).toEqual(['adjudicated']);
  await rule(players.toReversed());
  const { rows } = await tournaments.standings(undefined, { tournamentId: id });
  expect(rows[0]).toMatchObject({ number: players.at(-1), points: 5_000 });
  const [first, corrected] = await tournaments.audit(undefined, { tournamentId: id, first: 10 });
  expect(first?.before).toBeUndefined();
  expect(corrected).toMatchObject({
    before: { places: ranked(players) },
    after: { places: ranked(players.toReversed()) },
  });
});

it('a ruling is refused with all its faults and their places', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await underWay(event);
  const { players } = await podOf(event, id);
  const [one = 0, two = 0] = players;
  const places = [
    { number: one, place: 1 },
    { number: one, place: 1 },
    { number: 99, place: 2 },
  ];
  const wish = { tournamentId: id, round: 1, pod: 1, places, reason };
  await expect(tournaments.adjudicatePod(arbiter, wish)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    mistakes: [
      { path: ['places', 1, 'number'], detail: 'The player is listed twice.' },
      { path: ['places', 2, 'number'], detail: "This player isn't in this pod." },
      {
        path: ['places'],
        detail: `Player ${String(two)} is missing. Give every player of the pod a place.`,
      },
      { path: ['places'] },
      { path: ['places'] },
      { path: ['places', 2, 'place'] },
    ],
  });
  expect((await podOf(event, id)).status).toBe('RUNNING');
});

it('a pod is replayed under another id, and results of the first match are ignored', async () => {
  const event = open();
  const { tournaments, settle, result, wanted } = event;
  const id = await underWay(event);
  await tournaments.replayPod(arbiter, { tournamentId: id, round: 1, pod: 1, reason });
  await settle(id);
  expect(wanted.made.size).toBe(3);
  expect([...wanted.ended.values()]).toEqual(['void']);
  const { players } = await podOf(event, id);
  const seats = players.map((_, i) => ({ place: i + 1 }));
  await result(id, { round: 1, pod: 1, attempt: 1 }, seats);
  await settle(id);
  expect(await podOf(event, id)).toMatchObject({ status: 'RUNNING', attempt: 2 });
  await result(id, { round: 1, pod: 1, attempt: 2 }, seats);
  await settle(id);
  expect((await podOf(event, id)).status).toBe('FINISHED');
});

it('an extension of time is recorded with the old and the new deadline', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await underWay(event, { rounds: { advance: 'MANUAL', length: 'PT1H' } });
  const { deadline } = (await tournaments.find(undefined, id)).tournament.rounds[0] ?? {};
  const late = new Date(Date.parse(deadline ?? '') + 15 * 60_000).toISOString();
  await tournaments.extendTime(arbiter, { tournamentId: id, round: 1, by: 'PT15M', reason });
  const [entry] = await tournaments.audit(undefined, { tournamentId: id, first: 10 });
  expect(entry).toMatchObject({ before: { deadline }, after: { by: 'PT15M', deadline: late } });
});

it('a draft is shown only to staff, and doesn’t change the public version', async () => {
  const event = open();
  const { tournaments, settle, result } = event;
  const id = await underWay(event);
  for (const pod of [1, 2]) {
    const { players } = await podOf(event, id, pod);
    await result(
      id,
      { round: 1, pod },
      players.map((_, i) => ({ place: i + 1 })),
    );
  }
  await settle(id);
  const before = await tournaments.find(undefined, id);
  const steps = await tournaments.updates(undefined, { tournamentId: id, first: 500 });
  await tournaments.draftRound(owner, { tournamentId: id });
  const drafted = (await tournaments.find(owner, id)).tournament.rounds[1];
  expect(drafted?.status).toBe('DRAFT');
  const [a = [], b = []] = drafted?.pods.map(({ players }) => players) ?? [];
  const swapped = [
    [...b.slice(0, 1), ...a.slice(1)],
    [...a.slice(0, 1), ...b.slice(1)],
  ];
  await tournaments.editPairing(owner, { tournamentId: id, round: 2, pods: swapped, reason });
  expect(await tournaments.find(undefined, id)).toEqual(before);
  expect(await tournaments.updates(undefined, { tournamentId: id, first: 500 })).toEqual(steps);
  expect(await tournaments.audit(undefined, { tournamentId: id, first: 10 })).toEqual([]);
  await tournaments.publishRound(owner, { tournamentId: id, round: 2 });
  const after = await tournaments.find(undefined, id);
  expect(after.tournament.version).toBe(before.tournament.version + 1);
  expect(after.tournament.rounds[1]).toMatchObject({ report: { edited: true } });
  const audit = await tournaments.audit(undefined, { tournamentId: id, first: 10 });
  expect(audit).toMatchObject([{ id: 'a1', act: 'EDIT_PAIRING', target: { round: 2 }, reason }]);
  for (const { hash, ...entry } of audit) expect(hash).toBe(hashOfEntry('', entry));
});

it('a cancelled tournament lets running matches go on unrated, or voids them', async () => {
  for (const running of ['PLAY_ON', 'VOID'] as const) {
    const event = open();
    const { tournaments, settle, wanted, result } = event;
    const id = await underWay(event, { rated: true });
    await tournaments.cancelTournament(owner, { tournamentId: id, running, reason });
    await settle(id);
    expect(wanted.unrated.size).toBe(running === 'PLAY_ON' ? 2 : 0);
    expect([...wanted.ended.values()]).toEqual(running === 'VOID' ? ['void', 'void'] : []);
    for (const pod of [1, 2]) await result(id, { round: 1, pod }, [], 'void');
    await settle(id);
    expect((await podOf(event, id)).status).toBe(running === 'VOID' ? 'VOID' : 'RUNNING');
  }
});

it('a ruling stands, whether a result comes before or after it', async () => {
  const event = open();
  const { tournaments, settle, result } = event;
  const id = await underWay(event);
  const seats = [1, 2, 3, 4].map((place) => ({ place }));
  for (const pod of [1, 2]) {
    const { players } = await podOf(event, id, pod);
    const places = ranked(players.toReversed());
    if (pod === 1) await result(id, { round: 1, pod }, seats);
    await tournaments.adjudicatePod(arbiter, { tournamentId: id, round: 1, pod, places, reason });
    if (pod === 2) await result(id, { round: 1, pod }, seats);
    await settle(id);
    const ruled = await podOf(event, id, pod);
    expect(ruled).toMatchObject({ status: 'ADJUDICATED', by: 'ADJUDICATED' });
    expect(ruled.places?.find(({ place }) => place === 1)?.number).toBe(players.at(-1));
  }
});

it('a penalty is refused for a round that does not exist', async () => {
  const event = open();
  const { tournaments } = event;
  const id = await underWay(event);
  const penalise = (round: number) =>
    codeOf(
      tournaments.penalisePlayer(arbiter, {
        ...{ tournamentId: id, number: 1, kind: 'POINTS', points: 0.5, round, reason },
      }),
    );
  expect(await penalise(2)).toBe('BAD_USER_INPUT');
  expect(await penalise(1)).toBe('done');
});

it('a change of regulations is refused if it doesn’t fit the rounds already played', async () => {
  const event = open();
  const { tournaments } = event;
  const swiss = { format: 'SWISS', rounds: 2, podSize: { preferred: 4, min: 3, max: 5 } };
  const id = await underWay(event, { stages: [swiss, { ...swiss, cut: 4 }] });
  const change = async (more: Record<string, unknown>) => {
    const wish = { tournamentId: id, regulations: regulations(more), reason };
    return codeOf(tournaments.changeRegulations(arbiter, wish));
  };
  const schedule = { format: 'ROUND_ROBIN', podSize: { preferred: 4 } };
  const threes = { kind: 'PLACEMENT', bySize: { 3: [2, 1, 0] } };
  const inThrees = [{ ...swiss, podSize: { preferred: 3 } }];
  expect(await change({ stages: [schedule] })).toBe('BAD_USER_INPUT');
  expect(await change({ stages: inThrees, scoring: threes })).toBe('BAD_USER_INPUT');
  expect(await change({ stages: [swiss] })).toBe('done');
});
