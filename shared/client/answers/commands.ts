import type { Document } from '../document.ts';
import type { Pauses } from '../line/pauses.ts';
import type { Request } from '../line/request.ts';
import { LINE_LOST, withdrawn, type Outcome } from '../line/outcome.ts';
import { waitAfter } from '../line/waits.ts';
import { newId } from './new-id.ts';

/** Input of a command, which may have an id. */
type Input = { readonly commandId?: string | null | undefined };

/**
 * Sends a command until it is settled: done, or refused. Its id makes it take effect once, however
 * often its answer was lost.
 */
export type Command = <Result, I extends Input>(
  document: Document<Result, { input: I }>,
  input: Omit<I, 'commandId'> & Input,
  /**
   * The longest acceptable wait, in seconds; if a longer one is needed, the refusal is returned
   * instead.
   */
  patience?: number,
  /** True while it is still to be sent; asked before each try. */
  isWanted?: () => boolean,
) => Promise<Outcome<Result>>;

/**
 * Codes after which the same command is sent again: the service has not answered it, or asks for time.
 */
const AGAIN: readonly string[] = [LINE_LOST, 'INTERNAL', 'RATE_LIMITED'];

type Sources = {
  readonly request: Request;
  readonly pauses: Pauses;
  readonly chance: () => number;
};

/**
 * Sends a query until the service has answered it. A permanent refusal is an answer, and so is one
 * that asks for more than `patience` seconds.
 */
export const createAsk =
  ({ request, pauses, chance }: Sources, patience = Infinity, isWanted = () => true): Request =>
  async (document, variables) => {
    for (let tries = 1; ; tries += 1) {
      if (!isWanted()) return { refusal: withdrawn };
      const told = await pauses.unlessCutShort(request(document, variables));
      // An answer that was due before the page became visible again may never come.
      if (told === undefined) continue;
      if ('data' in told) return told;
      const { code, retryable, retryAfter = 0 } = told.refusal;
      if ((!retryable && !AGAIN.includes(code)) || retryAfter > patience) return told;
      await pauses.wait(Math.max(retryAfter * 1_000, waitAfter(tries, chance)));
    }
  };

export const createCommand =
  (sources: Sources): Command =>
  async <Result, I extends Input>(
    document: Document<Result, { input: I }>,
    given: Omit<I, 'commandId'> & Input,
    patience?: number,
    isWanted?: () => boolean,
  ) => {
    // The whole input: the given fields and the id.
    const input = { ...given, commandId: given.commandId ?? newId(sources.chance) } as unknown as I;
    return createAsk(sources, patience, isWanted)(document, { input });
  };
