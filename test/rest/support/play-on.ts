import type { Doors } from './doors.ts';
import type { Told } from './told.ts';

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
  doors: Doors,
  path: string,
  as: string,
): Promise<Told | undefined> {
  const { body } = await doors.rest('GET', path, { as });
  const [question] = body.questions as readonly Question[];
  if (question === undefined) return undefined;
  return doors.rest('POST', `${path}/answers`, {
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
  (doors: () => Doors) =>
  (as: string, more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    doors().rest('POST', '/v1/matches', {
      as,
      headers,
      body: { gameId: 'tic-tac-toe', seats: 2, ...more },
    });

/** Plays a match of noughts and crosses, created by ann and joined by bob; returns its path. */
export async function noughtsOf(doors: Doors): Promise<string> {
  const body = { gameId: 'tic-tac-toe', seats: 2 };
  const { headers } = await doors.rest('POST', '/v1/matches', { as: 'ann', body });
  const path = String(headers['location']);
  await doors.rest('POST', `${path}/seats`, { as: 'bob', body: {} });
  await doors.rest('POST', `${path}/start`, { as: 'ann' });
  return path;
}

export async function playOut(doors: Doors, path: string): Promise<void> {
  for (let went = true; went;) {
    went = false;
    for (const as of ['ann', 'bob'])
      went = (await answerNext(doors, path, as)) !== undefined || went;
  }
}
