import { startLocal } from '../../../test/local/process.ts';
import { ask, tokenFor } from '../../../test/local/player.ts';
import { cpuTime } from './cpu-time.ts';

/** As many matches as a page of a list shows. */
export const PAGE = 30;
/** How often it is read before that is timed, and timed. */
const [UNTIMED, TIMED] = [500, 500];

const page = `query ($first: Int!) { matches(filter: { list: RUNNING }, first: $first) { edges { node {
  id title version status updatedAt game { id } seats { id name } waitingOn } } } }`;

type Page = { readonly matches: { readonly edges: readonly object[] } };

const creating = `mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }`;
const starting = `mutation ($input: StartMatchInput!) { startMatch(input: $input) { id } }`;

/** Begins so many matches, each of one person against a bot, who then waits: nobody hosts many at once. */
async function begin(host: string, many: number): Promise<void> {
  for (let n = 0; n < many; n += 1) {
    const token = await tokenFor(host, `host${String(n)}`);
    const input = { gameId: 'tales-of-glory', seats: 2, bots: ['greedy'] };
    type Created = { readonly createMatch: { readonly id: string } };
    const { createMatch } = await ask<Created>(host, creating, { input }, token);
    await ask(host, starting, { input: { matchId: createMatch.id } }, token);
  }
}

/** What a page of matches costs a local run, in milliseconds of its processor time; as many are under way. */
export async function readPages(folder: string): Promise<number> {
  const local = await startLocal({ DATA_DIR: folder });
  const read = async (): Promise<number> =>
    (await ask<Page>(local.host, page, { first: PAGE })).matches.edges.length;
  try {
    await begin(local.host, PAGE);
    // lists follow on what is stored
    for (let n = 0; (await read()) < PAGE || n < UNTIMED; n += 1);
    const from = cpuTime(local.pid);
    for (let n = 0; n < TIMED; n += 1) await read();
    return ((cpuTime(local.pid) - from) * 1_000) / TIMED;
  } finally {
    await local.stop();
  }
}
