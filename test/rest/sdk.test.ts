import createClient from 'openapi-fetch';
import { applyPatch } from 'rfc6902';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify, type Journal } from '../../shared/engine/index.ts';
import { tokenFor } from '../local/player.ts';
import { startLocal, type LocalRun } from '../local/process.ts';
import type { components, paths } from '../../schema/generated/rest.ts';

type Question = components['schemas']['Question'];
type Update = components['schemas']['MatchUpdate'];

let run: LocalRun;
beforeAll(async () => {
  run = await startLocal({ DATA_DIR: ':memory:' });
});
afterAll(() => run.kill());

/** A client of an account, made by a stock generator from the contract, on real HTTP. */
const sdk = async (as?: string) =>
  createClient<paths, 'application/json' | 'application/problem+json'>({
    baseUrl: `http://${run.host}`,
    headers: as === undefined ? {} : { authorization: `Bearer ${await tokenFor(run.host, as)}` },
  });

/** The data of a response; throws if it was refused. */
function got<T>({ data, error }: { readonly data?: T; readonly error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

describe('a client generated from the contract', () => {
  it('plays a match to its end', async () => {
    const ann = await sdk('ann');
    const { items } = got(await ann.GET('/v1/games'));
    const game = items.find(({ id }) => id === 'tales-of-glory');
    expect(game?.bots).toContain('greedy');

    const body = { gameId: 'tales-of-glory', seats: 2, bots: ['greedy'] };
    const made = got(await ann.POST('/v1/matches', { body }));
    const path = { matchId: made.id };
    const started = await ann.POST('/v1/matches/{matchId}/start', {
      params: { path, header: { 'If-Match': '"0"' } },
    });
    expect(started.response.headers.get('etag')).toBe('"1"');

    const answer = async ({ id: questionId, askedAt, options, min }: Question) => {
      const answers = options.filter(({ group }) => group === 'ANSWER').map(({ id }) => id);
      const header = {
        'Idempotency-Key': `${questionId} ${String(askedAt)}`,
        'If-Match': `"${String(askedAt)}"`,
      };
      const params = { path, header };
      const choose = answers.slice(0, min);
      got(
        await ann.POST('/v1/matches/{matchId}/answers', { params, body: { questionId, choose } }),
      );
    };

    // follows only by long poll: the view from patches, the questions from updates
    let view: unknown;
    let last: Update | undefined;
    while (last?.status !== 'FINISHED') {
      const query = { wait: 20, ...(last && { after: last.version }) };
      const params = { path, query };
      const missed = got(await ann.GET('/v1/matches/{matchId}/updates', { params }));
      for (const update of missed.items) {
        expect(update.from).toBe(last?.version ?? null);
        if (update.patch === null) view = update.snapshot;
        else applyPatch(view, update.patch as never[]);
        last = update;
      }
      const [question] = last?.questions ?? [];
      if (question !== undefined) await answer(question);
    }

    const over = got(await ann.GET('/v1/matches/{matchId}', { params: { path } }));
    expect(over.view).toEqual(view);
    expect(over.result?.ranking.map(({ seat }) => seat).toSorted()).toEqual(['seat1', 'seat2']);
    const nobody = await sdk();
    const journal = got(await nobody.GET('/v1/matches/{matchId}/export', { params: { path } }));
    expect(verify(journal as unknown as Journal)).toMatchObject({ fair: true, faults: [] });
  });

  it('reads a refusal by its code', async () => {
    const nobody = await sdk();
    const { error, response } = await nobody.POST('/v1/matches', {
      body: { gameId: 'tales-of-glory', seats: 2 },
    });
    expect(response.status).toBe(401);
    expect(error?.code).toBe('UNAUTHENTICATED');
  });
});

describe('the page to try out the contract', () => {
  it('loads nothing from elsewhere, and finds all its files on the service', async () => {
    const page = await fetch(`http://${run.host}/v1/docs`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    const html = await page.text();
    const loaded = [...html.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, url]) => url);
    expect(loaded).toHaveLength(2);
    for (const url of [...loaded, '/v1/openapi.json']) {
      expect((await fetch(`http://${run.host}${String(url)}`)).status).toBe(200);
    }
    const other = await fetch(`http://${run.host}/v1/docs/package.json`);
    expect(other.status).toBe(404);
  });

  it('can be called by any page, which can read the version', async () => {
    const response = await fetch(`http://${run.host}/v1/matches`, {
      method: 'OPTIONS',
      headers: { origin: 'http://a.test', 'access-control-request-headers': 'idempotency-key' },
    });
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(response.headers.get('access-control-allow-headers')).toBe('idempotency-key');
    expect(response.headers.get('access-control-expose-headers')).toContain('etag');
  });
});
