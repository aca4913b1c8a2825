import { describe, expect, it } from 'vitest';
import { DAY, heldClock } from '../matches/clocks/table.ts';
import type { Manner } from './support/apis.ts';
import { answerNext } from './support/play-on.ts';
import { useDoors } from './support/apis.ts';

const clock = heldClock();
const apis = useDoors(clock.now);

const whole = `query ($id: ID!) {
  match(id: $id) {
    version status updatedAt spectatorDelay can waitingOn view(version: null) result { reason }
    clocks { seat running deadline cause } proposals { id } undo { to }
    log(first: 500) { version at text begins } journal(first: 500) { version type data }
    updates(after: 0, first: 100) { version at patch seatsAt }
    since(version: 0) { from to turns { turn } }
    seats { id presence missed }
  }
  node(id: $id) { ... on Match { version updatedAt } }
  matches(filter: { list: RUNNING }) { edges { node { id version updatedAt waitingOn } } }
}`;

/** Starts a match of two at Tales of Glory; returns its path. */
async function begun(spectatorDelay: number): Promise<string> {
  const timeControl = { preset: 'async-1d' };
  const body = { gameId: 'tales-of-glory', seats: 2, timeControl, spectatorDelay };
  const made = await apis().rest('POST', '/v1/matches', { as: 'ann', body });
  expect(made.body).toMatchObject({ spectatorDelay });
  const path = String(made.headers['location']);
  await apis().rest('POST', `${path}/seats`, { as: 'bob', body: {} });
  await apis().rest('POST', `${path}/start`, { as: 'ann' });
  return path;
}

/** All that both APIs show an account of a match, by every path. */
async function toldTo(path: string, who: Manner = {}): Promise<string> {
  const id = path.split('/').at(-1) ?? '';
  const roads = ['', '/updates?after=0', '/log', '/log?last=40', '/journal', '/view', '/since'];
  const rest = [];
  for (const road of roads) {
    const { status, body, headers } = await apis().rest('GET', `${path}${road}`, who);
    expect(status).toBe(200);
    rest.push([road, body, headers['etag'], headers['last-modified']]);
  }
  const list = await apis().rest('GET', '/v1/matches?list=RUNNING', who);
  const listed = list.body.items.filter((each: { id: string }) => each.id === id);
  const { data, errors } = await apis().graphql(whole, { id }, who.as, who.roles);
  expect(errors).toEqual([]);
  const edges = data.matches.edges.filter((each: { node: { id: string } }) => each.node.id === id);
  return JSON.stringify([rest, listed, data.match, data.node, edges]);
}

/** Every version in a text. */
const versionsIn = (told: string): number[] =>
  [...told.matchAll(/"(?:version|seatsAt|to|from)":(\d+)/g)].map(([, digits]) => Number(digits));

type Line = { readonly version: number; readonly begins: string | null };
/** The versions in which rounds began, and the newest, as a player sees them. */
async function truth(path: string) {
  const { body } = await apis().rest('GET', `${path}/log?first=500`, { as: 'ann' });
  const { body: match } = await apis().rest('GET', path, { as: 'ann' });
  const begins = (body.items as Line[]).flatMap((line) => (line.begins ? [line.version] : []));
  return { begins, version: Number(match.version) };
}

describe('a match with a delay of one turn', () => {
  it('shows a stranger nothing of the current turn, in any operation', async () => {
    const path = await begun(1);
    const shown = new Map<number, Set<string>>();
    for (let n = 0; shown.size < 3; n += 1) {
      expect(n).toBeLessThan(40);
      const { begins } = await truth(path);
      const last = begins.at(-1) ?? 0;
      for (const who of [{}, { as: 'cid' }]) {
        const told = await toldTo(path, who);
        expect(Math.max(...versionsIn(told)), `after ${String(n)} answers`).toBe(last - 1);
        shown.set(last, (shown.get(last) ?? new Set()).add(told));
      }
      clock.pass(DAY / 100);
      for (const as of ['ann', 'bob']) await answerNext(apis(), path, as);
    }
    // the two strangers may do different things, and nothing else tells one moment of a turn from another
    expect([...shown.values()].map(({ size }) => size)).toEqual([2, 2, 2]);
  });

  it('shows the present to its players, to organizers and admins, and to all once it is over', async () => {
    const path = await begun(1);
    for (let n = 0; n < 5; n += 1) await answerNext(apis(), path, n % 2 === 0 ? 'ann' : 'bob');
    const { version } = await truth(path);
    const versionFor = async (who: Manner) => (await apis().rest('GET', path, who)).body.version;
    expect(await versionFor({ as: 'bob' })).toBe(version);
    expect(await versionFor({ as: 'olga', roles: ['player', 'organizer'] })).toBe(version);
    expect(await versionFor({ as: 'adam', roles: ['player', 'admin'] })).toBe(version);
    expect(await versionFor({ as: 'cid' })).toBeLessThan(version);
    await apis().rest('POST', `${path}/resign`, { as: 'ann' });
    await apis().rest('POST', `${path}/resign`, { as: 'bob' });
    const over = await apis().rest('GET', path, { as: 'bob' });
    expect(['FINISHED', 'ABANDONED']).toContain(over.body.status);
    expect(await versionFor({})).toBe(over.body.version);
  });

  it('refuses a stranger who expects the current version as one who is ahead of the shown one', async () => {
    const path = await begun(1);
    for (let n = 0; n < 5; n += 1) await answerNext(apis(), path, n % 2 === 0 ? 'ann' : 'bob');
    const { body: seen } = await apis().rest('GET', path, { as: 'cid' });
    const { version } = await truth(path);
    const resign = (expected: number) =>
      apis().rest('POST', `${path}/resign`, {
        as: 'cid',
        headers: { 'if-match': `"${String(expected)}"` },
      });
    const late = await resign(version);
    expect(late.body).toMatchObject({ code: 'STALE_VERSION', currentVersion: seen.version });
    expect((await resign(seen.version)).body.code).toBe('FORBIDDEN');
  });
});

it.each([
  [-1, 'spectatorDelay'],
  [4, 'spectatorDelay'],
])('a delay of %i turns is refused by its name', async (spectatorDelay, field) => {
  const body = { gameId: 'tales-of-glory', seats: 2, spectatorDelay };
  const { status, body: told } = await apis().raw({
    method: 'POST',
    path: '/v1/matches',
    body: JSON.stringify(body),
    headers: {
      authorization: `Bearer ${await apis().token('ann')}`,
      'content-type': 'application/json',
    },
  });
  expect([status, JSON.stringify(told)]).toEqual([422, expect.stringContaining(field)]);
});
