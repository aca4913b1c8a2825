import { describe, expect, it } from 'vitest';
import type { CommandRefusedError } from '../../../services/requests/refusal.ts';
import { openEvent, owner, person, useTournaments, type Event } from './event.ts';

const open = useTournaments();
const regulations = { pointsByPlace: [10, 7.5, 5, 2] };
const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (thrown: unknown) => (thrown as CommandRefusedError).code,
  );

/** Plays an event of one pod, in which the accounts come in this order; it is finished then. */
async function played(event: Event, order: readonly string[]): Promise<string> {
  const { tournaments, settle, result } = event;
  const size = order.length;
  const id = await openEvent(event, {
    stages: [{ format: 'SWISS', rounds: 1, podSize: { preferred: size, min: size, max: size } }],
    scoring: { kind: 'PLACEMENT', bySize: { 3: [2, 1, 0] } },
  });
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

/** Everything that is to be told apart in a table: who, how many points, and what each event gave. */
const told = async ({ tournaments }: Event, id: string) => {
  const { rows } = await tournaments.seriesTable(undefined, id);
  return rows.map(({ account, points, events }) => [
    account,
    points / 1_000,
    events.map(({ number, place }) => `${String(number)}:${String(place)}`).join(' '),
  ]);
};

describe('a series', () => {
  it('adds up what the places of its events are worth, and follows a correction', async () => {
    const event = open();
    const { tournaments, settle, now } = event;
    const { series } = await tournaments.createSeries(owner, { name: 'Club Year', regulations });
    const seriesId = series.id;
    const events = [
      [await played(event, ['ann', 'bob', 'cid'])],
      [await played(event, ['bob', 'ann', 'dan'])],
      [await played(event, ['cid', 'ann', 'bob'])],
    ];
    await tournaments.updateSeries(owner, { seriesId, events: events.slice(0, 2) });
    expect(await told(event, seriesId)).toEqual([
      // who has as many points and places goes by the latest event
      ['bob', 17.5, '1:2 2:1'],
      ['ann', 17.5, '1:1 2:2'],
      ['dan', 5, '2:3'],
      ['cid', 5, '1:3'],
    ]);
    await tournaments.updateSeries(owner, { seriesId, events });
    expect(await told(event, seriesId)).toEqual([
      ['ann', 25, '1:1 2:2 3:2'],
      ['bob', 22.5, '1:2 2:1 3:3'],
      ['cid', 15, '1:3 3:1'],
      ['dan', 5, '2:3'],
    ]);
    const [third = ''] = events[2] ?? [];
    const { tournament } = await tournaments.find(owner, third);
    const numberOf = (who: string) =>
      tournament.players.find(({ account }) => account === who)?.number ?? 0;
    await tournaments.adjudicatePod(owner, {
      ...{ tournamentId: third, round: 1, pod: 1, reason: 'The score was added up wrongly.' },
      places: ['bob', 'cid', 'ann'].map((who, i) => ({ number: numberOf(who), place: i + 1 })),
    });
    expect(await told(event, seriesId)).toEqual([
      ['bob', 27.5, '1:2 2:1 3:1'],
      ['ann', 22.5, '1:1 2:2 3:3'],
      ['cid', 12.5, '1:3 3:2'],
      ['dan', 5, '2:3'],
    ]);
    const results = async () =>
      (await tournaments.seriesTable(undefined, seriesId)).events.map(({ result }) => result);
    expect(await results()).toEqual(['PROVISIONAL', 'PROVISIONAL', 'PROVISIONAL']);
    now.pass(15 * 60_000);
    for (const [id = ''] of events) await settle(id);
    expect(await results()).toEqual(['FINAL', 'FINAL', 'FINAL']);
  });

  it('counts what is over alone, and nothing that was called off', async () => {
    const event = open();
    const { tournaments } = event;
    const { series } = await tournaments.createSeries(owner, { name: 'Cups', regulations });
    const [over, off, on] = [
      await played(event, ['ann', 'bob', 'cid']),
      await openEvent(event),
      await openEvent(event),
    ];
    const reason = 'The hall is closed today.';
    await tournaments.cancelTournament(owner, { tournamentId: off, running: 'VOID', reason });
    const events = [[off], [on], [over]];
    await tournaments.updateSeries(owner, { seriesId: series.id, events });
    const table = await tournaments.seriesTable(undefined, series.id);
    expect(table.events.map(({ result }) => result)).toEqual(['NONE', 'NONE', 'PROVISIONAL']);
    expect(table.rows.map(({ events: scores }) => scores)).toEqual([
      [{ number: 3, tournament: over, place: 1, points: 10_000, counts: true }],
      [{ number: 3, tournament: over, place: 2, points: 7_500, counts: true }],
      [{ number: 3, tournament: over, place: 3, points: 5_000, counts: true }],
    ]);
  });

  it('says who qualifies, without those who cannot come', async () => {
    const event = open();
    const { tournaments } = event;
    const rules = { ...regulations, atLeast: 2 };
    const { series } = await tournaments.createSeries(owner, { name: 'Cups', regulations: rules });
    const events = [
      [await played(event, ['ann', 'bob', 'cid'])],
      [await played(event, ['dan', 'cid', 'bob'])],
    ];
    await tournaments.updateSeries(owner, { seriesId: series.id, events });
    const of = { seriesId: series.id, count: 8 };
    expect(await tournaments.qualifiedIn(undefined, of)).toEqual(['cid', 'bob']);
    const without = ['bob'];
    expect(await tournaments.qualifiedIn(undefined, { ...of, without })).toEqual(['cid']);
  });

  it('gives start numbers by its table, and to newcomers the last, by lot', async () => {
    const event = open();
    const { tournaments } = event;
    const { series } = await tournaments.createSeries(owner, { name: 'Cups', regulations });
    const events = [[await played(event, ['cid', 'ann', 'bob'])]];
    await tournaments.updateSeries(owner, { seriesId: series.id, events });
    const id = await openEvent(event, { seeding: 'SERIES', series: series.id });
    const accountIds = ['zed', 'ann', 'bob', 'cid'];
    await tournaments.registerPlayers(owner, { tournamentId: id, accountIds });
    await tournaments.startTournament(owner, { tournamentId: id });
    const { tournament } = await tournaments.find(owner, id);
    expect(tournament.numbers.map((i) => tournament.players[i]?.account)).toEqual([
      'cid',
      'ann',
      'bob',
      'zed',
    ]);
  });

  it('is to be named where it is to seed, and has to be there', async () => {
    const event = open();
    const told = async (more: Record<string, unknown>) =>
      openEvent(event, more).catch((thrown: unknown) => thrown);
    expect(await told({ seeding: 'SERIES' })).toMatchObject({
      message: 'regulations.series: Say by which series.',
    });
    expect(await told({ series: 'any' })).toMatchObject({
      message: 'regulations.series: Start numbers go by DRAW here.',
    });
    expect(await told({ seeding: 'SERIES', series: 'any' })).toMatchObject({
      message: 'regulations.series: There is no such series.',
    });
  });

  it('refuses events that cannot stand in it, and tells each', async () => {
    const event = open();
    const { tournaments } = event;
    const { series } = await tournaments.createSeries(owner, { name: 'Cups', regulations });
    const seriesId = series.id;
    const draft = await tournaments.createTournament(owner, {
      name: 'Not yet',
      regulations: {
        game: { id: 'secret-numbers' },
        timeControl: { preset: 'live' },
        stages: [{ format: 'SWISS', rounds: 1, podSize: { preferred: 3 } }],
      },
    });
    const hidden = await openEvent(event);
    await tournaments.updateTournament(owner, { tournamentId: hidden, visibility: 'PRIVATE' });
    const fine = await openEvent(event);
    const refused = tournaments.updateSeries(owner, {
      seriesId,
      events: [[draft.tournament.id], [hidden], ['nothing'], [fine]],
    });
    await expect(refused).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      mistakes: [
        { path: ['events', 0, 0] },
        { path: ['events', 1, 0] },
        { path: ['events', 2, 0] },
      ],
    });
    const twice = tournaments.updateSeries(owner, { seriesId, events: [[fine], [fine]] });
    expect(await codeOf(twice)).toBe('BAD_USER_INPUT');
    await tournaments.updateSeries(owner, { seriesId, organizers: ['otto'], events: [[fine]] });
    const otto = person('otto');
    const other = await openEvent(event);
    const foreign = tournaments.updateSeries(otto, { seriesId, events: [[fine], [other]] });
    await expect(foreign).rejects.toThrow(
      'Only those who run a tournament bring it into a series.',
    );
  });

  it('shows nothing of a private event to those who may read it', async () => {
    const event = open();
    const { tournaments } = event;
    const { series } = await tournaments.createSeries(owner, { name: 'Cups', regulations });
    const id = await played(event, ['ann', 'bob', 'cid']);
    await tournaments.updateSeries(owner, { seriesId: series.id, events: [[id]] });
    expect(await told(event, series.id)).toHaveLength(3);
    await tournaments.updateSeries(owner, { seriesId: series.id, visibility: 'PRIVATE' });
    expect(await codeOf(tournaments.findSeries(undefined, series.id))).toBe('NOT_FOUND');
    expect(await codeOf(tournaments.findSeries(person('stu'), series.id))).toBe('NOT_FOUND');
    expect(await codeOf(tournaments.seriesTable(person('stu'), series.id))).toBe('NOT_FOUND');
    expect(await codeOf(tournaments.findSeries(person('ann'), series.id))).toBe('done');
  });

  it('is set up once, however often the command comes', async () => {
    const { tournaments } = open();
    const input = { name: 'Cups', regulations, commandId: 'one' };
    const first = await tournaments.createSeries(owner, input);
    const again = await tournaments.createSeries(owner, input);
    expect(again.series.id).toBe(first.series.id);
    const other = tournaments.createSeries(owner, { ...input, name: 'Other' });
    expect(await codeOf(other)).toBe('BAD_USER_INPUT');
    const seriesId = first.series.id;
    const update = { seriesId, description: 'Monthly.', commandId: 'two', expectedVersion: 0 };
    expect((await tournaments.updateSeries(owner, update)).version).toBe(1);
    expect((await tournaments.updateSeries(owner, update)).version).toBe(1);
    const stale = tournaments.updateSeries(owner, { ...update, commandId: 'three' });
    expect(await codeOf(stale)).toBe('STALE_VERSION');
  });

  it('is read over from its checkpoint after many changes', async () => {
    const event = open();
    const { series } = await event.tournaments.createSeries(owner, { name: 'Cups', regulations });
    for (let i = 1; i <= 20; i += 1) {
      const change = { seriesId: series.id, description: `The ${String(i)}th.` };
      await event.tournaments.updateSeries(owner, change);
    }
    const { commits } = (await event.store.events.load(`series#${series.id}`)) ?? { commits: [] };
    expect(commits.length).toBeLessThan(16);
    const found = await event.tournaments.findSeries(undefined, series.id);
    expect(found).toMatchObject({ version: 20, series: { description: 'The 20th.' } });
  });
});
