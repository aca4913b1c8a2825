import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPack } from '../../services/matches/packs/read.ts';
import { spawnLocal, startLocal, type LocalRun } from '../local/process.ts';
import { example, packFolder } from './example.ts';

/** Any JSON; a wrong guess at its shape fails a test. */
type Answer = ReturnType<typeof JSON.parse>;

const { gameId, pack } = readPack(example);

describe('a local run with a pack', () => {
  let local: LocalRun;
  let authorization: string;

  const asked = async (path: string, body?: unknown): Promise<Answer> => {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const headers = { 'content-type': 'application/json', authorization };
    return (await fetch(`http://${local.host}${path}`, { headers, ...sent })).json();
  };
  const graphql = (query: string, variables: unknown = {}) =>
    asked('/graphql', { query, variables });

  beforeAll(async () => {
    local = await startLocal({ DATA_DIR: ':memory:', PACKS: example });
    authorization = '';
    const { token } = await asked('/dev/token', { subject: 'ann' });
    authorization = `Bearer ${String(token)}`;
  });
  afterAll(() => local.stop());

  it('has the game in both APIs, with the name of its pack', async () => {
    const { data } = await graphql(
      '{ games { id pack { id of hash } } en: games { name(locale: EN) } }',
    );
    expect(data.games).toContainEqual({ id: gameId, pack });
    expect(data.games).toContainEqual({ id: 'talisman', pack: null });
    expect(data.en).toContainEqual({ name: 'Talisman: Winter at the Gate' });
    const told = await asked(`/v1/games/${gameId}`);
    expect(told).toMatchObject({ id: gameId, pack });
    expect(told.things.card['snow-wight']).toMatchObject({ type: 'type:enemy' });
    expect(await asked('/v1/games/talisman')).toMatchObject({ id: 'talisman', pack: null });
  });

  it('hosts matches of the game, with its cards and their words', async () => {
    const options = { suddenDeath: 'timed', rounds: 3, timedScore: 'held' };
    const { data } = await graphql(
      'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }',
      { input: { gameId, seats: 2, bots: ['random'], options } },
    );
    const { id } = data.createMatch;
    await graphql('mutation ($id: ID!) { startMatch(input: { matchId: $id }) { version } }', {
      id,
    });
    const look = () =>
      graphql(
        'query ($id: ID!) { match(id: $id) { game { id pack { hash } } view questions { id } } }',
        {
          id,
        },
      );
    const seen = await look();
    expect(seen.data.match.game).toEqual({ id: gameId, pack: { hash: pack.hash } });
    expect(seen.data.match.view.cards).toHaveProperty('snow-wight');
    // the bot may be the first to be asked
    await expect.poll(async () => (await look()).data.match.questions.length).toBeGreaterThan(0);
    const texts = await asked(`/v1/games/${gameId}/texts?prefix=card:snow`);
    expect(texts).toHaveProperty(['card:snow-wight'], 'Snow Wight');
  });
});

describe('a local run with an invalid pack', () => {
  const { write } = packFolder();

  it('does not start, and names the file, the place and the reason', async () => {
    const { value } = readPack(example);
    const text = JSON.stringify(value).replace('"tavern"', '"taverne"');
    const child = spawnLocal({ DATA_DIR: ':memory:', PACKS: write('bad.json', text) });
    let complaint = '';
    child.stderr?.on('data', (data: Buffer) => (complaint += String(data)));
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(complaint).toContain('bad.json: add[2].abilities[1].at[0]: there is no space "taverne"');
  });
});
