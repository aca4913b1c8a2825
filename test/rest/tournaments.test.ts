import { describe, expect, it } from 'vitest';
import type { Role } from '../../services/platform/requests/actor.ts';
import { tournamentStream } from '../../services/platform/storage/tournaments/name.ts';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const olga = { as: 'olga', roles: ['player', 'organizer'] as readonly Role[] };

const regulations = {
  game: { id: 'tic-tac-toe' },
  timeControl: { preset: 'live' },
  stages: [{ format: 'SWISS', podSize: { preferred: 2 }, rounds: 2, opening: 'SNAKE' }],
  seeding: 'MANUAL',
  rounds: { advance: 'MANUAL' },
};

/** Does all that a tournament has due, as its director does. */
async function settle(id: string): Promise<void> {
  const { tournaments } = apis().hall;
  for (;;) {
    const { left } = await tournaments.fold(id);
    const { work } = await tournaments.wake(id);
    for (const each of work) if (each.does === 'seatPods') await tournaments.seatPods(each);
    await tournaments.direct(id);
    if (!left && work.length === 0) return;
  }
}

/** Lets the match of a pod end, its first seat the winner. */
const ends = (id: string, round: number, pod: number) =>
  apis().hall.store.inboxes.put({
    stream: tournamentStream(id),
    at: new Date().toISOString(),
    id: `RESULT.${String(round)}.${String(pod)}.1`,
    fact: {
      ...{ kind: 'RESULT', round, pod, attempt: 1, ended: 'RULES' },
      seats: [{ place: 1, score: 1 }, { place: 2 }],
    },
  });

const person = 'account { id name }';
const player = `id number status registeredAt waitingPlace seed entered checkedIn noShows leaving lives ${person}`;
const pod = `id round number status attempt matchId deadline held heldBy endedAt
  seats { seat player { number } account { id name } }
  result { by places { place score points noShow player { number } } }`;
const round = `number stage status podCount final startsAt deadline completedAt changedAt`;
const whole = `id version name description visibility status stage registered waiting pending code apart changedAt
  game { id name } regulations { json hash text } stages { number format status rounds cut }
  rounds { ${round} } owner { id name } roles { account { id } roles } myRoles can
  mine { ${player} } myNext { ${pod} } fairness { commitment secret } warnings { kind figures text }
  createdAt updatedAt finishedAt`;

const nodes = ({ edges }: { readonly edges: readonly { readonly node: unknown }[] }) =>
  edges.map(({ node }) => node);

async function viewed(id: string, as?: string, roles?: readonly Role[]) {
  const query = `query ($id: ID!) { tournament(id: $id) { ${whole} } }`;
  const { data, errors } = await apis().graphql(query, { id }, as, roles);
  expect(errors).toEqual([]);
  return data.tournament;
}

/** A tournament whose registration is open. */
async function opened(name: string) {
  const { rest } = apis();
  const made = await rest('POST', '/v1/tournaments', { ...olga, body: { name, regulations } });
  const { id } = made.body as { readonly id: string };
  const path = `/v1/tournaments/${id}`;
  await rest('POST', `${path}/announce`, olga);
  await rest('POST', `${path}/open-registration`, olga);
  return { id, path };
}

describe('a tournament in both APIs', () => {
  it('is created, played and read with the same names', async () => {
    const { rest, graphql } = apis();
    const body = { name: 'Cup', regulations };
    const made = await rest('POST', '/v1/tournaments', { ...olga, body });
    expect(made.status).toBe(201);
    const { id } = made.body as { readonly id: string };
    const path = `/v1/tournaments/${id}`;
    expect(made.headers['location']).toBe(path);
    expect(made.body).toMatchObject(await viewed(id, olga.as, olga.roles));
    expect((await rest('GET', path)).status).toBe(404);
    expect(await viewed(id)).toBeNull();

    const act = async (to: string, given: object = {}) => {
      const told = await rest('POST', `${path}${to}`, { ...olga, body: given });
      expect(told, to).toMatchObject({ status: 200 });
      return told.body;
    };
    await act('/announce');
    await act('/open-registration');
    const registered = await rest('POST', `${path}/registrations`, { as: 'ann', body: {} });
    expect(registered).toMatchObject({ status: 200, body: { pending: true, mine: null } });
    const register = `mutation ($input: RegisterForTournamentInput!) { registerForTournament(input: $input) { pending } }`;
    for (const who of ['bob', 'cyd', 'dan']) {
      const { data } = await graphql(register, { input: { tournamentId: id } }, who);
      expect(data.registerForTournament).toEqual({ pending: true });
    }
    await settle(id);
    const listing = `{ tournaments(filter: { gameId: "tic-tac-toe" }) { edges { node {
      id name status visibility players cap startsAt createdAt updatedAt game { id name } } } } }`;
    const listed = await graphql(listing, {});
    const shelf = await rest('GET', '/v1/tournaments?gameId=tic-tac-toe');
    expect(shelf.body.items).toMatchObject(nodes(listed.data.tournaments));
    expect(shelf.body.items).toMatchObject([{ id, players: 4 }]);
    expect((await rest('GET', '/v1/tournaments?list=MINE', { as: 'ann' })).body.items).toEqual(
      shelf.body.items,
    );
    await rest('PUT', `${path}/seeding`, {
      ...olga,
      body: { accountIds: ['dan', 'cyd', 'bob', 'ann'] },
    });
    await act('/start');
    const pods = [
      [1, 3],
      [4, 2],
    ];
    const asked = `query ($id: ID!, $pods: [[Int!]!]) { previewPairing(tournamentId: $id, pods: $pods) {
      round pods byes report { algorithm repeats edited } } }`;
    for (const wish of [{ pods }, {}]) {
      const preview = await graphql(asked, { id, ...wish }, olga.as, olga.roles);
      expect(await act('/rounds/1/preview', wish)).toMatchObject(preview.data.previewPairing);
    }
    expect(await act('/rounds/1/preview', { pods })).toMatchObject({ pods, byes: [] });
    expect((await rest('GET', `${path}/rounds/1/pairing`, olga)).body).toEqual(
      await act('/rounds/1/preview'),
    );
    expect(await rest('POST', `${path}/rounds/2/preview`, { ...olga, body: {} })).toMatchObject({
      ...{ status: 404, body: { detail: 'The next round to draft is 1.' } },
    });
    await act('/rounds');
    expect((await rest('GET', `${path}/rounds/1`)).status).toBe(404);
    const drafted = await rest('GET', `${path}/rounds/1`, olga);
    expect(drafted.body).toMatchObject({ status: 'DRAFT', podCount: 2 });
    await act('/rounds/1/publish');
    await settle(id);
    for (const each of [1, 2]) await ends(id, 1, each);
    await settle(id);

    const seen = await rest('GET', path, { as: 'ann' });
    expect(seen.body).toMatchObject(await viewed(id, 'ann'));
    const query = `query ($id: ID!) { tournament(id: $id) {
      players { edges { cursor node { ${player} } } }
      round(number: 1) { ${round} seed regulations byes { number } missed { number } forbidden forbiddenHash stepsHash
        pairing { algorithm weights repeats spread oddPods byes broken edited }
        pods { edges { node { ${pod} } } } }
      standings { stage round edges { node { rank points player { number } tieBreaks { kind value }
        results { round pod place points source } } } }
      updates { version at events } export } }`;
    const { data, errors } = await graphql(query, { id });
    expect(errors).toEqual([]);
    const { players, round: first, standings, updates, export: whole_ } = data.tournament;
    const { pods: played, ...itself } = first;
    expect((await rest('GET', `${path}/players`)).body.items).toMatchObject(nodes(players));
    const told = await rest('GET', `${path}/rounds/1`);
    expect(told.body).toMatchObject({ ...itself, status: 'COMPLETED' });
    expect(told.body.pods.items).toMatchObject(nodes(played));
    expect((await rest('GET', `${path}/rounds/1/pods/2`)).body).toMatchObject(
      nodes(played)[1] as object,
    );
    const table = await rest('GET', `${path}/standings`);
    expect(table.body).toMatchObject({ stage: 1, round: 1, items: nodes(standings) });
    expect(table.body.items.map(({ points }: { points: number }) => points)).toEqual([5, 5, 0, 0]);
    expect((await rest('GET', `${path}/updates`)).body.items).toEqual(updates);
    expect((await rest('GET', `${path}/export`)).body).toEqual(whole_);

    const csv = await rest('GET', `${path}/standings.csv`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.text.split('\r\n')[0]).toMatch(/^\uFEFFrank,number,name,points,WINS,/);
    const events = await rest('GET', `${path}/events`);
    expect(events.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    const steps = events.text.trim().split('\n');
    expect(steps.map((line): unknown => JSON.parse(line))).toEqual(whole_.commits);
    await act('/numbers/1/penalties', { kind: 'WARNING', reason: 'Spoke to the next table.' });
    const audit = await rest('GET', `${path}/audit`, { headers: { 'accept-language': 'cs' } });
    expect(audit.body.items).toMatchObject([{ act: 'PENALISE', text: 'Udělení trestu' }]);
    const report = await rest('GET', `${path}/trf`);
    expect(report.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(report.text).toMatch(/^012 Cup\r\n/);
    expect(report.text).toMatch(
      /\r\n### [\d-]{10} PENALISE number 1, by OWNER: Spoke to the next table\.\r\n/,
    );
  });

  it('is cached for five seconds for signed-out readers, and for no one else', async () => {
    const { rest } = apis();
    const { path } = await opened('Cached');
    for (const each of ['', '/standings']) {
      const first = await rest('GET', `${path}${each}`);
      expect(first.headers).toMatchObject({
        'cache-control': 'public, max-age=5',
        vary: 'authorization, accept, accept-language',
      });
      const known = { 'if-none-match': String(first.headers['etag']) };
      const again = await rest('GET', `${path}${each}`, { headers: known });
      expect(again).toMatchObject({ status: 304, text: '' });
      expect(again.headers['cache-control']).toBe('public, max-age=5');
      const signed = await rest('GET', `${path}${each}`, { as: 'ann' });
      expect(signed.headers['cache-control']).toBe('private, no-cache');
    }
    expect((await rest('GET', `${path}/audit`)).headers['cache-control']).toBe('private, no-cache');
  });

  it('refuses a staff command based on an outdated version', async () => {
    const { rest } = apis();
    const { path } = await opened('Guarded');
    const { headers } = await rest('GET', path, olga);
    const seen = { 'if-match': String(headers['etag']) };
    const renamed = { ...olga, body: { name: 'Renamed' }, headers: seen };
    expect((await rest('PATCH', path, renamed)).body).toMatchObject({ name: 'Renamed' });
    expect(await rest('PATCH', path, renamed)).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION' },
    });
  });

  it('refuses a wrong command by its fault and place', async () => {
    const { rest, graphql } = apis();
    const { id, path } = await opened('Wrong');
    const told = await rest('PUT', `${path}/rounds/1/pods/1/adjudication`, {
      ...olga,
      body: { places: [{ number: 1, place: 1 }], reason: 'short' },
    });
    expect(told).toMatchObject({ status: 422, body: { faults: [{ in: 'body', at: '/reason' }] } });
    const draft = await rest('POST', `${path}/rounds`, { ...olga, body: {} });
    expect(draft).toMatchObject({
      status: 409,
      body: { code: 'TOURNAMENT_STATE', tournamentStatus: 'REGISTRATION', allowed: ['RUNNING'] },
    });
    const drafting = `mutation ($input: DraftRoundInput!) { draftRound(input: $input) { id } }`;
    const { errors } = await graphql(
      drafting,
      { input: { tournamentId: id } },
      olga.as,
      olga.roles,
    );
    expect(errors[0]?.extensions).toMatchObject({ status: 'REGISTRATION', allowed: ['RUNNING'] });
    const points = `mutation ($input: PenalisePlayerInput!) { penalisePlayer(input: $input) { id } }`;
    const finer = {
      tournamentId: id,
      number: 1,
      kind: 'POINTS',
      points: 0.1234,
      reason: 'Too fine by far.',
    };
    const refused = await graphql(points, { input: finer }, olga.as, olga.roles);
    expect(refused.errors[0]).toMatchObject({
      message: '`points`: Must have at most three decimals.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    for (const where of ['/rounds/0', '/rounds/x', '/rounds/1/pods/1', '/rounds/99'])
      expect((await rest('GET', `${path}${where}`)).status, where).toBe(404);
    expect((await rest('GET', `${path}/audit?after=z`)).body.faults).toMatchObject([
      { in: 'query', at: 'after' },
    ]);
  });

  it('gives the schema of its regulations', async () => {
    const { rest, graphql } = apis();
    const { data } = await graphql('{ regulationsSchema }', {});
    const told = await rest('GET', '/v1/tournaments/regulations-schema');
    expect(told.body).toEqual(data.regulationsSchema);
    expect(told.body.required).toEqual(['game', 'stages']);
  });
});
