import { describe, expect, it } from 'vitest';
import { games } from '../../services/matches/games/loaded.ts';
import { chanceOf } from '../../services/matches/terms/chance.ts';
import { DAY, heldClock, HOUR } from '../matches/clocks/table.ts';
import { useDoors } from './support/apis.ts';
import { firstAnswer, noughtsOf } from './support/play-on.ts';

const clock = heldClock();
const apis = useDoors(clock.now);
const query = `query ($id: ID!, $question: ID!) {
  match(id: $id) { version suggestion(questionId: $question) { choose } }
}`;

/** Starts a match of ann and bob; returns its path. */
async function match(more: object): Promise<string> {
  const made = await apis().rest('POST', '/v1/matches', {
    as: 'ann',
    body: { seats: 2, ...more },
  });
  const path = String(made.headers['location']);
  await apis().rest('POST', `${path}/seats`, { as: 'bob', body: {} });
  await apis().rest('POST', `${path}/start`, { as: 'ann' });
  return path;
}

const idIn = (path: string): string => path.split('/').at(-1) ?? '';
const read = async (path: string, as: string) => (await apis().rest('GET', path, { as })).body;

/** The suggestions of both APIs to one account, or the codes of their refusals. */
async function suggested(path: string, question: string, as?: string) {
  const at = `${path}/suggestion?questionId=${encodeURIComponent(question)}`;
  const { body } = await apis().rest('GET', at, as === undefined ? {} : { as });
  const { data, errors } = await apis().graphql(query, { id: idIn(path), question }, as);
  return {
    rest: body.choose ?? body.code,
    graphql: data.match?.suggestion?.choose ?? errors[0]?.extensions.code,
    detail: body.detail,
  };
}

/** A player with a pending question, and the first such question. */
async function firstAsked(path: string) {
  for (const as of ['ann', 'bob']) {
    const { questions, ...rest } = await read(path, as);
    if (questions.length > 0) return { as, question: questions[0], ...rest };
  }
  throw new Error('No one is asked anything.');
}

describe('a suggested answer', () => {
  it.each(['tales-of-glory', 'talisman'] as const)(
    'in %s is legal, the same in both APIs, and the choice of a medium bot in that seat',
    async (gameId) => {
      const path = await match({ gameId });
      for (let n = 0; n < 15; n += 1) {
        const { as, question, view } = await firstAsked(path);
        const { rest: choose, graphql } = await suggested(path, question.id, as);
        expect(graphql).toEqual(choose);
        const pending = {
          ...question,
          key: question.id,
          options: question.options.flatMap((each: { id: string; group: string }) =>
            each.group === 'ANSWER' ? [each.id] : [],
          ),
          also: question.options.flatMap((each: { id: string; group: string }) =>
            each.group === 'ANYTIME' ? [each.id] : [],
          ),
        };
        const chance = chanceOf([idIn(path), question.id, String(question.askedAt)]);
        const bot = games[gameId]?.bots['greedy'];
        expect(choose).toEqual(bot?.({ view, seat: question.seat, question: pending, chance }));
        const headers = { 'idempotency-key': `${question.id} ${question.askedAt}` };
        const body = { questionId: question.id, choose };
        const answered = await apis().rest('POST', `${path}/answers`, { as, headers, body });
        expect(answered.status).toBe(200);
      }
    },
  );

  it('changes nothing, and stays the same however often it is requested', async () => {
    const path = await match({ gameId: 'talisman' });
    const { as, question } = await firstAsked(path);
    const all = async () => [
      await read(path, as),
      await read(`${path}/log?first=500`, as),
      await read(`${path}/journal?first=500`, as),
    ];
    const before = await all();
    const first = await suggested(path, question.id, as);
    expect(await suggested(path, question.id, as)).toEqual(first);
    expect(await all()).toEqual(before);
  });

  it('is refused to everyone but the player of the question', async () => {
    const path = await noughtsOf(apis());
    const { question } = await firstAsked(path);
    const both = (code: string) => ({ rest: code, graphql: code });
    expect(await suggested(path, question.id, 'bob')).toMatchObject(both('NO_SUCH_QUESTION'));
    expect(await suggested(path, 'none', 'ann')).toMatchObject(both('NO_SUCH_QUESTION'));
    expect(await suggested(path, question.id, 'cid')).toMatchObject(both('FORBIDDEN'));
    expect(await suggested(path, question.id)).toMatchObject(both('UNAUTHENTICATED'));
    await apis().rest('POST', `${path}/pause`, { as: 'ann', body: {} });
    expect(await suggested(path, question.id, 'ann')).toMatchObject(both('MATCH_NOT_RUNNING'));
  });

  it('is refused for a question that the clock has answered', async () => {
    const path = await match({ gameId: 'tales-of-glory', timeControl: { preset: 'async-1d' } });
    const { as, question } = await firstAsked(path);
    clock.pass(DAY + HOUR);
    const headers = { 'idempotency-key': 'late' };
    const body = { questionId: question.id, choose: firstAnswer(question) };
    await apis().rest('POST', `${path}/answers`, { as, headers, body });
    expect(await suggested(path, question.id, as)).toMatchObject({
      rest: 'QUESTION_EXPIRED',
      graphql: 'QUESTION_EXPIRED',
    });
  });

  it('is refused in rated matches, with the reason', async () => {
    const path = await match({
      gameId: 'tales-of-glory',
      rated: true,
      timeControl: { preset: 'async-1d' },
    });
    const { as, question } = await firstAsked(path);
    expect(await suggested(path, question.id, as)).toEqual({
      rest: 'FORBIDDEN',
      graphql: 'FORBIDDEN',
      detail: 'Rated matches have no suggestions.',
    });
  });
});
