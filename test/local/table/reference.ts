import type { TableClient } from '../../../services/platform/storage/table/client.ts';

import { toCommand, type Sent } from './commands.ts';

/** The outcome of a command, in a form in which two databases can be compared. */
export type Outcome = { readonly answer: unknown } | { readonly refused: string };

/** Sends a command, and returns its outcome. */
export async function outcomeOf(client: TableClient, sent: Sent): Promise<Outcome> {
  try {
    const { $metadata: _, ...answer } = (await client.send(toCommand(sent))) as Record<
      string,
      unknown
    >;
    return { answer: plain(sent.kind === 'batchGet' ? inOrder(answer) : answer) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { refused: error.name };
  }
}

/** Items that were asked for by their keys come in any order. */
const inOrder = ({ Responses, ...others }: Record<string, unknown>) => ({
  ...others,
  Responses: Object.values(Responses ?? {})
    .flat()
    .toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1)),
});

/** An answer with its bytes as arrays, its sets sorted, and nothing that is undefined. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: [...value] };
  if (value instanceof Set) return { set: [...value].map(textOf).toSorted() };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, each]) => (each === undefined ? [] : [[name, plain(each)] as const])),
  );
}

const textOf = (value: unknown): string => JSON.stringify(plain(value));
