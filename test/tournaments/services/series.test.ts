import { describe, expect, it } from 'vitest';
import { openEvent, owner, useTournaments, type Event } from './event.ts';
import { played } from './played.ts';

const open = useTournaments();
const regulations = { pointsByPlace: [10, 7.5, 5, 2] };

/** The distinguishing parts of a table: the accounts, their points, and those of each event. */
const told = async ({ tournaments }: Event, id: string) => {
  const { rows } = await tournaments.seriesTable(undefined, id);
  return rows.map(({ account, points, events }) => [
    account,
    points / 1_000,
    events.map(({ number, place }) => `${String(number)}:${String(place)}`).join(' '),
  ]);
};

describe('a series of tournaments', () => {
  it('adds the points of places in its events, and follows a correction', async () => {
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
      // players level on points and places are ranked by the latest event
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

  it('counts only finished events, and no cancelled one', async () => {
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

  it('names the qualified players, without those who can’t come', async () => {
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

  it('gives start numbers by its table, and random last ones to newcomers', async () => {
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
});
