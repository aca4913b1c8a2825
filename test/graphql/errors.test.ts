import { describe, expect, it } from 'vitest';
import { clientOf, type Asked, type Client } from './support/client.ts';
import { useApi } from './support/api.ts';

const open = useApi();
const gameId = 'tic-tac-toe';
const names = ['ann', 'bob', 'cyd', undefined] as const;
const everybody = () => names.map((as) => clientOf(open(), as)) as [Client, Client, Client, Client];

/** A running match of Ann and Bob, and the first question: Ann's. */
async function running(): Promise<{ id: string; question: Asked }> {
  const [ann, bob] = everybody();
  const { id } = await ann.do('create', { gameId, seats: 2 });
  await bob.do('join', { matchId: id });
  const { questions } = await ann.do('start', { matchId: id });
  const [question] = questions;
  if (question === undefined) throw new TypeError('Ann is asked first.');
  return { id, question };
}

describe('a command is refused with its code', () => {
  it('UNAUTHENTICATED: a command needs a signed-in account', async () => {
    const [, , , nobody] = everybody();
    const { id } = await running();
    const inputs = {
      create: { gameId, seats: 2 },
      join: { matchId: id },
      leave: { matchId: id },
      addBot: { matchId: id, level: 'random' },
      start: { matchId: id },
      resign: { matchId: id },
      orders: { matchId: id, orders: [] },
      answer: { matchId: id, questionId: 'q', choose: [], commandId: 'c' },
    } as const;
    for (const [operation, input] of Object.entries(inputs)) {
      const extensions = await nobody.refused(operation as keyof typeof inputs, input);
      expect(extensions, operation).toMatchObject({ code: 'UNAUTHENTICATED', retryable: false });
    }
  });

  it('FORBIDDEN: only the host starts the match and seats bots', async () => {
    const [ann, bob] = everybody();
    const { id } = await ann.do('create', { gameId, seats: 2 });
    await bob.do('join', { matchId: id });
    for (const refused of [
      bob.refused('start', { matchId: id }),
      bob.refused('addBot', { matchId: id, level: 'random' }),
    ]) {
      expect(await refused).toMatchObject({ code: 'FORBIDDEN', retryable: false });
    }
  });

  it('NOT_FOUND: there is no such match', async () => {
    const [ann] = everybody();
    for (const matchId of ['nowhere', '../etc', '', 'x'.repeat(300), '💥']) {
      expect(await ann.refused('start', { matchId })).toMatchObject({
        code: expect.stringMatching(/^(NOT_FOUND|BAD_USER_INPUT)$/),
      });
    }
    expect(await ann.refused('start', { matchId: 'nowhere' })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await ann.read('match', { id: '../etc' })).match).toBeNull();
  });

  it('BAD_USER_INPUT: an unknown game or bot, too many seats, options the game lacks', async () => {
    const [ann] = everybody();
    for (const input of [
      { gameId: 'chess', seats: 2 },
      { gameId, seats: 3 },
      { gameId, seats: -1 },
      { gameId, seats: 2, bots: ['emperor'] },
      { gameId, seats: 2, options: { handicap: 3 } },
      { gameId, seats: 2, options: [[]] },
      { gameId, seats: 2, entropy: 'x' },
    ]) {
      const refused = await ann.refused('create', input);
      expect(refused, JSON.stringify(input)).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
  });

  it('BAD_USER_INPUT: an auto-response with a value that is neither a string nor a number', async () => {
    const [ann] = everybody();
    const { id } = await running();
    const orders = [{ kind: 'mark', about: { turn: { deep: true } }, choose: ['cell:1'] }];
    expect(await ann.refused('orders', { matchId: id, orders })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('BAD_USER_INPUT: an auto-response for a question that the game never asks', async () => {
    const [ann] = everybody();
    const { id } = await running();
    for (const [order, message] of [
      [{ kind: 'marc' }, /^`orders\.0\.kind`: Unknown kind "marc" for .*\. Available: mark\.$/],
      [
        { kind: 'mark', about: { seat: 'bob' } },
        /^`orders\.0\.about\.seat`: .* Available: turn, of\.$/,
      ],
      [
        { kind: '*', about: { of: 'bib' } },
        /^`orders\.0\.about\.of`: "bib" is not allowed for "of" .*: ann, bob\.$/,
      ],
    ] as const) {
      const refused = await ann.refused('orders', {
        matchId: id,
        orders: [{ ...order, ask: true }],
      });
      expect(refused).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: expect.stringMatching(message),
      });
    }
    expect((await ann.match(id)).orders).toEqual([]);
  });

  it('NO_SUCH_QUESTION: another seat can’t find out whether the question is pending', async () => {
    const [, bob, cyd] = everybody();
    const { id, question } = await running();
    for (const client of [bob, cyd]) {
      const [others, never] = await Promise.all(
        [question, { ...question, id: '9.9/?x#1' }].map((asked) =>
          client.refused('answer', answerTo(id, asked, ['cell:0'])),
        ),
      );
      expect(others).toMatchObject({ code: 'NO_SUCH_QUESTION' });
      const withoutId = (message: unknown) => String(message).replace(/"[^"]*"/u, 'it');
      expect(withoutId(others?.message)).toBe(withoutId(never?.message));
    }
  });

  it('NO_SUCH_QUESTION: the question was answered, or never asked', async () => {
    const [ann] = everybody();
    const { id, question } = await running();
    await ann.answer(id, question, ['cell:0']);
    const twice = answerTo(id, question, ['cell:1']);
    expect(await ann.refused('answer', twice)).toMatchObject({ code: 'NO_SUCH_QUESTION' });
    const never = answerTo(id, { ...question, id: '9.9/?x#1' }, ['cell:1']);
    expect(await ann.refused('answer', never)).toMatchObject({ code: 'NO_SUCH_QUESTION' });
  });

  it('ILLEGAL_CHOICE: an option that isn’t offered, too few, too many, the same twice', async () => {
    const [ann] = everybody();
    const { id, question } = await running();
    for (const choose of [['cell:9'], [], ['cell:0', 'cell:1'], ['cell:0', 'cell:0'], ['']]) {
      const refused = await ann.refused('answer', answerTo(id, question, choose));
      expect(refused.code, choose.join()).toMatch(
        choose.includes('') ? /^(ILLEGAL_CHOICE|BAD_USER_INPUT)$/ : /^ILLEGAL_CHOICE$/,
      );
    }
    expect((await ann.match(id)).version).toBe(question.askedAt);
  });

  it('STALE_VERSION: with the current version of the match', async () => {
    const [ann] = everybody();
    const { id, question } = await running();
    const early = { ...answerTo(id, question, ['cell:0']), expectedVersion: question.askedAt - 1 };
    expect(await ann.refused('answer', early)).toMatchObject({
      code: 'STALE_VERSION',
      currentVersion: question.askedAt,
    });
  });

  it('MATCH_NOT_RUNNING: before the start, and after the end', async () => {
    const [ann] = everybody();
    const { id } = await ann.do('create', { gameId, seats: 2 });
    const input = { matchId: id, questionId: 'q', choose: ['cell:0'], commandId: 'c' };
    expect(await ann.refused('answer', input)).toMatchObject({ code: 'MATCH_NOT_RUNNING' });
    expect(await ann.refused('resign', { matchId: id })).toMatchObject({
      code: 'MATCH_NOT_RUNNING',
    });
  });

  it('MATCH_NOT_OPEN: a seat is requested after the start', async () => {
    const [, , cyd] = everybody();
    const { id } = await running();
    expect(await cyd.refused('join', { matchId: id })).toMatchObject({ code: 'MATCH_NOT_OPEN' });
  });

  it('MATCH_FULL: no seat is free', async () => {
    const [ann, bob, cyd] = everybody();
    const { id } = await ann.do('create', { gameId, seats: 2 });
    await bob.do('join', { matchId: id });
    expect(await cyd.refused('join', { matchId: id })).toMatchObject({ code: 'MATCH_FULL' });
    expect(await ann.refused('addBot', { matchId: id, level: 'random' })).toMatchObject({
      code: 'MATCH_FULL',
    });
  });

  it('one answer of a request succeeds although another is refused', async () => {
    const [ann] = everybody();
    const { id, question } = await running();
    const { data, errors } = await open().ask(
      `mutation ($good: AnswerInput!, $bad: AnswerInput!) {
        good: answer(input: $good) { version }
        bad: answer(input: $bad) { version }
      }`,
      {
        as: 'ann',
        variables: {
          good: answerTo(id, question, ['cell:0']),
          bad: answerTo(id, question, ['cell:1']),
        },
      },
    );
    // the root fields are non-null, so the whole of `data` goes; what was stored stays
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ path: ['bad'], extensions: { code: 'NO_SUCH_QUESTION' } }]);
    expect((await ann.match(id)).version).toBe(question.askedAt + 1);
  });
});

let commands = 0;
function answerTo(matchId: string, question: Asked, choose: readonly string[]) {
  commands += 1;
  const commandId = `errors-${String(commands)}`;
  return { matchId, questionId: question.id, choose, commandId, expectedVersion: question.askedAt };
}

describe('a fault in a request is reported with its place', () => {
  it('as JSON Pointers into the input of the field', async () => {
    const [ann] = everybody();
    const refused = await ann.refused('create', { gameId, seats: 99, title: 'x'.repeat(65) });
    expect(refused).toMatchObject({
      code: 'BAD_USER_INPUT',
      faults: expect.arrayContaining([{ in: 'input', at: '/title', detail: expect.any(String) }]),
    });
  });

  it('as JSON Pointers into the variables, if one doesn’t match its type', async () => {
    const { errors } = await open().ask(
      'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }',
      { as: 'ann', variables: { input: { gameId, seats: 2, bots: ['greedy', { no: 1 }] } } },
    );
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      faults: [{ in: 'variables', at: '/input/bots/1', detail: expect.stringContaining('String') }],
    });
  });

  it('in one style, without the words of a library', async () => {
    const [ann] = everybody();
    const refused = await ann.refused('create', { gameId, seats: 2, title: 'x'.repeat(65) });
    expect(refused).toMatchObject({
      faults: [{ at: '/title', detail: 'Expected text of at most 64 characters.' }],
    });
    const { question, id } = await running();
    const { errors } = await open().ask(
      'mutation ($input: AnswerInput!) { answer(input: $input) { version } }',
      {
        as: 'ann',
        variables: { input: { matchId: id, questionId: question.id, choose: [], commandId: 'c' } },
      },
    );
    expect(errors[0]?.message).toMatch(
      /^`choose`: No option was chosen\. Choose exactly 1 of these/,
    );
  });

  it.each([
    ['matches', 'OPEN'],
    ['tournaments', 'OPEN'],
    ['tournaments', 'MINE'],
  ])('as `/gameId` in a list of %s, %s, of an unknown game', async (of, list) => {
    const { errors } = await open().ask(
      `{ ${of}(filter: { list: ${list}, gameId: "chess" }) { edges { cursor } } }`,
      { as: 'ann' },
    );
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      faults: [{ at: '/gameId', detail: expect.stringContaining('Unknown game "chess".') }],
    });
  });

  it('with status 415 if the body is declared as something other than JSON', async () => {
    const heard = await open().send({
      method: 'POST',
      body: '{"query":"{ games { id } }"}',
      headers: { 'content-type': 'text/plain' },
    });
    expect(heard.status).toBe(415);
    expect(heard.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('with the argument that is out of its range', async () => {
    const { errors } = await open().ask('{ matches(first: 0) { edges { cursor } } }');
    expect(errors[0]?.extensions).toMatchObject({
      faults: [{ in: 'input', at: '/first', detail: expect.stringContaining('from 1') }],
    });
  });
});
