import { expect, it } from 'vitest';
import {
  exportsOn,
  EXPORTS_AT_ONCE,
  withExportsBounded,
  type WithExports,
} from '../../services/apis/http/exports.ts';
import type { Journal } from '../../shared/engine/index.ts';
import { useDoors } from '../rest/support/apis.ts';
import { noughtsOf, playOut } from '../rest/support/play-on.ts';
import { person } from '../tournaments/services/event.ts';

const apis = useDoors();
const organizer = ['player', 'organizer'] as const;
const zoe = person('zoe');
const refused = { code: 'RATE_LIMITED', retryable: true, retryAfter: 1 };

/** A match that is over, and an event, both ann's. */
async function exportable() {
  const path = await noughtsOf(apis());
  await playOut(apis(), path);
  const { body } = await apis().rest('POST', '/v1/tournaments', {
    as: 'ann',
    roles: organizer,
    body: {
      name: 'Cup',
      regulations: {
        game: { id: 'tic-tac-toe' },
        timeControl: { preset: 'live' },
        stages: [{ format: 'SWISS', podSize: { preferred: 2 }, rounds: 2, opening: 'SNAKE' }],
        seeding: 'MANUAL',
        rounds: { advance: 'MANUAL' },
      },
    },
  });
  return { match: path.split('/').at(-1) ?? '', event: String(body.id) };
}

/** Occupies this number of an account's export places; returns a function that frees them. */
async function occupy(account: string, count: number) {
  const { places } = apis().hall.store;
  const place = { account, of: 'exports', most: EXPORTS_AT_ONCE, look: () => 'absent' as const };
  const holders = Array.from({ length: count }, (_, n) => `request${String(n)}`);
  const taken = await Promise.all(holders.map((holder) => places.take({ ...place, holder })));
  return () => Promise.all(taken.map((entry) => places.free(place, entry ?? '')));
}

it('exports of every kind are refused above the account’s limit of concurrent exports, in both APIs', async () => {
  const { match, event } = await exportable();
  const paths = [
    `/v1/matches/${match}/export`,
    `/v1/tournaments/${event}/export`,
    '/v1/viewer/export',
  ];
  const queries = [
    `{ match(id: "${match}") { export } }`,
    `{ tournament(id: "${event}") { export } }`,
    '{ viewer { export } }',
  ];
  const statuses = (as: string) =>
    Promise.all(
      paths.map(async (path) => (await apis().rest('GET', path, { as, roles: organizer })).status),
    );
  const free = await occupy('ann', EXPORTS_AT_ONCE);
  expect(await statuses('ann')).toEqual([429, 429, 429]);
  for (const query of queries) {
    const { errors } = await apis().graphql(query, {}, 'ann', organizer);
    expect(errors).toMatchObject([{ extensions: refused }]);
  }
  const [one] = paths;
  expect((await apis().rest('GET', String(one), { as: 'bob' })).status).toBe(200);
  expect((await apis().rest('GET', String(one))).status, 'without an account').toBe(200);
  await free();
  for (const path of paths) {
    expect((await apis().rest('GET', path, { as: 'ann', roles: organizer })).status).toBe(200);
  }
});

it('several exports in one request are made one after another and count as one', async () => {
  const { match, event } = await exportable();
  const free = await occupy('ann', EXPORTS_AT_ONCE - 1);
  const query = `{ match(id: "${match}") { a: export b: export } tournament(id: "${event}") { export } }`;
  const { data, errors } = await apis().graphql(query, {}, 'ann', organizer);
  expect(errors).toEqual([]);
  expect(data.match.a).toEqual(data.match.b);
  await free();
});

it('an export counts until it is made, also if it fails', async () => {
  const { places } = apis().hall.store;
  const made: ((journal: Journal | Error) => void)[] = [];
  const slow = () =>
    new Promise<Journal>((resolve, reject) => {
      made.push((end) => (end instanceof Error ? reject(end) : resolve(end)));
    });
  const uses = {
    matches: { exportJournal: slow },
    tournaments: { exported: apis().hall.tournaments.exported },
    leaving: { exportOf: () => Promise.reject(new TypeError('Nobody leaves.')) },
  };
  const request = () =>
    withExportsBounded<WithExports>(uses, exportsOn(places)).matches.exportJournal(zoe, 'm');
  const running = Array.from({ length: EXPORTS_AT_ONCE }, request);
  await expect.poll(() => made.length).toBe(EXPORTS_AT_ONCE);
  await expect(request()).rejects.toMatchObject(refused);
  made[0]?.(new Error('broken'));
  await expect(running[0]).rejects.toThrow('broken');
  const next = request();
  await expect.poll(() => made.length).toBe(EXPORTS_AT_ONCE + 1);
  for (const end of made) end({} as Journal);
  expect(await Promise.all([...running.slice(1), next])).toHaveLength(EXPORTS_AT_ONCE);
});
