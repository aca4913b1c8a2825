import { describe, expect, it } from 'vitest';
import { openHall } from '../graphql/support/hall.ts';
import { noughts } from '../graphql/support/noughts.ts';
import { doorsTo, useDoors } from './support/doors.ts';

const doors = useDoors();
const query = `query ($code: String!) {
  invitation(code: $code) { matchId title game { id } host { id } seats { id free } options }
}`;

async function invite(as: string) {
  const body = {
    gameId: 'tic-tac-toe',
    seats: 2,
    visibility: 'PRIVATE',
    title: 'Friends <b>only</b>',
  };
  const { headers, body: match } = await doors().rest('POST', '/v1/matches', { as, body });
  const code = String(match.invitation);
  return { id: String(match.id), code, path: String(headers['location']) };
}

const find = (code: string, as = 'bob') =>
  doors().rest('GET', `/v1/invitations/${encodeURIComponent(code)}`, { as });

describe('an invitation', () => {
  it('finds its match by the code alone, whichever way it is typed, and gives a seat', async () => {
    const { id, code, path } = await invite('ann');
    const typed = [code, code.toLowerCase(), `${code.slice(0, 5)} - ${code.slice(5)}`];
    for (const each of [...typed, code.replaceAll('0', 'o').replaceAll('1', 'l')]) {
      expect((await find(each)).body, each).toMatchObject({ matchId: id, host: { id: 'ann' } });
    }
    const { data } = await doors().graphql(query, { code }, 'bob');
    expect(data.invitation).toMatchObject({
      matchId: id,
      title: 'Friends <b>only</b>',
      game: { id: 'tic-tac-toe' },
      seats: [{ free: false }, { free: true }],
    });
    const { body } = await find(code);
    expect(body).toMatchObject(data.invitation);
    // it tells no more than that: the match itself stays hidden until a seat is taken
    expect((await doors().rest('GET', path, { as: 'bob' })).status).toBe(404);
    const join = { as: 'bob', body: { invitation: code } };
    expect((await doors().rest('POST', `${path}/seats`, join)).status).toBe(200);
    expect((await find(code, 'cyd')).body.seats).toMatchObject([{ free: false }, { free: false }]);
  });

  it('that is wrong, of a match that has started, or of none tells nothing', async () => {
    const { code, path } = await invite('ann');
    await doors().rest('POST', `${path}/seats`, { as: 'bob', body: { invitation: code } });
    await doors().rest('POST', `${path}/start`, { as: 'ann', body: {} });
    const codes = [code, 'ABCDE12345', '?', '-', 'x'.repeat(64), 'x'.repeat(500), '\u{1F3B2}'];
    const told = new Set<string>();
    for (const each of codes) {
      const { status, body } = await find(each);
      expect(status, each).toBe(404);
      told.add(String(body.detail));
      expect((await doors().graphql(query, { code: each }, 'bob')).data.invitation).toBeNull();
    }
    expect(told.size).toBe(1);
  });

  it('is looked up one at a time, by those who have signed in', async () => {
    const { code } = await invite('ann');
    const [error] = (await doors().graphql(query, { code })).errors;
    expect(error?.extensions.code).toBe('UNAUTHENTICATED');
    const two = `{ a: invitation(code: "${code}") { matchId } b: invitation(code: "X") { matchId } }`;
    const { errors } = await doors().graphql(two, {}, 'bob');
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  });

  it('that is wrong is counted apart at both doors: soon no other is looked up', async () => {
    const plenty = { perSecond: 1_000, burst: 1_000 };
    const hall = await openHall([noughts]);
    const door = await doorsTo(hall.matches, hall, { account: plenty, address: plenty });
    const guess = (n: number) =>
      door.rest('GET', `/v1/invitations/WRONG${String(n)}`, { as: 'bob' });
    let told = await guess(0);
    for (let n = 1; n < 100 && told.status === 404; n += 1) told = await guess(n);
    expect(told).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(told.headers['retry-after'])).toBeGreaterThan(0);
    const codeOf = async (n: number) => {
      const { errors } = await door.graphql(query, { code: `WRONG${String(n)}` }, 'cyd');
      return errors.at(0)?.extensions.code;
    };
    let code = await codeOf(0);
    for (let n = 1; n < 100 && code === undefined; n += 1) code = await codeOf(n);
    expect(code).toBe('RATE_LIMITED');
    await hall.close();
  });
});
