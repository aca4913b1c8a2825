import type { Page } from 'playwright-core';

type Named = { readonly id: string };

/** A signed-in person who calls the REST API of a local run. */
export type Somebody = {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  /** Creates a match and starts it; returns its id. */
  match(setUp: object): Promise<string>;
  /** Answers everything that a match asks with what comes first, until it has ended. */
  playOut(matchId: string): Promise<void>;
};

type Question = {
  readonly id: string;
  readonly answered: boolean;
  readonly min: number;
  readonly options: readonly Named[];
};
type Match = { readonly status: string; readonly questions: readonly Question[] };

/** Between two looks at a match, in milliseconds. */
const LOOK = 200;

/**
 * @param at the address of the local run
 * @param name what they sign in by
 */
export async function somebody(
  at: string,
  name: string,
  roles?: readonly string[],
): Promise<Somebody> {
  const send = async <T>(path: string, body?: unknown, token?: string): Promise<T> => {
    const response = await fetch(at + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${path}: ${String(response.status)} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const asked = { subject: name, name, ...(roles && { roles }) };
  const { token } = await send<{ readonly token: string }>('/dev/token', asked);
  const get = async <T>(path: string): Promise<T> => send<T>(`/v1${path}`, undefined, token);
  const post = async <T>(path: string, body: unknown): Promise<T> =>
    send<T>(`/v1${path}`, body, token);
  /** Answers one question; returns false if there was none. */
  const answer = async (matchId: string, questions: Match['questions']): Promise<boolean> => {
    const question = questions.find(({ answered }) => !answered);
    if (question === undefined) return false;
    const { id: questionId, min, options } = question;
    const choose = options.slice(0, Math.max(1, min)).map(({ id }) => id);
    await post(`/matches/${matchId}/answers`, { questionId, choose });
    return true;
  };
  return {
    get,
    post,
    async match(setUp) {
      const { id } = await post<Named>('/matches', setUp);
      await post(`/matches/${id}/start`, {});
      return id;
    },
    async playOut(matchId) {
      for (;;) {
        const { status, questions } = await get<Match>(`/matches/${matchId}`);
        if (status !== 'RUNNING') return;
        if (!(await answer(matchId, questions)))
          await new Promise((later) => setTimeout(later, LOOK));
      }
    },
  };
}

/** Signs a person in on the page of a local run, in any language. */
export async function signInAt(page: Page, at: string, name: string): Promise<void> {
  await page.goto(at);
  await page.getByRole('button', { name: /^(Sign in|Přihlásit se|로그인)$/u }).click();
  await page.waitForURL('**/oauth/authorize**');
  await page.getByRole('textbox').fill(name);
  await page.getByRole('button').click();
  await page.waitForURL((url) => !/oauth|signed-in/u.test(url.pathname));
}
