import { describe, expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const figures = 'score answersDue answersInTime finished abandoned restrictedUntil';
const known = `query ($id: ID!) {
  node(id: $id) { ... on Account { id name bot guest reliability { ${figures} } } } }`;

describe('the reliability of an account', () => {
  it('is the same by GraphQL and REST, for anyone who asks', async () => {
    await apis().rest('PATCH', '/v1/viewer', { as: 'una', body: { name: 'Una' } });
    const asked = await apis().rest('GET', '/v1/accounts/una');
    expect(asked.status).toBe(200);
    const { data } = await apis().graphql(known, { id: 'una' });
    const nothing = { answersDue: 0, answersInTime: 0, finished: 0, abandoned: 0 };
    const reliability = { score: 1, ...nothing, restrictedUntil: null };
    const { ratings: _, ...plain } = asked.body;
    expect(plain).toEqual(data.node);
    expect(plain).toEqual({ id: 'una', name: 'Una', bot: false, guest: false, reliability });
    const nobody = await apis().rest('GET', '/v1/accounts/nobody-of-this-name');
    expect(nobody).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('can be required by tables, and so can rated matches, with the same fields in both APIs', async () => {
    const requirements = { reliabilityMin: 0.9, finishedMin: 2 };
    const wish = { gameId: 'tic-tac-toe', seats: 2, timeControl: { preset: 'async-7d' } };
    const { body } = await apis().rest('POST', '/v1/matches', {
      as: 'una',
      body: { ...wish, rated: true, requirements },
    });
    const asking = { ...requirements, ratingMin: null, ratingMax: null };
    const shown = { ...asking, languages: [], unmet: ['FINISHED'] };
    const looked = await apis().rest('GET', '/v1/matches?rated=true', { as: 'vera' });
    expect(looked.body.items).toMatchObject([{ id: body.id, rated: true, requirements: shown }]);
    const listing = `query ($rated: Boolean) { matches(filter: { rated: $rated }) { edges { node {
      id rated requirements { languages reliabilityMin finishedMin ratingMin ratingMax unmet } } } } }`;
    const { data } = await apis().graphql(listing, { rated: true }, 'vera');
    expect(data.matches.edges).toEqual([
      { node: { id: body.id, rated: true, requirements: shown } },
    ]);
    const unrated = await apis().graphql(listing, { rated: false }, 'vera');
    expect(JSON.stringify(unrated.data)).not.toContain(body.id);
    const path = `/v1/matches/${String(body.id)}/seats`;
    const refused = await apis().rest('POST', path, { as: 'vera', body: {} });
    expect(refused).toMatchObject({ status: 403, body: { unmet: ['FINISHED'] } });
    const wrong = { ...wish, requirements: { reliabilityMin: 2 } };
    const told = await apis().rest('POST', '/v1/matches', { as: 'una', body: wrong });
    expect(told).toMatchObject({
      status: 422,
      body: { faults: [{ at: '/requirements/reliabilityMin' }] },
    });
  });
});
