import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../services/local/service.ts';
import { root } from '../../tools/root.ts';
import { ask, tokenFor } from './player.ts';

let service: Service;
let host: string;
const folder = mkdtempSync(join(tmpdir(), 'questhall-'));

beforeAll(async () => {
  const options = { port: 0, host: '127.0.0.1', dataDir: undefined, demoPace: undefined };
  service = await startService(options);
  host = new URL(service.at.home).host.replace('localhost', '127.0.0.1');
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

type Player = 'ann' | 'bob' | 'cid' | 'dan' | 'eve';
type Question = {
  readonly id: string;
  readonly min: number;
  readonly askedAt: number;
  readonly options: readonly { readonly id: string; readonly group: string }[];
};
type Seat = { readonly id: string; readonly presence: string; readonly missed: number };
type Seen = {
  readonly version: number;
  readonly status: string;
  readonly view: unknown;
  readonly seats: readonly Seat[];
  readonly waitingOn: readonly string[];
  readonly questions: readonly Question[];
};

const fields = `version status view waitingOn seats { id presence missed }
  questions { id min askedAt options { id group } }`;

const advance = async (span: string): Promise<void> => {
  const response = await fetch(`http://${host}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: span }),
  });
  expect(response.status).toBe(200);
};

const tokens = new Map<Player, Promise<string>>();
const tokenOf = (player: Player): Promise<string> => {
  const token = tokens.get(player) ?? tokenFor(host, player);
  tokens.set(player, token);
  return token;
};

async function does<T>(player: Player, mutation: string, input: object, give: string): Promise<T> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($i: ${type}!) { ${mutation}(input: $i) { ${give} } }`;
  const told = await ask<Record<string, T>>(host, query, { i: input }, await tokenOf(player));
  return told[mutation] ?? expect.unreachable();
}

/** A table of four on `async-1d`, begun; the first to be absent is offered to others after a day. */
async function table() {
  const { id: matchId } = await does<{ id: string }>(
    'ann',
    'createMatch',
    {
      gameId: 'tales-of-glory',
      seats: 4,
      options: { quests: true },
      timeControl: { preset: 'async-1d' },
      absence: { offerAfter: 'P1D' },
    },
    'id',
  );
  for (const player of ['bob', 'cid', 'dan'] as const) {
    await does(player, 'joinMatch', { matchId }, 'id');
  }
  await does('ann', 'startMatch', { matchId }, 'id');
  const look = async (player: Player | undefined): Promise<Seen> => {
    const token = player && (await tokenOf(player));
    const query = `query ($id: ID!) { match(id: $id) { ${fields} } }`;
    return (await ask<{ match: Seen }>(host, query, { id: matchId }, token)).match;
  };
  /** Answers what this player is asked first, if anything. */
  const answer = async (player: Player): Promise<void> => {
    const [question] = (await look(player)).questions;
    if (question === undefined) return;
    const { id: questionId, askedAt: expectedVersion, options, min } = question;
    const answers = options.filter(({ group }) => group === 'ANSWER');
    const choose = answers.slice(0, min).map(({ id }) => id);
    const commandId = `${questionId} ${String(expectedVersion)}`;
    const input = { matchId, questionId, choose, commandId, expectedVersion };
    await does(player, 'answer', input, 'version');
  };
  /** Lets these players play until the table is so; it may wait for a bot meanwhile. */
  const play = async (
    players: readonly Player[],
    isEnough: (table: Seen) => boolean,
  ): Promise<void> => {
    while (!isEnough(await look(undefined))) {
      for (const player of players) await answer(player);
    }
  };
  const seatOfAnn = async (): Promise<Seat | undefined> =>
    (await look(undefined)).seats.find(({ id }) => id === 'seat1');
  return { matchId, look, play, seatOfAnn };
}

const others = ['bob', 'cid', 'dan'] as const;
const isOver = ({ status }: Seen): boolean => status === 'FINISHED';
const waitsForAnn = ({ waitingOn }: Seen): boolean =>
  waitingOn.length === 1 && waitingOn[0] === 'seat1';

describe('a table whose player leaves', () => {
  it('continues without them, gets them back, has the seat taken over, and is fair to the end', async () => {
    const { matchId, look, play, seatOfAnn } = await table();
    /** Ann is late in two turns, which the others wait for. */
    const lateTwice = async (): Promise<void> => {
      for (const missed of [1, 2]) {
        // a turn may ask her twice, as chance has it: being late in it counts once
        do {
          await play(others, waitsForAnn);
          await advance('P1DT2M');
        } while ((await seatOfAnn())?.missed === missed - 1);
        expect(await seatOfAnn()).toMatchObject({ missed });
      }
      expect(await seatOfAnn()).toMatchObject({ presence: 'ABSENT' });
    };

    await lateTwice();
    const { version } = await look(undefined);
    // Ann is not waited for any more
    await play(others, (seen) => seen.version > version + 8);
    await does('ann', 'returnToSeat', { matchId }, 'id');
    expect(await seatOfAnn()).toMatchObject({ presence: 'ACTIVE', missed: 0 });

    await lateTwice();
    await advance('P1D');
    expect(await seatOfAnn()).toMatchObject({ presence: 'OFFERED' });
    const { view: hers } = await look('ann');
    expect(hers).not.toEqual((await look(undefined)).view);
    await does('eve', 'claimSeat', { matchId, seat: 'seat1' }, 'id');
    const [now, then, spectator] = [await look('eve'), await look('ann'), await look(undefined)];
    expect(now.view).toEqual(hers);
    expect(then.view).toEqual(spectator.view);
    expect(await seatOfAnn()).toMatchObject({ presence: 'ACTIVE', missed: 0 });

    await play([...others, 'eve'], isOver);
    const query = 'query ($id: ID!) { match(id: $id) { export fairness { commitment } } }';
    type Ended = { match: { export: unknown; fairness: { commitment: string } } };
    const { match } = await ask<Ended>(host, query, { id: matchId });
    const file = join(folder, 'match.json');
    writeFileSync(file, JSON.stringify(match.export));
    const verify = [join(root, 'tools/run.mjs'), 'tools/verify.ts'];
    const words = ['--commitment', match.fairness.commitment, file];
    const verdict = execFileSync(process.execPath, [...verify, ...words], { cwd: root });
    expect(verdict.toString()).toMatch(/fair/i);
  });
});
