import { anyAnswer, ask } from '../../../test/local/player.ts';
import { follow, type Follower, type Update } from './follower.ts';
import type { Stopwatch } from './stopwatch.ts';

/** A running match with its followers, in the order of their tokens. */
export type Table = {
  readonly host: string;
  readonly matchId: string;
  readonly tokens: readonly string[];
  readonly followers: readonly Follower[];
};

const creating = `mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }`;
const joining = `mutation ($input: JoinMatchInput!) { joinMatch(input: $input) { id } }`;
const starting = `mutation ($input: StartMatchInput!) { startMatch(input: $input) { id } }`;
const answering = `mutation ($input: AnswerInput!) { answer(input: $input) { version } }`;

type Setting = { readonly host: string; readonly game: string; readonly seats: number };

/** Sets a match up and starts it; tokens after the last seat are spectators. */
export async function seated(
  { host, game, seats }: Setting,
  tokens: readonly string[],
): Promise<Table> {
  const [mine, ...others] = tokens;
  const made = { input: { gameId: game, seats } };
  const { createMatch } = await ask<{ createMatch: { id: string } }>(host, creating, made, mine);
  const matchId = createMatch.id;
  const input = { matchId };
  for (const token of others.slice(0, seats - 1)) await ask(host, joining, { input }, token);
  await ask(host, starting, { input }, mine);
  const followers = await Promise.all(tokens.map((token) => follow(host, token, matchId)));
  return { host, matchId, tokens, followers };
}

/** The time at which the last socket of the match had this version. */
const told =
  ({ followers }: Table) =>
  async (version: number): Promise<number> =>
    Math.max(...(await Promise.all(followers.map((follower) => follower.had(version)))));

/**
 * The version that holds an answer; `undefined` if another player's answer has voided its question.
 */
async function versionAfter(
  host: string,
  input: Readonly<Record<string, unknown>>,
  token: string | undefined,
): Promise<number | undefined> {
  try {
    const { answer } = await ask<{ answer: { version: number } }>(
      host,
      answering,
      { input },
      token,
    );
    return answer.version;
  } catch (thrown) {
    if (String(thrown).includes('NO_SUCH_QUESTION')) return undefined;
    throw thrown;
  }
}

/** Answers every question of a seat at once, until the match is over, or there were enough. */
async function playSeat(table: Table, seat: number, watch: Stopwatch): Promise<'over' | 'enough'> {
  const { host, matchId } = table;
  const follower = table.followers[seat];
  const done = new Set<string>();
  for (let version = -1; ;) {
    const update: Update | undefined = await Promise.race([
      follower?.next(version),
      watch.enough,
    ]).then((seen) => seen ?? undefined);
    if (update === undefined) return 'enough';
    if (update.status !== 'RUNNING') return 'over';
    version = update.version;
    for (const question of update.questions) {
      const commandId = `${question.id} ${String(question.askedAt)}`;
      if (done.has(commandId)) continue;
      done.add(commandId);
      const accepted = watch.take(told(table));
      if (accepted === undefined) return 'enough';
      const choose = anyAnswer(question, done.size);
      const input = { matchId, questionId: question.id, choose, commandId };
      const token = table.tokens[seat];
      const held = await versionAfter(host, input, token);
      if (held === undefined) watch.takeBack();
      else accepted(held);
    }
  }
}

/** Plays until the match is over, or there were enough answers. */
export async function play(
  table: Table,
  seats: number,
  watch: Stopwatch,
): Promise<'over' | 'enough'> {
  const ends = await Promise.all(
    Array.from({ length: seats }, (_, seat) => playSeat(table, seat, watch)),
  );
  return ends.includes('enough') ? 'enough' : 'over';
}

export async function leave({ followers }: Table): Promise<void> {
  await Promise.all(followers.map((follower) => follower.stop()));
}
