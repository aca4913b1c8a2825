import { describe, expect, it } from 'vitest';
import { useDoors } from './support/apis.ts';

const apis = useDoors();
const parts = 'vacation { daysLeft current { from to } planned { from to } auto }';
const start = `mutation ($input: StartVacationInput!) { startVacation(input: $input) { ${parts} } }`;

/** A day that is to come, whenever this is tried. */
const ahead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('a vacation in both APIs', () => {
  it('is the same by GraphQL and REST', async () => {
    const planned = { from: ahead(40), to: ahead(43) };
    const { data, errors } = await apis().graphql(
      start,
      { input: { from: planned.from, days: 4 } },
      'vit',
    );
    expect(errors).toEqual([]);
    const { body } = await apis().rest('GET', '/v1/viewer/vacation', { as: 'vit' });
    expect(body).toEqual(data.startVacation.vacation);
    expect(body).toEqual({ daysLeft: 26, current: null, planned: [planned], auto: true });

    const more = { from: ahead(80), days: 2 };
    const taken = await apis().rest('POST', '/v1/viewer/vacation', { as: 'vit', body: more });
    expect(taken.body).toMatchObject({ daysLeft: 24 });
    const path = `/v1/viewer/vacation?from=${planned.from}`;
    const back = await apis().rest('DELETE', path, { as: 'vit' });
    expect(back.body).toMatchObject({ daysLeft: 28 });
    const read = await apis().graphql(`{ viewer { ${parts} } }`, {}, 'vit');
    expect(read.data.viewer.vacation).toEqual(back.body);
  });

  it('that is used up is a conflict, and wrong input is refused by its field', async () => {
    const plan = (body: object) => apis().rest('POST', '/v1/viewer/vacation', { as: 'eda', body });
    await plan({ from: ahead(20), days: 16 });
    const none = await plan({ from: ahead(60), days: 15 });
    expect([none.status, none.body.code]).toEqual([409, 'VACATION_EXHAUSTED']);
    for (const [body, field] of [
      [{ days: 17 }, '/days'],
      [{ days: 1, from: 'soon' }, '/from'],
      [{ days: 1, from: '2020-01-01' }, '/from'],
    ] as const) {
      const told = await plan(body);
      expect([told.status, told.body.faults[0].at]).toEqual([422, field]);
    }
    const odd = await apis().rest('DELETE', '/v1/viewer/vacation?from=soon', { as: 'eda' });
    expect(odd.status).toBe(422);
  });

  it('is visible only to its owner', async () => {
    await apis().graphql(start, { input: { from: ahead(20), days: 4 } }, 'ota');
    const asked =
      '{ node(id: "ota") { ... on Account { vacation { daysLeft } playingHours { day } } } }';
    const { data } = await apis().graphql(asked, {}, 'vit');
    expect(data.node ?? { vacation: null, playingHours: null }).toEqual({
      vacation: null,
      playingHours: null,
    });
  });
});

describe('playing hours in both APIs', () => {
  it('are the same by GraphQL and REST, and refused by their field', async () => {
    const playingHours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '18:00', to: '00:00' }));
    const body = { playingHours, autoVacation: false };
    const said = await apis().rest('PATCH', '/v1/viewer', { as: 'ida', body });
    expect(said.body).toMatchObject({ playingHours });
    const asked = `{ viewer { playingHours { day from to } playingHoursFrom vacation { auto } } }`;
    const { playingHoursFrom } = said.body;
    const { data } = await apis().graphql(asked, {}, 'ida');
    expect(data.viewer).toEqual({ playingHours, playingHoursFrom, vacation: { auto: false } });

    const few = { playingHours: playingHours.slice(1) };
    const refused = await apis().rest('PATCH', '/v1/viewer', { as: 'ida', body: few });
    expect([refused.status, refused.body.faults[0].at]).toEqual([422, '/playingHours']);
    const changing =
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';
    const { errors } = await apis().graphql(changing, { input: few }, 'ida');
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(errors[0]?.message).toContain('42 hours a week');
  });
});
