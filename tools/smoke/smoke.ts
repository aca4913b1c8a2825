import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { StageError, type Stage } from './stage.ts';

/** The results of one match on a stage. */
export type Smoked = {
  readonly game: string;
  readonly answers: number;
  readonly version: number;
  readonly status: string;
  /** The 95th percentile of answers' durations, in milliseconds. */
  readonly answerP95: number;
  readonly seconds: number;
};

const GAME = 'tales-of-glory';
const of = <T extends z.ZodType>(field: string, schema: T) => z.object({ [field]: schema });
const named = z.object({ id: z.string() });
const question = z.object({
  id: z.string(),
  min: z.number(),
  options: z.array(named),
});
const seen = z.object({
  version: z.number(),
  status: z.string(),
  view: z.unknown(),
  questions: z.array(question),
});
type Seen = z.infer<typeof seen>;

const asking = `query ($id: ID!) { match(id: $id) {
  version status view questions { id min options { id } } } }`;

/**
 * Plays a match against a bot through all APIs: GraphQL for commands, a socket for updates, REST to
 * compare. Throws a `StageError` at the first mismatch.
 * @param most number of answers after which it resigns
 */
export async function smoke(stage: Stage, most: number): Promise<Smoked> {
  const began = performance.now();
  const watcher = stage.watcher();
  try {
    const id = await created(stage);
    const followed = watcher.follow(id);
    await followed.begun;
    await stage.graphql(
      'mutation ($input: StartMatchInput!) { startMatch(input: $input) { id } }',
      { input: { matchId: id } },
    );
    const took = await play(stage, id, most);
    const [has, is] = await Promise.all([followed.ended, look(stage, id)]);
    if (has.version !== is.version || !isDeepStrictEqual(has.view, is.view)) {
      throw new StageError(`The socket has told another match than is: ${String(has.version)}.`);
    }
    const byRest = z.object({ view: z.unknown() }).parse(await stage.rest(`/v1/matches/${id}`));
    if (!isDeepStrictEqual(byRest.view, is.view)) throw new StageError('REST shows another view.');
    return {
      game: GAME,
      answers: took.length,
      version: is.version,
      status: is.status,
      answerP95: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0,
      seconds: (performance.now() - began) / 1_000,
    };
  } finally {
    await watcher.stop();
  }
}

async function created(stage: Stage): Promise<string> {
  const input = { gameId: GAME, seats: 2, bots: ['greedy'] };
  const making = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
  const { createMatch } = of('createMatch', named).parse(await stage.graphql(making, { input }));
  return named.parse(createMatch).id;
}

async function look(stage: Stage, id: string): Promise<Seen> {
  const { match } = z.object({ match: seen }).parse(await stage.graphql(asking, { id }));
  return match;
}

const PAUSE_MS = 200;

/** Answers all questions by their first options; returns the duration of each answer. */
async function play(stage: Stage, matchId: string, most: number): Promise<readonly number[]> {
  const took: number[] = [];
  for (;;) {
    const { status, questions } = await look(stage, matchId);
    if (status !== 'RUNNING') return took;
    if (took.length >= most) {
      const input = { matchId };
      const resigning = 'mutation ($input: ResignInput!) { resign(input: $input) { version } }';
      await stage.graphql(resigning, { input });
      return took;
    }
    const [asked] = questions;
    if (asked === undefined) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      continue;
    }
    const { id: questionId, min, options } = asked;
    const choose = options.slice(0, Math.max(min, 1)).map((each) => each.id);
    const from = performance.now();
    await stage.graphql('mutation ($input: AnswerInput!) { answer(input: $input) { version } }', {
      input: { matchId, questionId, choose, commandId: questionId },
    });
    took.push(performance.now() - from);
  }
}
