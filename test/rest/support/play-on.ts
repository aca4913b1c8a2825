import type { RestAndGraphql } from './apis.ts';
import type { RestReply } from './reply.ts';

type Question = {
  readonly id: string;
  readonly min: number;
  readonly askedAt: number;
  readonly options: readonly { readonly id: string; readonly group: string }[];
};

/** The first legal answer. */
export const firstAnswer = ({ options, min }: Question): readonly string[] =>
  options
    .filter(({ group }) => group === 'ANSWER')
    .slice(0, min)
    .map(({ id }) => id);

/** Gives the first legal answer to the first question of this account, if it is asked one. */
export async function answerNext(
  apis: RestAndGraphql,
  path: string,
  as: string,
): Promise<RestReply | undefined> {
  const { body } = await apis.rest('GET', path, { as });
  const [question] = body.questions as readonly Question[];
  if (question === undefined) return undefined;
  return apis.rest('POST', `${path}/answers`, {
    as,
    headers: {
      'idempotency-key': `${question.id} ${question.askedAt}`,
      'if-match': `"${question.askedAt}"`,
    },
    body: { questionId: question.id, choose: firstAnswer(question) },
  });
}

/** Creates matches of noughts and crosses; returns the responses. */
export const creatingOn =
  (apis: () => RestAndGraphql) =>
  (as: string, more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    apis().rest('POST', '/v1/matches', {
      as,
      headers,
      body: { gameId: 'tic-tac-toe', seats: 2, ...more },
    });

/** Plays a match of noughts and crosses, created by ann and joined by bob; returns its path. */
export async function noughtsOf(apis: RestAndGraphql): Promise<string> {
  const body = { gameId: 'tic-tac-toe', seats: 2 };
  const { headers } = await apis.rest('POST', '/v1/matches', { as: 'ann', body });
  const path = String(headers['location']);
  await apis.rest('POST', `${path}/seats`, { as: 'bob', body: {} });
  await apis.rest('POST', `${path}/start`, { as: 'ann' });
  return path;
}

export async function playOut(apis: RestAndGraphql, path: string): Promise<void> {
  for (let went = true; went;) {
    went = false;
    for (const as of ['ann', 'bob'])
      went = (await answerNext(apis, path, as)) !== undefined || went;
  }
}
