import { describe, expect, it } from 'vitest';
import type { CommandRefusedError } from '../../../services/platform/requests/refusal.ts';
import { openEvent, owner, person, useTournaments } from './event.ts';
import { opened, played } from './played.ts';

const open = useTournaments();
const regulations = { pointsByPlace: [10, 7.5, 5, 2] };
const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (thrown: unknown) => (thrown as CommandRefusedError).code,
  );

describe('commands of a series', () => {
  it('require a series named for seeding to exist', async () => {
    const event = open();
    const told = async (more: Record<string, unknown>) =>
      openEvent(event, more).catch((thrown: unknown) => thrown);
    expect(await told({ seeding: 'SERIES' })).toMatchObject({
      message: '`regulations.series` is required when `seeding` is "SERIES".',
    });
    expect(await told({ series: 'any' })).toMatchObject({
      message: '`regulations.series`: Not allowed when `seeding` is "DRAW".',
    });
    expect(await told({ seeding: 'SERIES', series: 'any' })).toMatchObject({
      message: "`regulations.series`: Series not found, or you don't have access.",
    });
  });

  it('list a new series for its organizers, wherever a command breaks off', async () => {
    const whole = open();
    const { tournaments, store, now } = whole;
    const ida = person('ida', 'organizer');
    const lost = async () => Promise.reject(new Error('The line is down.'));
    const broken = open(now, undefined, { store: { ...store.events, append: lost } });
    const input = { name: 'Cups', regulations, commandId: 'c1' };
    const namesOf = async (account: string) => {
      const { items } = await tournaments.ownSeries(person(account), { first: 50 });
      return items.map(({ item }) => item.name);
    };
    await expect(broken.tournaments.createSeries(ida, input)).rejects.toThrow('The line');
    expect(await namesOf('ida')).toEqual([]);
    // it was not set up then, and is noted at another time
    now.pass(60_000);
    const { series } = await tournaments.createSeries(ida, input);
    now.pass(60_000);
    await tournaments.createSeries(ida, input);
    expect(await namesOf('ida')).toEqual(['Cups']);

    const on = { seriesId: series.id, organizers: ['jon'] };
    await expect(broken.tournaments.updateSeries(ida, on)).rejects.toThrow('The line');
    expect(await namesOf('jon')).toEqual([]);
    const unnoted = open(now, undefined, { runs: { ...store.runs, put: lost } });
    await expect(unnoted.tournaments.updateSeries(ida, on)).rejects.toThrow('The line');
    expect((await tournaments.findSeries(ida, series.id)).series.organizers).toEqual([]);
    await tournaments.updateSeries(ida, on);
    expect(await namesOf('jon')).toEqual(['Cups']);
    const program = { ...person('jon'), machine: true } as const;
    expect((await tournaments.ownSeries(program, { first: 50 })).items).toEqual([]);
    await tournaments.updateSeries(ida, { ...on, organizers: [] });
    expect(await namesOf('jon')).toEqual([]);
    expect(await namesOf('ida')).toEqual(['Cups']);
  });

  it('refuse unsuitable events, each with a reason', async () => {
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
      'Only people who run a tournament can add it to a series.',
    );
  });

  it('show nothing of a private event to other readers of the series', async () => {
    const event = open();
    const { tournaments } = event;
    const { series } = await tournaments.createSeries(owner, { name: 'Cups', regulations });
    const id = await played(event, ['ann', 'bob', 'cid']);
    await tournaments.updateSeries(owner, { seriesId: series.id, events: [[id]] });
    expect((await tournaments.seriesTable(undefined, series.id)).rows).toHaveLength(3);
    await tournaments.updateSeries(owner, { seriesId: series.id, visibility: 'PRIVATE' });
    expect(await codeOf(tournaments.findSeries(undefined, series.id))).toBe('NOT_FOUND');
    expect(await codeOf(tournaments.findSeries(person('stu'), series.id))).toBe('NOT_FOUND');
    expect(await codeOf(tournaments.seriesTable(person('stu'), series.id))).toBe('NOT_FOUND');
    expect(await codeOf(tournaments.findSeries(person('ann'), series.id))).toBe('done');
  });

  it('drop an event that becomes private, and refuse to publish a series with one', async () => {
    const event = open();
    const { tournaments } = event;
    const { series } = await tournaments.createSeries(owner, { name: 'Cups', regulations });
    const seriesId = series.id;
    const id = await opened(event);
    await tournaments.updateSeries(owner, { seriesId, events: [[id]] });
    await tournaments.updateTournament(owner, { tournamentId: id, visibility: 'PRIVATE' });
    await played(event, ['ann', 'bob', 'cid'], Promise.resolve(id));
    expect(await tournaments.seriesTable(undefined, seriesId)).toMatchObject({
      events: [{ result: 'NONE' }],
      rows: [],
    });
    await tournaments.updateSeries(owner, { seriesId, visibility: 'PRIVATE' });
    const { rows } = await tournaments.seriesTable(owner, seriesId);
    expect(rows).toHaveLength(3);
    const shown = tournaments.updateSeries(owner, { seriesId, visibility: 'PUBLIC' });
    await expect(shown).rejects.toThrow('This tournament is private');
  });

  it('allow at most 100 tournaments', async () => {
    const { tournaments } = open();
    const { series } = await tournaments.createSeries(owner, { name: 'Cups', regulations });
    const events = Array.from({ length: 101 }, (_, i) => [`t${String(i)}`]);
    const full = tournaments.updateSeries(owner, { seriesId: series.id, events });
    await expect(full).rejects.toMatchObject({ mistakes: [{ path: ['events'] }] });
    const halves = [events.slice(0, 50).flat(), events.slice(50).flat()];
    const divided = tournaments.updateSeries(owner, { seriesId: series.id, events: halves });
    await expect(divided).rejects.toThrow('A series can have at most 100 tournaments.');
  });

  it('create a series once, however often the command comes', async () => {
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

  it('load a series from its checkpoint after many changes', async () => {
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
