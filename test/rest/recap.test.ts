import { describe, expect, it } from 'vitest';
import { DAY, heldClock, HOUR } from '../matches/clocks/table.ts';
import { answerNext } from './support/play-on.ts';
import { useDoors } from './support/apis.ts';

const clock = heldClock();
const apis = useDoors(clock.now);

const recap = `from to
  turns { turn seat entries { aboutMe entry { version at seat text parts { text ref } type data rule dice { sides value } begins } } }
  answeredForMe { version at by kind text parts { text ref } choose { id text parts { text ref } short subject refs group isDefault effects { text } odds { dice } } }
  counters { id name before after }`;
const since = `query ($id: ID!, $version: Int, $locale: Locale) {
  match(id: $id) { seen since(version: $version, locale: $locale) { ${recap} } } }`;
const markSeen = 'mutation ($input: MarkSeenInput!) { markSeen(input: $input) { version seen } }';
const idIn = (path: string): string => path.split('/').at(-1) ?? '';

/** Plays two rounds of Tales of Glory, in the first of which ann was late; returns the path. */
async function played(): Promise<string> {
  const body = { gameId: 'tales-of-glory', seats: 2, timeControl: { preset: 'async-1d' } };
  const made = await apis().rest('POST', '/v1/matches', { as: 'ann', body });
  const path = String(made.headers['location']);
  await apis().rest('POST', `${path}/seats`, { as: 'bob', body: {} });
  await apis().rest('POST', `${path}/start`, { as: 'ann' });
  await answerNext(apis(), path, 'bob');
  clock.pass(DAY + HOUR);
  await answerNext(apis(), path, 'ann');
  for (let n = 0; n < 6; n += 1) {
    for (const as of ['ann', 'bob']) await answerNext(apis(), path, as);
  }
  return path;
}

describe('the recap of a match in both APIs', () => {
  it('is the same for every viewer, in every language', async () => {
    const path = await played();
    const id = idIn(path);
    for (const as of ['ann', 'bob', 'cid', undefined]) {
      for (const locale of ['EN', 'CS', 'KO']) {
        const headers = { 'accept-language': locale.toLowerCase() };
        const manner = { headers, ...(as !== undefined && { as }) };
        const { body } = await apis().rest('GET', `${path}/since?version=2`, manner);
        const { data } = await apis().graphql(since, { id, version: 2, locale }, as);
        expect(body, `${as} ${locale}`).toEqual(data.match.since);
      }
    }
    const { body: mine } = await apis().rest('GET', `${path}/since?version=2`, { as: 'ann' });
    expect(mine.answeredForMe[0]).toMatchObject({ by: 'CLOCK', choose: [{ group: 'ANSWER' }] });
    for (const { text, parts } of mine.answeredForMe)
      expect(parts.map((part: { text: string }) => part.text).join('')).toBe(text);
    const turns = mine.turns.map(({ turn }: { turn: number }) => turn);
    expect(turns.length).toBeGreaterThan(1);
    expect(turns).toEqual(turns.toSorted((a: number, b: number) => a - b));
    const coins = mine.counters.find((each: { id: string }) => each.id === 'coins');
    const { body: match } = await apis().rest('GET', path, { as: 'ann' });
    expect(coins).toMatchObject({ name: 'Coins', after: match.view.players.seat1.holding.coins });
    const { body: watched } = await apis().rest('GET', `${path}/since?version=2`);
    expect(watched).toMatchObject({ answeredForMe: [], counters: [] });
    expect(JSON.stringify(watched)).not.toContain('"aboutMe":true');
  });

  it('continues from the version marked as seen in either API, and never goes back', async () => {
    const path = await played();
    const id = idIn(path);
    const note = (version: number) =>
      apis().rest('PUT', `${path}/seen`, { as: 'ann', body: { version } });
    expect((await apis().rest('GET', `${path}/seen`, { as: 'ann' })).body).toEqual({
      version: null,
    });
    expect((await note(4)).body).toEqual({ version: 4 });
    const marked = await apis().graphql(markSeen, { input: { matchId: id, version: 6 } }, 'ann');
    expect(marked.data.markSeen.seen).toBe(6);
    expect((await note(5)).body).toEqual({ version: 6 });
    const { data } = await apis().graphql(since, { id }, 'ann');
    expect(data.match).toMatchObject({ seen: 6, since: { from: 6 } });
    const { body } = await apis().rest('GET', `${path}/since`, { as: 'ann' });
    expect(body.from).toBe(6);
    expect((await apis().graphql(since, { id }, 'bob')).data.match).toMatchObject({
      seen: null,
      since: { from: 0 },
    });
  });

  it('refuses an invalid version by its field, and stores nothing', async () => {
    const path = await played();
    for (const version of [-1, 1_000_000, 2_147_483_648, 1.5, 'x', null]) {
      const input = { matchId: idIn(path), version };
      const byRest = await apis().rest('PUT', `${path}/seen`, { as: 'ann', body: { version } });
      expect(byRest).toMatchObject({ status: 422, body: { code: 'BAD_USER_INPUT' } });
      expect(byRest.body.faults).toMatchObject([{ at: '/version' }]);
      const { errors } = await apis().graphql(markSeen, { input }, 'ann');
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
      expect(errors[0]?.message).toContain('version');
      if (version === null) continue; // in a query it says nothing
      const asked = await apis().rest('GET', `${path}/since?version=${version}`, { as: 'ann' });
      expect(asked.body).toMatchObject({ code: 'BAD_USER_INPUT', faults: [{ at: 'version' }] });
      const told = await apis().graphql(since, { id: input.matchId, version }, 'ann');
      expect(told.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
    const { body: seen } = await apis().rest('GET', `${path}/seen`, { as: 'ann' });
    expect(seen).toEqual({ version: null });
    expect(apis().faults).toEqual([]);
  });
});
