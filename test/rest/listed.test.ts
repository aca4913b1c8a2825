import { expect, it } from 'vitest';
import { DAY, heldClock, HOUR } from '../matches/clocks/table.ts';
import { answerNext } from './support/play-on.ts';
import { useDoors } from './support/apis.ts';

const clock = heldClock();
const apis = useDoors(clock.now);

const fields = `id deadline asking news
  snapshot { pieces { thing place seat } lattices { seat laid { thing x y tone } }
    round scores { seat n } }`;
const mine = `{ matches(filter: { list: MINE }) { edges { node { ${fields} } } } }`;
const one = `query ($id: ID!) { match(id: $id) { ${fields} questions { short deadline } view } }`;
const markSeen = 'mutation ($input: MarkSeenInput!) { markSeen(input: $input) { seen } }';

const idIn = (path: string): string => path.split('/').at(-1) ?? '';

/** Starts a match of two people, with a day for each question; returns its path. */
async function begun(gameId: string): Promise<string> {
  const body = { gameId, seats: 2, timeControl: { preset: 'async-1d' } };
  const made = await apis().rest('POST', '/v1/matches', { as: 'ann', body });
  const path = String(made.headers['location']);
  await apis().rest('POST', `${path}/seats`, { as: 'bob', body: {} });
  await apis().rest('POST', `${path}/start`, { as: 'ann' });
  return path;
}

/** The one match of that path in the account's own list, by REST and by GraphQL. */
async function listed(as: string, path: string) {
  const { body } = await apis().rest('GET', '/v1/matches?list=MINE&news=true&snapshot=true', {
    as,
  });
  const { data } = await apis().graphql(mine, {}, as);
  const id = idIn(path);
  const rest = body.items.find((each: { id: string }) => each.id === id);
  const [graphql] = data.matches.edges
    .map(({ node }: { node: { id: string } }) => node)
    .filter((each: { id: string }) => each.id === id);
  expect(rest).toMatchObject(graphql);
  return graphql;
}

it('a list shows each match’s question to the player, deadline, news and snapshot', async () => {
  const path = await begun('tales-of-glory');
  const id = idIn(path);
  const { data } = await apis().graphql(one, { id }, 'ann');
  const first = await listed('ann', path);
  const [question] = data.match.questions;
  expect(first).toMatchObject({ asking: question.short, deadline: question.deadline });
  expect(first.deadline).not.toBeNull();
  expect(first.snapshot.lattices.map(({ seat }: { seat: string }) => seat)).toEqual([
    'seat1',
    'seat2',
  ]);
  expect(first.snapshot).toMatchObject({
    round: 1,
    scores: [
      { seat: 'seat1', n: 0 },
      { seat: 'seat2', n: 0 },
    ],
  });
  await apis().graphql(markSeen, { input: { matchId: id, version: 2 } }, 'ann');
  expect((await listed('ann', path)).news).toBeNull();
  for (let n = 0; n < 10; n += 1)
    for (const as of ['ann', 'bob']) await answerNext(apis(), path, as);
  const later = await listed('ann', path);
  expect(later.news).toMatch(/\p{L}/u);
  expect(later.snapshot.lattices[0].laid).not.toEqual(first.snapshot.lattices[0].laid);
  expect(later.snapshot.lattices[0].laid[0].tone).toMatch(/^[a-z]+$/u);
  const { body } = await apis().rest('GET', path, { as: 'ann' });
  await apis().graphql(markSeen, { input: { matchId: id, version: body.version } }, 'ann');
  expect((await listed('ann', path)).news).toBeNull();
});

it('an answer by the clock counts as news for its player', async () => {
  const path = await begun('tales-of-glory');
  const { body } = await apis().rest('GET', path, { as: 'ann' });
  const input = { matchId: idIn(path), version: body.version };
  await apis().graphql(markSeen, { input }, 'ann');
  await answerNext(apis(), path, 'bob');
  expect((await listed('ann', path)).news ?? '').not.toMatch(/ann/u);
  clock.pass(DAY + HOUR);
  await answerNext(apis(), path, 'ann');
  expect((await listed('ann', path)).news).toMatch(/ann/u);
});

it('the figures of a ring board are in the snapshot, each with its place and seat', async () => {
  const path = await begun('talisman');
  for (let n = 0; n < 3; n += 1)
    for (const as of ['ann', 'bob']) await answerNext(apis(), path, as);
  const { snapshot } = await listed('ann', path);
  expect(snapshot.pieces).toEqual(
    expect.arrayContaining([
      {
        thing: expect.stringContaining(':'),
        place: expect.stringMatching(/^space:/u),
        seat: 'seat1',
      },
    ]),
  );
});

it('a player’s private data isn’t shown to others in a list, and none before the start', async () => {
  const path = await begun('tales-of-glory');
  const id = idIn(path);
  for (const as of ['ann', 'bob']) await answerNext(apis(), path, as);
  for (const as of ['cid', undefined]) {
    const { data } = await apis().graphql(one, { id }, as);
    expect(data.match).toMatchObject({ asking: null, deadline: null, news: null });
    const { body } = await apis().rest('GET', '/v1/matches?list=RUNNING&news=true', {
      ...(as !== undefined && { as }),
    });
    const item = body.items.find((each: { id: string }) => each.id === id);
    expect(item).toMatchObject({ asking: null, deadline: null, news: null });
    expect(item).not.toHaveProperty('snapshot');
  }
  const body = { gameId: 'talisman', seats: 2 };
  const made = await apis().rest('POST', '/v1/matches', { as: 'ann', body });
  expect(await listed('ann', String(made.headers['location']))).toMatchObject({
    asking: null,
    deadline: null,
    news: null,
    snapshot: { pieces: [], lattices: [], round: null, scores: [] },
  });
});
