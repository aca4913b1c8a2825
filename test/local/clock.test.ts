import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, tokenFor } from './player.ts';
import { startService, type Service } from '../../services/local/service.ts';
import { gameClock } from '../../services/local/timers/game-clock.ts';
import { startLocal, type LocalRun } from './process.ts';

let dataDir: string;
/** The address of the service under test; each test that kills it runs a process. */
let run: { readonly host: string };
let service: Service | undefined;

async function start(): Promise<void> {
  const options = { port: 0, host: '127.0.0.1', dataDir, demoPace: undefined };
  service = await startService(options);
  run = { host: new URL(service.at.home).host.replace('localhost', '127.0.0.1') };
}
const stop = async (): Promise<void> => service?.close();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'questhall-'));
  await start();
});
afterAll(() => rm(dataDir, { recursive: true }));

type Told = { readonly now: string; readonly woken?: number; readonly wake?: boolean };

const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`http://${run.host}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const move = async (body: unknown): Promise<Told> => {
  const response = await post(body);
  expect(response.status).toBe(200);
  return (await response.json()) as Told;
};
const read = async () => (await (await fetch(`http://${run.host}/dev/clock`)).json()) as Told;

type Question = {
  readonly id: string;
  readonly deadline: string | null;
  readonly options: { id: string }[];
};
type Seen = {
  readonly version: number;
  readonly status: string;
  readonly waitingOn: readonly string[];
  readonly questions: readonly Question[];
  readonly seats: readonly { readonly id: string; readonly missed: number }[];
};

/** A match of two people on `async-1d`, begun. */
async function table() {
  const [ann, bob] = await Promise.all([tokenFor(run.host, 'ann'), tokenFor(run.host, 'bob')]);
  const made = 'mutation ($i: CreateMatchInput!) { createMatch(input: $i) { id } }';
  const input = { gameId: 'tales-of-glory', seats: 2, timeControl: { preset: 'async-1d' } };
  const { createMatch } = await ask<{ createMatch: { id: string } }>(
    run.host,
    made,
    { i: input },
    ann,
  );
  const matchId = createMatch.id;
  const each = (name: string, type: string) =>
    `mutation ($i: ${type}!) { ${name}(input: $i) { id } }`;
  await ask(run.host, each('joinMatch', 'JoinMatchInput'), { i: { matchId } }, bob);
  await ask(run.host, each('startMatch', 'StartMatchInput'), { i: { matchId } }, ann);
  const asked = `query ($id: ID!) { match(id: $id) { version status waitingOn seats { id missed }
    questions { id deadline options { id } } } }`;
  const look = async (token: string) =>
    (await ask<{ match: Seen }>(run.host, asked, { id: matchId }, token)).match;
  return { matchId, ann, bob, look };
}

type Answered = { readonly id: string; readonly seat: string; readonly by?: string };

/**
 * The answers given for a seat, as its own player may read them: each question, and the account or
 * clock that answered it.
 */
async function answersOf(seat: string, matchId: string, token: string) {
  const asked = `query ($id: ID!) { match(id: $id) { journal(first: 500) { type data } } }`;
  type Entry = { readonly type: string; readonly data: Answered };
  const { match } = await ask<{ match: { journal: readonly Entry[] } }>(
    run.host,
    asked,
    { id: matchId },
    token,
  );
  return match.journal
    .filter(({ type, data }) => type === 'Answered' && data.seat === seat)
    .map(({ data: { id, by } }) => ({ id, by }));
}

/** Checks that both seats had questions, and that the clock has answered each of them once. */
async function expectExpired({ matchId, ann, bob }: Awaited<ReturnType<typeof table>>) {
  for (const [seat, token] of [
    ['seat1', ann],
    ['seat2', bob],
  ] as const) {
    const answers = await answersOf(seat, matchId, token);
    expect(new Set(answers.map(({ by }) => by))).toEqual(new Set(['clock']));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
  }
}

describe('game time', () => {
  it('is wall time until it is moved, and moving it processes every deadline on the way', async () => {
    const before = Date.now();
    const { now, wake } = await read();
    expect(wake).toBe(true);
    expect(Date.parse(now)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(now)).toBeLessThanOrEqual(Date.now());

    const begun = await table();
    const { ann, look } = begun;
    const { version } = await look(ann);
    expect((await move({ advance: 'PT23H' })).woken).toBe(0);
    expect((await look(ann)).version).toBe(version);

    const moved = await move({ advance: 'PT2H' });
    expect(moved.woken).toBe(1);
    await expectExpired(begun);
    expect(Date.parse(moved.now) - Date.parse(now)).toBeGreaterThanOrEqual(25 * 3_600_000);
  });

  it('can be moved without waking matches until the next move', async () => {
    const { matchId, ann, bob, look } = await table();
    const { waitingOn, version } = await look(ann);
    expect(await move({ advance: 'P1DT2M', wake: false })).toMatchObject({ woken: 0 });
    expect(await read()).toMatchObject({ wake: false });
    await stop();
    await start();
    expect(await read()).toMatchObject({ wake: false });
    expect((await look(ann)).version).toBe(version);

    const token = waitingOn[0] === 'seat1' ? ann : bob;
    const [question] = (await look(token)).questions;
    const input = { matchId, questionId: question?.id, choose: [question?.options[0]?.id] };
    const late = ask(
      run.host,
      'mutation ($i: AnswerInput!) { answer(input: $i) { version } }',
      { i: { ...input, commandId: 'late' } },
      token,
    );
    await expect(late).rejects.toThrow('QUESTION_EXPIRED');
    expect((await move({ advance: 'PT0S' })).woken).toBeGreaterThan(0);
    expect(await read()).toMatchObject({ wake: true });
  });

  it('continues to the end of abandoned matches, in order of time', async () => {
    const { ann, look } = await table();
    await move({ advance: 'P30D' });
    const { status } = await look(ann);
    expect(['ABANDONED', 'FINISHED']).toContain(status);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', {}],
    ['both', { advance: 'P1D', to: '2100-01-01T00:00:00Z' }],
    ['a month', { advance: 'P1M' }],
    ['no time', { to: 'tomorrow' }],
    ['a word too much', { advance: 'P1D', by: 'ann' }],
    ['a number', { advance: 5 }],
  ])('refuses %s with the allowed values', async (_, body) => {
    const before = await read();
    const response = await post(body);
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain('BAD_USER_INPUT');
    expect(text).toContain('P1D');
    const moved = Date.parse((await read()).now) - Date.parse(before.now);
    expect(moved, 'less than any of these asks for').toBeLessThan(24 * 3_600_000);
  });

  it.each([
    ['back', { to: '2020-01-01T00:00:00Z' }, "can't go back"],
    ['back by a duration', { advance: '-P1D' }, "can't go back"],
    ['past the end of time', { to: '9999-01-01T00:00:00Z' }, 'before 9000'],
    ['far past it', { advance: 'P9000000D' }, 'before 9000'],
  ])('does not go %s', async (_, body, said) => {
    const response = await post(body);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(said);
  });

  it('can’t be moved by a page of another origin', async () => {
    const response = await post({ advance: 'P1D' }, { origin: 'https://elsewhere.example' });
    expect(response.status).toBe(403);
  });
});

describe('game time of a killed process', () => {
  let killed: LocalRun | undefined;
  afterAll(() => killed?.kill());

  it('continues where it was, with its deadlines: all expire, once', async () => {
    await stop();
    killed = await startLocal({ DATA_DIR: dataDir });
    run = killed;
    const tables = [await table(), await table(), await table()];
    const before = await move({ advance: 'PT1H' });
    await killed.kill();
    killed = await startLocal({ DATA_DIR: dataDir });
    run = killed;
    expect((await read()).now >= before.now).toBe(true);
    await move({ advance: 'P1DT2M' });
    for (const begun of tables) {
      await expectExpired(begun);
      expect((await begun.look(begun.ann)).seats).toMatchObject([{ missed: 1 }, { missed: 1 }]);
    }
  });
});

describe('the file of game time', () => {
  it('stops the service if it is damaged, so that time doesn’t go back', async () => {
    const file = join(dataDir, 'damaged.json');
    await writeFile(file, '{"aheadMs":"much"}');
    expect(() => gameClock(file)).toThrow('"damaged.json" can\'t be read');
  });
});
