import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingFrom } from '../../services/apis/rest/waiting.ts';
import { openHall, type Hall } from '../graphql/support/hall.ts';
import { noughts } from '../graphql/support/noughts.ts';
import { apisTo, type RestAndGraphql } from './support/apis.ts';
import { noughtsOf } from './support/play-on.ts';

let hall: Hall;
let apis: RestAndGraphql;
beforeAll(async () => {
  hall = await openHall([noughts]);
  apis = await apisTo(hall.matches, hall);
});
afterAll(() => hall.close());

describe('a request that waits', () => {
  it('requires a token, in every operation that can wait', async () => {
    const path = await noughtsOf(apis);
    expect(await apis.rest('GET', `${path}/updates?after=2&wait=1`)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect((await apis.rest('GET', `${path}/updates?after=2`)).status).toBe(200);
  });

  it('is refused while three others of its account wait, and only for that account', async () => {
    const path = await noughtsOf(apis);
    const { places } = hall.store;
    const wait = { account: 'ann', of: 'waits', most: 3, look: () => 'absent' as const };
    const taken = await Promise.all(
      ['a', 'b', 'c'].map((holder) => places.take({ ...wait, holder })),
    );
    const ask = (as: string) => apis.rest('GET', `${path}/updates?after=2&wait=1`, { as });
    const refused = await ask('ann');
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', retryable: true } });
    expect(refused.headers['retry-after']).toBe('20');
    expect((await ask('bob')).status).toBe(200);
    await places.free(wait, taken[0] ?? '');
    expect((await ask('ann')).status).toBe(200);
    expect((await ask('ann')).status, 'who has waited has given the place back').toBe(200);
  });

  it('waits at most the deployment’s limit, and says when to ask again', async () => {
    const path = await noughtsOf(apis);
    const hasty = await apisTo(hall.matches, hall, undefined, { LONGEST_WAIT: '0' });
    const told = await hasty.rest('GET', `${path}/updates?after=2&wait=20`, { as: 'ann' });
    expect(told).toMatchObject({ status: 200, body: { items: [] } });
    expect(told.headers['retry-after']).toBe('1');
  });
});

it('a deployment with an invalid waiting limit is refused with the setting’s name', () => {
  expect(() => waitingFrom({ LONGEST_WAIT: 'long' }, hall.store.places)).toThrow('LONGEST_WAIT');
});
