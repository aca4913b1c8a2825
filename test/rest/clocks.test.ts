import { execute, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { executableSchema, updateRoot } from '../../services/apis/graphql/schema.ts';
import { catalogue } from '../../services/matches/terms/games.ts';
import { noughts } from '../graphql/support/noughts.ts';
import { DAY, heldClock, HOUR, MINUTE } from '../matches/clocks/table.ts';
import { answerNext, firstAnswer } from './support/play-on.ts';
import { useDoors } from './support/apis.ts';

const clock = heldClock();
const apis = useDoors(clock.now);

const body = { gameId: 'tic-tac-toe', seats: 2 };

/** Starts a match of ann and bob on a clock; returns its path. */
async function timed(timeControl: object): Promise<string> {
  const made = await apis().rest('POST', '/v1/matches', {
    as: 'ann',
    body: { ...body, timeControl },
  });
  const path = String(made.headers['location']);
  const join = { as: 'bob', body: { acceptTimeControl: true } };
  await apis().rest('POST', `${path}/seats`, join);
  await apis().rest('POST', `${path}/start`, { as: 'ann' });
  return path;
}
const idIn = (path: string): string => path.split('/').at(-1) ?? '';

describe('a match with a clock', () => {
  const clocks = 'clocks { seat running deadline cause bank pausedUntil }';

  it('shows the same deadlines by GraphQL, by REST and on the socket', async () => {
    const path = await timed({ preset: 'live' });
    clock.pass(20_000);
    await answerNext(apis(), path, 'ann');
    const { body: told } = await apis().rest('GET', path, { as: 'bob' });
    const deadline = clock.iso(MINUTE);
    expect(told.timeControl).toMatchObject({ preset: 'live', name: 'Real-time', speed: 'LIVE' });
    expect(told.questions).toMatchObject([{ deadline }]);
    const stands = { running: false, deadline: null, cause: null, pausedUntil: null };
    expect(told.clocks).toEqual([
      { seat: 'seat1', ...stands, bank: 'PT9M40S' },
      { ...stands, seat: 'seat2', running: true, deadline, cause: 'QUESTION', bank: 'PT10M' },
    ]);

    const query = `query ($id: ID!) { match(id: $id) { ${clocks} questions { deadline } } }`;
    const { data } = await apis().graphql(query, { id: idIn(path) }, 'bob');
    expect(data.match).toEqual({ clocks: told.clocks, questions: [{ deadline }] });

    const { body: missed } = await apis().rest('GET', `${path}/updates?after=2`);
    const [update] = await apis().matches.updates(undefined, idIn(path), { after: 2 });
    const pushed = execute({
      schema: executableSchema(),
      document: parse(`subscription { match(id: "x") { ${clocks} } }`),
      rootValue:
        update &&
        updateRoot(update, { game: catalogue([noughts]).of({ gameId: noughts.id }), names: {} }),
      contextValue: { locale: 'en' },
    });
    expect(pushed).toMatchObject({ data: { match: { clocks: told.clocks } } });
    expect(missed.items).toMatchObject([{ clocks: told.clocks }]);
  });

  it('refuses a late answer, with the answerer and the current version', async () => {
    const answer = `mutation ($input: AnswerInput!) { answer(input: $input) { version } }`;
    for (const api of ['rest', 'graphql'] as const) {
      const path = await timed({ preset: 'async-1d' });
      const [question] = (await apis().rest('GET', path, { as: 'ann' })).body.questions;
      clock.pass(DAY + HOUR);
      const says = { questionId: question.id, choose: firstAnswer(question) };
      if (api === 'rest') {
        const headers = { 'idempotency-key': 'late' };
        const late = await apis().rest('POST', `${path}/answers`, {
          as: 'ann',
          headers,
          body: says,
        });
        const details = { code: 'QUESTION_EXPIRED', answeredBy: 'CLOCK', currentVersion: 3 };
        expect(late).toMatchObject({ status: 409, body: details });
      } else {
        const input = { ...says, matchId: idIn(path), commandId: 'late' };
        const { errors } = await apis().graphql(answer, { input }, 'ann');
        const extensions = { code: 'QUESTION_EXPIRED', answeredBy: 'CLOCK', currentVersion: 3 };
        expect(errors).toMatchObject([{ extensions }]);
      }
      const { items } = (await apis().rest('GET', `${path}/journal`, { as: 'ann' })).body;
      expect(items.filter(({ type }: { type: string }) => type === 'Answered')).toMatchObject([
        { data: { seat: 'seat1', by: 'clock' } },
      ]);
    }
  });

  it('can be joined only with consent to its time control, if it is not a preset', async () => {
    const timeControl = { perTurn: 'PT36H' };
    const made = await apis().rest('POST', '/v1/matches', {
      as: 'ann',
      body: { ...body, timeControl },
    });
    expect(made.body.timeControl).toMatchObject({
      preset: null,
      perTurn: 'P1DT12H',
      reaction: 'PT9H',
    });
    const path = String(made.headers['location']);
    const blind = await apis().rest('POST', `${path}/seats`, { as: 'bob', body: {} });
    expect(blind).toMatchObject({ status: 422, body: { faults: [{ at: '/acceptTimeControl' }] } });
    const joinIn = 'mutation ($input: JoinMatchInput!) { joinMatch(input: $input) { seat } }';
    const input = { matchId: idIn(path), acceptTimeControl: true };
    const { data } = await apis().graphql(joinIn, { input }, 'bob');
    expect(data.joinMatch.seat).toBe('seat2');
  });

  it('has no clock by default', async () => {
    const made = await apis().rest('POST', '/v1/matches', { as: 'ann', body });
    expect(made.body).toMatchObject({ timeControl: null, absence: null, clocks: [] });
    const path = String(made.headers['location']);
    await apis().rest('POST', `${path}/bots`, { as: 'ann', body: { level: 'random' } });
    const { body: started } = await apis().rest('POST', `${path}/start`, { as: 'ann' });
    expect(started).toMatchObject({ clocks: [], questions: [{ deadline: null }] });
  });
});

describe('the presets of time controls', () => {
  it('are the same in both APIs, and have names in every language', async () => {
    const query = `query ($locale: Locale) { timeControls {
      preset name(locale: $locale) speed perQuestion perTurn bank { initial increment per max } reaction
      weekends playingHours vacation } }`;
    const all = new Map<string, string[]>();
    for (const locale of ['EN', 'CS', 'KO']) {
      const headers = { 'accept-language': locale.toLowerCase() };
      const { body: told } = await apis().rest('GET', '/v1/time-controls', { headers });
      const { data } = await apis().graphql(query, { locale });
      expect(told.items).toEqual(data.timeControls);
      all.set(
        locale,
        data.timeControls.map(({ name }: { name: string }) => name),
      );
    }
    for (const names of all.values()) expect(new Set(names).size).toBe(10);
    expect(all.get('EN')?.every((name) => /^[\w, -]+$/.test(name))).toBe(true);
    expect(all.get('KO')?.every((name) => /\p{Script=Hangul}/u.test(name))).toBe(true);
    expect(all.get('CS')).not.toEqual(all.get('EN'));
  });
});

/** Invalid time controls, each with the field that is wrong. */
const wrong: readonly (readonly [string, object])[] = [
  ['preset', { preset: 'blitz' }],
  ['preset', { preset: '' }],
  ['perTurn', { preset: 'async-1d', perTurn: 'P1D' }],
  ['reaction', { preset: 'live', reaction: 'PT1M' }],
  ['perTurn', {}],
  ['perTurn', { reaction: 'PT1M' }],
  ['perTurn', { perTurn: 'PT59S' }],
  ['perTurn', { perTurn: 'P15D' }],
  ['perTurn', { perTurn: 'P1W' }],
  ['perTurn', { perTurn: '-P1D' }],
  ['perTurn', { perTurn: 'a day' }],
  ['perTurn', { perTurn: `P${'1'.repeat(300)}D` }],
  ['perQuestion', { perQuestion: 'PT9S' }],
  ['perQuestion', { perQuestion: '' }],
  ['reaction', { perTurn: 'P1D', reaction: 'P3D' }],
  ['bank.initial', { bank: { initial: 'P61D', increment: 'PT1M' } }],
  ['bank.increment', { bank: { initial: 'P1D', increment: 'P15D' } }],
  ['bank.max', { bank: { initial: 'P2D', increment: 'PT1M', max: 'P1D' } }],
  ['weekends', { preset: 'live', weekends: 'STOP' }],
  ['playingHours', { perTurn: 'PT30M', playingHours: true }],
  ['vacation', { perQuestion: 'PT59M', vacation: 'ALLOWED' }],
];

describe('an invalid time control', () => {
  it.each(wrong)('is refused for its %s in both APIs: %j', async (field, timeControl) => {
    const { status, body: told } = await apis().rest('POST', '/v1/matches', {
      as: 'ann',
      body: { ...body, timeControl },
    });
    expect([status, told.code]).toEqual([422, 'BAD_USER_INPUT']);
    expect(told.faults).toMatchObject([{ at: `/timeControl/${field.replace('.', '/')}` }]);

    const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
    const { errors } = await apis().graphql(create, { input: { ...body, timeControl } }, 'ann');
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(errors[0]?.message).toContain(`\`timeControl.${field}\`: `);
    expect(apis().faults).toEqual([]);
  });

  it.each([
    [{ perTurn: 7 }],
    [{ perTurn: null, bank: { initial: 'P1D', increment: 'PT1M', per: 'ROUND' } }],
    [{ bank: { initial: 'P1D' } }],
    [{ perRound: 'P1D' }],
    [{ preset: 'async-1d', weekends: 'SLOW' }],
    [{ preset: 'async-1d', playingHours: 'always' }],
    [{ preset: 'async-1d', vacation: true }],
    ['async-1d'],
    [[]],
  ])('is refused for its shape: %j', async (timeControl) => {
    const { status } = await apis().rest('POST', '/v1/matches', {
      as: 'ann',
      body: { ...body, timeControl },
    });
    expect(status).toBe(422);
    const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
    const { errors } = await apis().graphql(create, { input: { ...body, timeControl } }, 'ann');
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
