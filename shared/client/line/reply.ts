import type { Ports, RequestInit } from './ports.ts';
import { within } from './within.ts';

/** In milliseconds: how long a request may take until its answer is read to the end. */
const PATIENCE = 15_000;

/** The service's answer, whole; no body where it is not JSON. */
export type Reply = { readonly status: number; readonly body: unknown };

/** Sends a request and reads its answer; nothing where the line is lost, or mute for too long. */
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

/** What was asked for; `undefined` where the line was lost. */
export async function answered<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
