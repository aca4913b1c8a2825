import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import type { MatchUpdate } from '../../services/matches/contract.ts';
import { message } from '../../services/workers/stream/message.ts';
import type { StreamParts } from '../../services/workers/stream/parts.ts';

const update: MatchUpdate = {
  version: 3,
  at: '2026-11-21T18:30:00.000Z',
  from: 2,
  snapshot: undefined,
  patch: [],
  log: [],
  questions: [],
  foresee: { of: () => ({}) },
  waitingOn: [],
  clocks: [],
  seats: [],
  seatsAt: 2,
  proposals: [],
  status: 'RUNNING',
  result: undefined,
};
const query = 'subscription { match(id: "m") { patch hush: version } }';

it('an error message tells a client only of a failure, and the log the cause without the request', async () => {
  const logged: unknown[] = [];
  const parts: Pick<StreamParts, 'render' | 'log'> = {
    render: () => Promise.resolve({ data: null, errors: [new GraphQLError('A field broke.')] }),
    log: { error: (...said) => logged.push(said), warn: () => undefined },
  };
  const group = { id: 'm', viewer: undefined, request: { query }, from: 2, members: [] };
  const { errors, data } = await message(parts as StreamParts, group, update).whole();
  expect(data).toBeNull();
  expect(errors).toEqual([
    { message: 'Internal server error.', extensions: { code: 'INTERNAL', retryable: false } },
  ]);
  expect(JSON.stringify(logged)).toContain('A field broke.');
  expect(JSON.stringify(logged)).not.toContain('hush');
});
