import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHouse, type House } from '../tournaments/house.ts';
import { tryAt } from './attempts.ts';
import { lines, type Role } from './matrix.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A league whose last season was called off, and whose next is proposed. */
async function leagueOf({ tournaments, people }: House, visibility: 'PUBLIC' | 'PRIVATE') {
  const owner = people.owner.actor;
  const { series } = await tournaments.createSeries(owner, {
    ...{ name: 'Rights', visibility, league: {} },
    regulations: { pointsByPlace: [3, 2, 1] },
  });
  const { tournament } = await tournaments.createTournament(owner, {
    ...{ name: 'Rights 1/1', visibility },
    regulations: {
      game: { id: 'secret-numbers' },
      timeControl: { preset: 'live' },
      stages: [{ format: 'ROUND_ROBIN', podSize: { preferred: 2 } }],
    },
  });
  const on = { tournamentId: tournament.id };
  await tournaments.announceTournament(owner, on);
  const accountIds = [people.player.actor.account];
  await tournaments.registerPlayers(owner, { ...on, accountIds });
  const reason = 'Nobody else has come.';
  await tournaments.cancelTournament(owner, { ...on, running: 'VOID', reason });
  const seriesId = series.id;
  const organizers = [people.organizer.actor.account, people.bot.actor.account];
  await tournaments.updateSeries(owner, { seriesId, organizers, events: [[tournament.id]] });
  await tournaments.draftSeason(owner, { seriesId, newcomers: ['new'] });
  return seriesId;
}

describe('permissions on series', () => {
  it.each(lines)('$name', async ({ operation, api, may }) => {
    const found: Record<string, string> = {};
    const isLook = /^(read|see|export)/.test(operation);
    let seriesId = await leagueOf(house, 'PUBLIC');
    for (const role of Object.keys(may) as Role[]) {
      if (!isLook && Object.values(found).at(-1) === 'yes') {
        seriesId = await leagueOf(house, 'PUBLIC');
      }
      const { token } = house.people[role];
      found[role] = await tryAt[api](house, { operation, token, seriesId });
    }
    expect(house.faults).toEqual([]);
    expect(found).toEqual(may);
  });
});

describe('a private series', () => {
  it('does not exist for an account without a part in it', async () => {
    const seriesId = await leagueOf(house, 'PRIVATE');
    for (const { name, operation, api } of lines) {
      for (const role of ['stranger', 'elsewhere'] as const) {
        const { token } = house.people[role];
        const outcome = await tryAt[api](house, { operation, token, seriesId });
        expect(outcome, `${name}, for ${role}`).toBe('NOT_FOUND');
      }
    }
    expect(house.faults).toEqual([]);
  });

  it('can be read by a player of one of its tournaments', async () => {
    const seriesId = await leagueOf(house, 'PRIVATE');
    const { token } = house.people.player;
    const look = { operation: 'readSeriesTable', token, seriesId };
    expect(await tryAt.graphql(house, look)).toBe('yes');
    expect(await tryAt.rest(house, look)).toBe('yes');
  });
});
