import { createClient, type Client } from 'graphql-ws';
import { applyPatch } from 'rfc6902';
import { WebSocket } from 'ws';

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

/** Sends one GraphQL request over HTTP; throws what it is refused with. */
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
  const { data, errors } = (await response.json()) as { data: T; errors?: readonly unknown[] };
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

export async function tokenFor(host: string, subject: string): Promise<string> {
  const response = await fetch(`http://${host}/dev/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subject, roles: ['player'] }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** What the server says the match is to this account, now. */
export type ServersView = Pick<SeenUpdate, 'version' | 'questions' | 'waitingOn' | 'status'> & {
  readonly view: unknown;
};

/** Somebody at the table (or, without a token, beside it) with a stock client. */
export class Player {
  readonly name: string;
  readonly updates: SeenUpdate[] = [];
  /** What the patches have made of the first snapshot. */
  view: unknown;
  isComplete = false;
  readonly failures: unknown[] = [];
  #client: Client | undefined;
  #host = '';
  readonly #token: string | undefined;

  constructor(name: string, token: string | undefined) {
    this.name = name;
    this.#token = token;
  }

  get version(): number | undefined {
    return this.updates.at(-1)?.version;
  }
  get questions(): readonly SeenQuestion[] {
    return this.updates.at(-1)?.questions ?? [];
  }

  /** Follows the match from the last version seen. */
  follow(host: string, id: string): void {
    this.#host = host;
    const client = createClient({
      url: `ws://${host}/ws`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      ...(this.#token === undefined
        ? {}
        : { connectionParams: { authorization: `Bearer ${this.#token}` } }),
    });
    this.#client = client;
    client.subscribe<{ match: SeenUpdate }>(
      {
        query: followed,
        variables: { id, ...(this.version === undefined ? {} : { after: this.version }) },
      },
      {
        next: ({ data, errors }) => {
          if (errors !== undefined || data == null) this.failures.push(errors);
          else this.#take(data.match);
        },
        error: (error) => {
          if (this.#client === client) this.failures.push(error);
        },
        complete: () => {
          this.isComplete = true;
        },
      },
    );
  }

  #take(update: SeenUpdate): void {
    const { snapshot, patch, from } = update;
    if (from === null) this.view = structuredClone(snapshot);
    else if (from !== this.version)
      this.failures.push(`${String(from)} after ${String(this.version)}`);
    else
      this.failures.push(
        ...applyPatch(this.view, structuredClone([...(patch ?? [])])).filter(Boolean),
      );
    this.updates.push(update);
  }

  /** The line is cut, without a word to the server. */
  drop(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.terminate();
  }

  async reaches(version: number): Promise<void> {
    const patience = Date.now() + 20_000;
    while ((this.version ?? -1) < version) {
      if (Date.now() > patience || this.failures.length > 0) {
        throw new Error(
          `${this.name} is at ${String(this.version)}, not ${String(version)}: ${JSON.stringify(this.failures)}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  async serversView(id: string): Promise<ServersView> {
    const { match } = await ask<{ match: ServersView }>(
      this.#host,
      `query ($id: ID!) { match(id: $id) { view ${shown} } }`,
      { id },
      this.#token,
    );
    return match;
  }

  /** Answers; gives the version that holds the answer. */
  async answer(
    matchId: string,
    question: SeenQuestion,
    choose: readonly string[],
  ): Promise<number> {
    const { answer } = await ask<{ answer: { version: number } }>(
      this.#host,
      `mutation ($input: AnswerInput!) { answer(input: $input) { version } }`,
      {
        input: {
          matchId,
          questionId: question.id,
          choose,
          commandId: `${this.name} ${question.id} ${String(question.askedAt)}`,
          expectedVersion: question.askedAt,
        },
      },
      this.#token,
    );
    return answer.version;
  }
}

/** Any legal answer, another one for another `turn`. */
export function anyAnswer({ options, min }: SeenQuestion, turn: number): readonly string[] {
  const answers = options.filter(({ group }) => group === 'ANSWER').map(({ id }) => id);
  const start = answers.length === 0 ? 0 : turn % answers.length;
  return [...answers.slice(start), ...answers.slice(0, start)].slice(0, min);
}
