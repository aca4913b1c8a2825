import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { presentError } from '../../services/graphql/errors.ts';
import { rateLimits } from '../../services/accounts/rates.ts';
import type { Matches } from '../../services/matches/contract.ts';
import { CommandRefusedError, refuse } from '../../services/requests/refusal.ts';
import { clientOf, type Asked, type Client } from './support/client.ts';
import { doorTo, useDoor } from './support/door.ts';
import { operations } from './support/operations.ts';

const open = useDoor();
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

describe('a command is refused, with its code', () => {
  it('UNAUTHENTICATED: whoever acts says who they are', async () => {
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

  it('BAD_USER_INPUT: no such game, no such bot, too many seats, options the game lacks', async () => {
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

  it('BAD_USER_INPUT: standing orders are about strings and numbers', async () => {
    const [ann] = everybody();
    const { id } = await running();
    const orders = [{ kind: 'mark', about: { turn: { deep: true } }, choose: ['cell:1'] }];
    expect(await ann.refused('orders', { matchId: id, orders })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('BAD_USER_INPUT: standing orders for what the game never asks', async () => {
    const [ann] = everybody();
    const { id } = await running();
    for (const [order, message] of [
      [{ kind: 'marc' }, /^orders\.0\.kind: .* no question of kind "marc"\. There are: mark\.$/],
      [
        { kind: 'mark', about: { seat: 'bob' } },
        /^orders\.0\.about\.seat: .* There is: turn, of\.$/,
      ],
      [
        { kind: '*', about: { of: 'bib' } },
        /^orders\.0\.about\.of: "bib" is no "of" .*: ann, bob\.$/,
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

  it('NO_SUCH_QUESTION: whoever it does not wait for cannot tell whether it is asked', async () => {
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

  it('NO_SUCH_QUESTION: it was answered, or never asked', async () => {
    const [ann] = everybody();
    const { id, question } = await running();
    await ann.answer(id, question, ['cell:0']);
    const twice = answerTo(id, question, ['cell:1']);
    expect(await ann.refused('answer', twice)).toMatchObject({ code: 'NO_SUCH_QUESTION' });
    const never = answerTo(id, { ...question, id: '9.9/?x#1' }, ['cell:1']);
    expect(await ann.refused('answer', never)).toMatchObject({ code: 'NO_SUCH_QUESTION' });
  });

  it('ILLEGAL_CHOICE: not offered, too few, too many, twice the same', async () => {
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

  it('STALE_VERSION: with the version that the match has', async () => {
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

  it('MATCH_NOT_OPEN: a seat is wanted after the start', async () => {
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

  it('one answer of a request stands although another is refused', async () => {
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

/** A door behind which something fails that can't be made to fail otherwise. */
const doorWith = (failing: () => Promise<never>) =>
  doorTo({ find: failing, list: failing, create: failing } as unknown as Matches);

describe('a refusal from deep inside', () => {
  it('RATE_LIMITED may be sent again, and a rule is named by its id', async () => {
    const door = await doorWith(async () =>
      refuse('RATE_LIMITED', 'Wait a little.', { rule: 'TG-RUL-1', retryable: true }),
    );
    const { errors, requestId } = await door.ask(operations.match, { variables: { id: 'm' } });
    expect(errors).toMatchObject([
      {
        message: 'Wait a little.',
        extensions: { code: 'RATE_LIMITED', retryable: true, rule: 'TG-RUL-1', requestId },
      },
    ]);
    expect(door.faults).toEqual([]);
  });
});

describe('a fault of ours', () => {
  const secret = new TypeError('connect ECONNREFUSED 10.0.0.7:8000 as table-admin');

  it('INTERNAL: is logged under the request’s id, and told without its inside', async () => {
    const door = await doorWith(() => Promise.reject(secret));
    const heard = await door.ask(operations.create, {
      as: 'ann',
      variables: { input: { gameId, seats: 2 } },
    });
    expect(heard.status).toBe(200);
    expect(heard.errors).toMatchObject([
      { extensions: { code: 'INTERNAL', retryable: true, requestId: heard.requestId } },
    ]);
    expect(heard.text).not.toMatch(/ECONNREFUSED|table-admin|TypeError|node_modules|\.ts:/);
    expect(door.faults).toEqual([{ requestId: heard.requestId, error: secret }]);
  });

  it('is logged under its own request’s id where two come at once', async () => {
    const door = await doorWith(() => Promise.reject(secret));
    const heard = await Promise.all(
      ['a', 'b'].map((id) => door.ask(operations.match, { variables: { id } })),
    );
    expect(heard.map(({ errors }) => errors[0]?.extensions['requestId'])).toEqual(
      heard.map(({ requestId }) => requestId),
    );
    expect(door.faults).toHaveLength(2);
    for (const { requestId } of heard) {
      expect(door.faults).toContainEqual({ requestId, error: secret });
    }
  });

  it('is logged so too where it came before the operation', async () => {
    const ofAddress = (): never => {
      throw secret;
    };
    const rates = { ...rateLimits({ account: 'off', address: 'off' }), ofAddress };
    const door = await doorTo({} as Matches, undefined, rates);
    const { status, errors, requestId } = await door.ask('{ games { id } }');
    expect(status).toBe(500);
    expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL', requestId } }]);
    expect(door.faults).toEqual([{ requestId, error: secret }]);
  });

  it('is one too where a thing of ours breaks the contract', async () => {
    const door = await doorTo({
      find: () => Promise.resolve({ record: { id: 'm', gameId, version: 'seven' } }),
    } as unknown as Matches);
    const { errors, text } = await door.ask('{ match(id: "m") { version } }');
    expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
    expect(text).not.toContain('seven');
  });

  it('does not hang on what was thrown', () => {
    const log = { error: () => undefined };
    const told = presentError({ message: 'x' }, 'a mere string', 'r-1', log);
    expect(told).toMatchObject({ extensions: { code: 'INTERNAL' } });
    expect(told.message).not.toContain('string');
  });
});

describe('errors outside the server, as the stream meets them', () => {
  const log = { error: () => undefined };
  const told = (error: GraphQLError) => presentError(error.toJSON(), error, 'r', log);

  it('are mistakes of the client’s where nothing was executed yet', () => {
    expect(told(new GraphQLError('Variable "$id" got invalid value.'))).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('are refusals where one was thrown, however deep', () => {
    const refused = new CommandRefusedError('NOT_FOUND', 'Gone.');
    const located = new GraphQLError('x', { originalError: refused, path: ['match'] });
    expect(told(located)).toMatchObject({ message: 'Gone.', extensions: { code: 'NOT_FOUND' } });
  });

  it('are faults of ours otherwise', () => {
    const fault = new GraphQLError('x', { originalError: new Error('x'), path: ['match'] });
    expect(told(fault)).toMatchObject({ extensions: { code: 'INTERNAL' } });
  });
});

let commands = 0;
function answerTo(matchId: string, question: Asked, choose: readonly string[]) {
  commands += 1;
  const commandId = `errors-${String(commands)}`;
  return { matchId, questionId: question.id, choose, commandId, expectedVersion: question.askedAt };
}
