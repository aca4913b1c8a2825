import { expect } from 'vitest';
import type { GraphqlApi, ReceivedUpdate } from './api.ts';
import { operations } from './operations.ts';

/** A client's reading of a match; it takes the service at its word. */
export type Seen = {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly seat: string | null;
  readonly invitation: string | null;
  readonly view: unknown;
  readonly waitingOn: readonly string[];
  readonly game: { readonly id: string; readonly name: string };
  readonly host: { readonly id: string; readonly name: string };
  readonly seats: readonly {
    readonly id: string;
    readonly name: string;
    readonly bot: string | null;
    readonly free: boolean;
    readonly resigned: boolean;
    readonly account: { readonly id: string; readonly name: string } | null;
  }[];
  readonly questions: readonly Asked[];
  readonly orders: readonly object[];
  readonly result: {
    readonly reason: string;
    readonly ranking: readonly { readonly seat: string; readonly place: number }[];
  } | null;
  readonly fairness: {
    readonly commitment: string;
    readonly entropy: readonly string[];
    readonly secret: string | null;
  };
};
export type Asked = {
  readonly id: string;
  readonly seat: string;
  readonly kind: string;
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly askedAt: number;
  readonly options: readonly {
    readonly id: string;
    readonly text: string;
    readonly subject: string | null;
    readonly group: 'ANSWER' | 'ANYTIME';
  }[];
};

type Command = Exclude<keyof typeof operations, 'answer' | 'match' | 'log' | 'journal' | 'list'>;

/** A client of one account at the GraphQL API. */
export type Client = ReturnType<typeof clientOf>;

export function clientOf(api: GraphqlApi, as: string | undefined) {
  let commands = 0;
  const ask = (operation: keyof typeof operations, variables: object): Promise<ReceivedUpdate> =>
    api.ask(operations[operation], { variables, ...(as === undefined ? {} : { as }) });
  const whole = async (heard: Promise<ReceivedUpdate>): Promise<ReceivedUpdate['data']> => {
    const { data, errors, status } = await heard;
    expect(errors).toEqual([]);
    expect(status).toBe(200);
    return data;
  };
  return {
    ask,
    /** Does a command, which must not be refused. */
    do: async (command: Command, input: object): Promise<Seen> =>
      (await whole(ask(command, { input }))).done,
    match: async (id: string): Promise<Seen> => (await whole(ask('match', { id }))).match,
    read: (operation: keyof typeof operations, variables: object) =>
      whole(ask(operation, variables)),
    /**
     * Sends a command that must be refused; returns the message and the extensions of its error.
     */
    async refused(operation: keyof typeof operations, input: object) {
      const { errors, data } = await ask(operation, { input });
      expect(data).toBeNull();
      expect(errors).toHaveLength(1);
      const [error] = errors;
      const told: ReceivedUpdate['errors'][number]['extensions'] = { message: error?.message };
      return { ...told, ...error?.extensions };
    },
    answer: async (matchId: string, question: Asked, choose: readonly string[]): Promise<Seen> => {
      commands += 1;
      const { id: questionId, askedAt: expectedVersion } = question;
      const commandId = `${String(as)}-${String(commands)}`;
      const input = { matchId, questionId, choose, commandId, expectedVersion };
      return (await whole(ask('answer', { input }))).answer.match;
    },
  };
}
