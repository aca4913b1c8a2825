import { startLocal } from '../../../test/local/process.ts';
import { ask, tokenFor } from '../../../test/local/player.ts';
import { cpuTime } from './cpu-time.ts';

/** Number of matches on a page of a list. */
export const PAGE = 30;
/** Number of reads before timing, and of timed reads. */
const [UNTIMED, TIMED] = [500, 500];

const page = `query ($first: Int!) { matches(filter: { list: RUNNING }, first: $first) { edges { node {
  id title version status updatedAt game { id } seats { id name } waitingOn } } } }`;

type Page = { readonly matches: { readonly edges: readonly object[] } };

const creating = `mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }`;
const starting = `mutation ($input: StartMatchInput!) { startMatch(input: $input) { id } }`;

/**
 * Begins this number of matches, each of a different person against a bot, because the number of
 * matches of one host is limited; the bot then waits.
 */
async function begin(host: string, many: number): Promise<void> {
  for (let n = 0; n < many; n += 1) {
    const token = await tokenFor(host, `host${String(n)}`);
    const input = { gameId: 'tales-of-glory', seats: 2, bots: ['greedy'] };
    type Created = { readonly createMatch: { readonly id: string } };
    const { createMatch } = await ask<Created>(host, creating, { input }, token);
    await ask(host, starting, { input: { matchId: createMatch.id } }, token);
  }
}

/**
 * Milliseconds of a local run's processor time to read a page of matches, of as many running ones.
 */
export async function readPages(folder: string): Promise<number> {
  const local = await startLocal({ DATA_DIR: folder });
  const read = async (): Promise<number> =>
    (await ask<Page>(local.host, page, { first: PAGE })).matches.edges.length;
  try {
    await begin(local.host, PAGE);
    // lists are updated after the matches are stored
    for (let n = 0; (await read()) < PAGE || n < UNTIMED; n += 1);
    const from = cpuTime(local.pid);
    for (let n = 0; n < TIMED; n += 1) await read();
    return ((cpuTime(local.pid) - from) * 1_000) / TIMED;
  } finally {
    await local.stop();
  }
}
