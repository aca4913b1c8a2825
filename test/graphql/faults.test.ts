import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { rateLimits } from '../../services/accounts/accounts/rates.ts';
import { presentError } from '../../services/apis/graphql/errors.ts';
import type { Matches } from '../../services/matches/contract.ts';
import { CommandRefusedError, refuse } from '../../services/platform/requests/refusal.ts';
import { doorTo } from './support/api.ts';
import { operations } from './support/operations.ts';

const gameId = 'tic-tac-toe';

/** An API whose use-cases fail in a way that can't be caused otherwise. */
const apiWith = (failing: () => Promise<never>) =>
  doorTo({ find: failing, list: failing, create: failing } as unknown as Matches);

describe('a refusal from an inner call', () => {
  it('RATE_LIMITED can be retried, and a rule is named by its id', async () => {
    const api = await apiWith(async () =>
      refuse('RATE_LIMITED', 'Wait a little.', { rule: 'TG-RUL-1', retryable: true }),
    );
    const { errors, requestId } = await api.ask(operations.match, { variables: { id: 'm' } });
    expect(errors).toMatchObject([
      {
        message: 'Wait a little.',
        extensions: { code: 'RATE_LIMITED', retryable: true, rule: 'TG-RUL-1', requestId },
      },
    ]);
    expect(api.faults).toEqual([]);
  });
});

describe('an internal error', () => {
  const secret = new TypeError('connect ECONNREFUSED 10.0.0.7:8000 as table-admin');

  it('INTERNAL: is logged with the request’s id, and hides its cause', async () => {
    const api = await apiWith(() => Promise.reject(secret));
    const heard = await api.ask(operations.create, {
      as: 'ann',
      variables: { input: { gameId, seats: 2 } },
    });
    expect(heard.status).toBe(200);
    expect(heard.errors).toMatchObject([
      { extensions: { code: 'INTERNAL', retryable: true, requestId: heard.requestId } },
    ]);
    expect(heard.text).not.toMatch(/ECONNREFUSED|table-admin|TypeError|node_modules|\.ts:/);
    expect(api.faults).toEqual([{ requestId: heard.requestId, error: secret }]);
  });

  it('is logged with its own request’s id if two happen at once', async () => {
    const api = await apiWith(() => Promise.reject(secret));
    const heard = await Promise.all(
      ['a', 'b'].map((id) => api.ask(operations.match, { variables: { id } })),
    );
    expect(heard.map(({ errors }) => errors[0]?.extensions['requestId'])).toEqual(
      heard.map(({ requestId }) => requestId),
    );
    expect(api.faults).toHaveLength(2);
    for (const { requestId } of heard) {
      expect(api.faults).toContainEqual({ requestId, error: secret });
    }
  });

  it('is logged also if it happens before the operation', async () => {
    const ofAddress = (): never => {
      throw secret;
    };
    const rates = { ...rateLimits({ account: 'off', address: 'off' }), ofAddress };
    const api = await doorTo({} as Matches, undefined, rates);
    const { status, errors, requestId } = await api.ask('{ games { id } }');
    expect(status).toBe(500);
    expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL', requestId } }]);
    expect(api.faults).toEqual([{ requestId, error: secret }]);
  });

  it('is reported also if the service breaks its own contract', async () => {
    const api = await doorTo({
      find: () => Promise.resolve({ record: { id: 'm', gameId, version: 'seven' } }),
    } as unknown as Matches);
    const { errors, text } = await api.ask('{ match(id: "m") { version } }');
    expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
    expect(text).not.toContain('seven');
  });

  it('is reported for any thrown value', () => {
    const log = { error: () => undefined };
    const told = presentError({ message: 'x' }, 'a mere string', 'r-1', log);
    expect(told).toMatchObject({ extensions: { code: 'INTERNAL' } });
    expect(told.message).not.toContain('string');
  });
});

describe('errors outside the server, in the stream’s function', () => {
  const log = { error: () => undefined };
  const told = (error: GraphQLError) => presentError(error.toJSON(), error, 'r', log);

  it('are bad requests if nothing was executed yet', () => {
    expect(told(new GraphQLError('Variable "$id" got invalid value.'))).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('are refusals if one was thrown, however deep', () => {
    const refused = new CommandRefusedError('NOT_FOUND', 'Gone.');
    const located = new GraphQLError('x', { originalError: refused, path: ['match'] });
    expect(told(located)).toMatchObject({ message: 'Gone.', extensions: { code: 'NOT_FOUND' } });
  });

  it('are internal errors otherwise', () => {
    const fault = new GraphQLError('x', { originalError: new Error('x'), path: ['match'] });
    expect(told(fault)).toMatchObject({ extensions: { code: 'INTERNAL' } });
  });
});
