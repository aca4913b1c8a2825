import { createClient, type Client } from 'graphql-ws';
import { applyPatch } from 'rfc6902';
import { WebSocket } from 'ws';
import type { Role } from '../../services/platform/requests/actor.ts';

export type SeenQuestion = {
  readonly id: string;
  readonly kind: string;
  readonly min: number;
  readonly sealed: boolean;
  readonly askedAt: number;
  readonly options: readonly { readonly id: string; readonly group: string }[];
};
export type SeenUpdate = {
  readonly version: number;
  readonly from: number | null;
  readonly snapshot: unknown;
  readonly patch: readonly never[] | null;
  readonly log: readonly {
    readonly type: string;
    readonly text: string;
    readonly data: { readonly tiles?: readonly string[] };
  }[];
  readonly questions: readonly SeenQuestion[];
  readonly waitingOn: readonly string[];
  readonly status: string;
};

const shown = `version questions { id kind min sealed askedAt options { id group } } waitingOn status`;
const followed = `subscription ($id: ID!, $after: Int) { match(id: $id, after: $after) {
  from snapshot patch log { type text data } ${shown} } }`;

type Refused = { readonly extensions: { readonly retryAfter?: number } };

/** Sends one GraphQL request over HTTP, once more when it came too soon; throws what it is refused with. */
export async function ask<T>(
  host: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  token?: string,
): Promise<T> {
  const response = await fetch(`http://${host}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: readonly Refused[] };
  const wait = errors?.[0]?.extensions.retryAfter;
  if (wait !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    return ask(host, query, variables, token);
  }
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

export async function tokenFor(
  host: string,
  subject: string,
  roles: readonly Role[] = ['player'],
): Promise<string> {
  const response = await fetch(`http://${host}/dev/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subject, roles }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** The server's current view of the match for this account. */
export type ServersView = Pick<SeenUpdate, 'version' | 'questions' | 'waitingOn' | 'status'> & {
  readonly view: unknown;
};

/** A player at the table (or, without a token, a spectator) with a stock client. */
export type Player = {
  readonly name: string;
  readonly updates: readonly SeenUpdate[];
  readonly failures: readonly unknown[];
  /** The view after all patches on the first snapshot. */
  view(): unknown;
  version(): number | undefined;
  questions(): readonly SeenQuestion[];
  isComplete(): boolean;
  /** Follows the match from the last version seen. */
  follow(host: string, id: string): void;
  /** The line is cut, without a word to the server. */
  drop(): void;
  reaches(version: number): Promise<void>;
  serversView(id: string): Promise<ServersView>;
  /** Answers; returns the version that holds the answer. */
  answer(matchId: string, question: SeenQuestion, choose: readonly string[]): Promise<number>;
};

export function createPlayer(name: string, token: string | undefined): Player {
  const updates: SeenUpdate[] = [];
  const failures: unknown[] = [];
  let view: unknown;
  let complete = false;
  let client: Client | undefined;
  let host = '';
  const version = () => updates.at(-1)?.version;

  const take = (update: SeenUpdate): void => {
    const { snapshot, patch, from } = update;
    if (from === null) view = structuredClone(snapshot);
    else if (from !== version()) failures.push(`${String(from)} after ${String(version())}`);
    else failures.push(...applyPatch(view, structuredClone([...(patch ?? [])])).filter(Boolean));
    updates.push(update);
  };

  return {
    name,
    updates,
    failures,
    view: () => view,
    version,
    questions: () => updates.at(-1)?.questions ?? [],
    isComplete: () => complete,

    follow(at, id) {
      host = at;
      const after = version();
      const connecting = createClient({
        url: `ws://${host}/ws`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        ...(token === undefined ? {} : { connectionParams: { authorization: `Bearer ${token}` } }),
      });
      client = connecting;
      connecting.subscribe<{ match: SeenUpdate }>(
        { query: followed, variables: { id, ...(after === undefined ? {} : { after }) } },
        {
          next({ data, errors }) {
            if (errors !== undefined || data == null) failures.push(errors);
            else take(data.match);
          },
          error(error) {
            if (client === connecting) failures.push(error);
          },
          complete() {
            complete = true;
          },
        },
      );
    },

    drop() {
      const cut = client;
      client = undefined;
      cut?.terminate();
    },

    async reaches(wanted) {
      const patience = Date.now() + 60_000;
      while ((version() ?? -1) < wanted) {
        if (Date.now() > patience || failures.length > 0) {
          const where = `${String(version())}, not ${String(wanted)}`;
          throw new Error(`${name} is at ${where}: ${JSON.stringify(failures)}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    },

    async serversView(id) {
      const query = `query ($id: ID!) { match(id: $id) { view ${shown} } }`;
      return (await ask<{ match: ServersView }>(host, query, { id }, token)).match;
    },

    async answer(matchId, question, choose) {
      const commandId = `${name} ${question.id} ${String(question.askedAt)}`;
      const { id: questionId, askedAt: expectedVersion } = question;
      const { answer } = await ask<{ answer: { version: number } }>(
        host,
        'mutation ($input: AnswerInput!) { answer(input: $input) { version } }',
        { input: { matchId, questionId, choose, commandId, expectedVersion } },
        token,
      );
      return answer.version;
    },
  };
}

/** Any legal answer, another one for another `turn`. */
export function anyAnswer({ options, min }: SeenQuestion, turn: number): readonly string[] {
  const answers = options.filter(({ group }) => group === 'ANSWER').map(({ id }) => id);
  const start = answers.length === 0 ? 0 : turn % answers.length;
  return [...answers.slice(start), ...answers.slice(0, start)].slice(0, min);
}
