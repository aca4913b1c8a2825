import type { Ports, RequestInit } from './ports.ts';
import { within } from './within.ts';

/** The timeout of a request with its whole answer, in milliseconds. */
const PATIENCE = 15_000;

/** The service's whole answer; no body if it is not JSON. */
export type Reply = { readonly status: number; readonly body: unknown };

/** Sends a request and reads its answer; `undefined` if the connection is lost or times out. */
export const replyTo = (
  { fetch, clock }: Pick<Ports, 'fetch' | 'clock'>,
  url: string,
  init: RequestInit,
): Promise<Reply | undefined> =>
  answered(() =>
    within(clock, PATIENCE, async () => {
      const response = await fetch(url, init);
      return { status: response.status, body: await answered(() => response.json()) };
    }),
  );

/** The result of a request; `undefined` if the connection was lost. */
export async function answered<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
