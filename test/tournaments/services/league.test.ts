import { describe, expect, it } from 'vitest';
import type { SeatResult } from '../../../services/tournaments/facts/fact.ts';
import { divisionsSetUp } from '../../../services/tournaments/series/divisions.ts';
import { readSeries } from '../../../services/tournaments/series/series-aggregate.ts';
import { openEvent, owner, person, useTournaments, type Event } from './event.ts';

const open = useTournaments();
const words = (text: string): string[] => text.split(' ');

/** A single round robin of each division, two at a table, all rounds at once. */
const regulations = {
  game: { id: 'secret-numbers' },
  timeControl: { preset: 'live' },
  stages: [
    {
      format: 'ROUND_ROBIN',
      podSize: { preferred: 2, min: 2, max: 3 },
      concurrency: 15,
    },
  ],
  registration: { mode: 'INVITED' },
  rounds: { advance: 'AUTO', gap: 'PT0S' },
};

async function league(event: Event): Promise<string> {
  const { series } = await event.tournaments.createSeries(owner, {
    name: 'City League',
    regulations: { pointsByPlace: [16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] },
    league: { size: 8, up: 2, down: 2 },
  });
  return series.id;
}

/** Plays a division to its end: the player who stands earlier in `strength` wins each match. */
async function play(event: Event, id: string, strength: readonly string[]): Promise<void> {
  const { tournaments, settle, result } = event;
  const on = { tournamentId: id };
  await tournaments.announceTournament(owner, on);
  await tournaments.openRegistration(owner, on);
  const { invited } = (await tournaments.find(owner, id)).tournament;
  await tournaments.registerPlayers(owner, { ...on, accountIds: [...invited] });
  await tournaments.startTournament(owner, on);
  await settle(id);
  const { tournament } = await tournaments.find(owner, id);
  const rankOf = (number: number): number => {
    const { account = '' } = tournament.players[tournament.numbers[number - 1] ?? -1] ?? {};
    return strength.indexOf(account);
  };
  for (const { round, pods } of tournament.rounds) {
    for (const { pod, players } of pods) {
      const best = Math.min(...players.map(rankOf));
      const seats = players.map((each): SeatResult => ({
        place: rankOf(each) === best ? 1 : 2,
      }));
      await result(id, { round, pod }, seats);
    }
  }
  await settle(id);
}

const divisionsOf = (draft: { readonly divisions: readonly { accounts: readonly string[] }[] }) =>
  draft.divisions.map(({ accounts }) => accounts);

describe('a league', () => {
  it('runs through two seasons, with promotion and relegation', async () => {
    const event = open();
    const { tournaments } = event;
    const seriesId = await league(event);
    const first = words('a1 a2 a3 a4 a5 a6 a7 a8');
    const second = words('b1 b2 b3 b4 b5 b6 b7 b8');
    const newcomers = [...first, ...second];

    const { series } = await tournaments.draftSeason(owner, { seriesId, newcomers, regulations });
    expect(divisionsOf(series.draft ?? { divisions: [] })).toEqual([first, second]);
    expect((await tournaments.findSeries(person('a1'), seriesId)).series.draft).toBeUndefined();
    const ids = series.draft?.divisions.map(({ tournament = '' }) => tournament) ?? [];
    const names = await Promise.all(
      ids.map(async (id) => {
        const { tournament } = await tournaments.find(owner, id);
        expect(tournament).toMatchObject({ status: 'DRAFT', visibility: 'PUBLIC' });
        return tournament.name;
      }),
    );
    expect(names).toEqual(['City League 1/1', 'City League 1/2']);
    for (const id of ids) await play(event, id, newcomers);
    const taken = await tournaments.updateSeries(owner, { seriesId, events: [ids] });
    expect(taken.series.draft).toBeUndefined();

    const wrong = { seriesId, leaving: ['a3', 'nobody'], newcomers: ['b1'] };
    await expect(tournaments.draftSeason(owner, wrong)).rejects.toMatchObject({
      mistakes: [{ path: ['leaving', 1] }, { path: ['newcomers', 0] }],
    });
    const next = await tournaments.draftSeason(owner, {
      seriesId,
      leaving: ['a3'],
      newcomers: ['new'],
    });
    const proposed = [words('a1 a2 a4 a5 a6 b1 b2 a7'), words('a8 b3 b4 b5 b6 b7 b8 new')];
    expect(divisionsOf(next.series.draft ?? { divisions: [] })).toEqual(proposed);
    expect(next.series.draft).toMatchObject({ season: 2, tooFew: false });

    const edited = [words('a1 a2 a4 a5 a6 b1 b2 new'), words('a7 a8 b3 b4 b5 b6 b7 b8')];
    const made = await tournaments.draftSeason(owner, {
      seriesId,
      divisions: edited,
      regulations,
    });
    expect(divisionsOf(made.series.draft ?? { divisions: [] })).toEqual(edited);
    expect(made.series.draft?.moves).toContainEqual({ account: 'new', to: 1 });
    expect(made.series.draft?.moves).toContainEqual({ account: 'a7', from: 1, to: 2 });
    const later = made.series.draft?.divisions.map(({ tournament = '' }) => tournament) ?? [];
    const strength = words('b1 a1 a2 a4 a5 a6 b2 new a7 a8 b3 b4 b5 b6 b7 b8');
    for (const id of later) await play(event, id, strength);
    await tournaments.updateSeries(owner, { seriesId, events: [ids, later] });

    const { rows, events } = await tournaments.seriesTable(undefined, seriesId);
    expect(events.map(({ result }) => result)).toEqual(['PROVISIONAL', 'PROVISIONAL']);
    const row = (account: string) => rows.find((each) => each.account === account);
    // in the season, the second division stands below the first
    expect(row('b1')?.events).toEqual([
      { number: 1, tournament: ids[1], place: 9, points: 8_000, counts: true },
      { number: 2, tournament: later[0], place: 1, points: 16_000, counts: true },
    ]);
    expect(rows[0]).toMatchObject({ account: 'a1', points: 31_000 });
    expect(rows).toHaveLength(17);
    const third = await tournaments.draftSeason(owner, { seriesId });
    expect(divisionsOf(third.series.draft ?? { divisions: [] })).toEqual([
      words('b1 a1 a2 a4 a5 a6 a7 a8'),
      words('b2 new b3 b4 b5 b6 b7 b8'),
    ]);
  });

  it('proposes no season while its last one is played', async () => {
    const event = open();
    const { tournaments } = event;
    const seriesId = await league(event);
    const newcomers = words('a1 a2 a3 a4 a5 a6 a7 a8');
    const { series } = await tournaments.draftSeason(owner, { seriesId, newcomers, regulations });
    const [id = ''] = series.draft?.divisions.map(({ tournament = '' }) => tournament) ?? [];
    await tournaments.announceTournament(owner, { tournamentId: id });
    await tournaments.updateSeries(owner, { seriesId, events: [[id]] });
    await expect(tournaments.draftSeason(owner, { seriesId })).rejects.toMatchObject({
      code: 'TOURNAMENT_STATE',
      status: 'ANNOUNCED',
      allowed: ['FINISHED', 'FINAL'],
    });
  });

  it('continues without a cancelled division', async () => {
    const event = open();
    const { tournaments } = event;
    const seriesId = await league(event);
    const newcomers = words('a1 a2 a3 a4 a5 a6 a7 a8 b1 b2 b3 b4 b5 b6 b7 b8');
    const { series } = await tournaments.draftSeason(owner, { seriesId, newcomers, regulations });
    const ids = series.draft?.divisions.map(({ tournament = '' }) => tournament) ?? [];
    const [above = '', below = ''] = ids;
    await play(event, above, newcomers);
    const on = { tournamentId: below };
    await tournaments.announceTournament(owner, on);
    await tournaments.cancelTournament(owner, { ...on, running: 'VOID', reason: 'Nobody came.' });
    await tournaments.updateSeries(owner, { seriesId, events: [ids] });
    const { events, rows } = await tournaments.seriesTable(undefined, seriesId);
    expect(events.map(({ result }) => result)).toEqual(['PROVISIONAL']);
    expect(rows.map(({ account }) => account)).toEqual(newcomers.slice(0, 8));
    const next = await tournaments.draftSeason(owner, { seriesId, newcomers: ['b1'] });
    expect(divisionsOf(next.series.draft ?? { divisions: [] })).toEqual([
      [...newcomers.slice(0, 8), 'b1'],
    ]);
  });

  it('refuses a division of fewer than 8, and one that is not a round robin', async () => {
    const event = open();
    const { tournaments } = event;
    const seriesId = await league(event);
    const few = { seriesId, newcomers: words('a1 a2 a3') };
    const proposal = await tournaments.draftSeason(owner, few);
    expect(proposal.series.draft?.tooFew).toBe(true);
    await expect(tournaments.draftSeason(owner, { ...few, regulations })).rejects.toMatchObject({
      code: 'TOO_FEW_PLAYERS',
    });
    const newcomers = words('a1 a2 a3 a4 a5 a6 a7 a8');
    const stages = [{ format: 'SWISS', rounds: 1, podSize: { preferred: 2 } }];
    for (const wrong of [{ ...regulations, stages }, {}, null, 'round robin']) {
      const draft = tournaments.draftSeason(owner, { seriesId, newcomers, regulations: wrong });
      await expect(draft).rejects.toThrow('A league division must be one round robin.');
    }
    const swiss = await openEvent(event);
    const taken = tournaments.updateSeries(owner, { seriesId, events: [[swiss]] });
    await expect(taken).rejects.toThrow('A league division must be one round robin.');
  });

  it('finds the divisions that an interrupted try created', async () => {
    const event = open();
    const { tournaments, store } = event;
    const seriesId = await league(event);
    const { record } = (await readSeries(store.events, `series#${seriesId}`)) ?? {};
    if (record === undefined) throw new Error("Series not found, or you don't have access.");
    const accounts = words('a1 a2 a3 a4 a5 a6 a7 a8');
    const setUp = divisionsSetUp(tournaments, owner, { record, regulations });
    const ids = await setUp(1, [{ accounts }]);
    const input = { seriesId, newcomers: accounts, regulations };
    const { series } = await tournaments.draftSeason(owner, input);
    expect(series.draft?.divisions.map(({ tournament }) => tournament)).toEqual(ids);
    const { tournament } = await tournaments.find(owner, ids[0] ?? '');
    expect(tournament.invited).toEqual(accounts);
  });

  it('is a league from its creation, or never', async () => {
    const event = open();
    const { tournaments } = event;
    const { series } = await tournaments.createSeries(owner, {
      name: 'Cups',
      regulations: { pointsByPlace: [1] },
    });
    const seriesId = series.id;
    await expect(tournaments.draftSeason(owner, { seriesId })).rejects.toThrow(
      'This series is not a league',
    );
    const change = { seriesId, league: {} };
    await expect(tournaments.updateSeries(owner, change)).rejects.toThrow(
      'Create a league instead',
    );
    const [one, two] = [await openEvent(event), await openEvent(event)];
    const divided = tournaments.updateSeries(owner, { seriesId, events: [[one, two]] });
    await expect(divided).rejects.toThrow('Only league seasons can have divisions.');
  });
});
