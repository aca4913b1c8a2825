import type { Document } from '../document.ts';
import type { Pauses } from '../line/pauses.ts';
import type { Request } from '../line/request.ts';
import { LINE_LOST, withdrawn, type Told } from '../line/told.ts';
import { waitAfter } from '../line/waits.ts';
import { newId } from './new-id.ts';

/** A command whose input may bear an id. */
type Input = { readonly commandId?: string | null | undefined };

/**
 * Sends a command until it is settled: done, or refused. It bears an id, so that it is not done twice,
 * however often its answer was lost.
 */
export type Command = <Result, I extends Input>(
  document: Document<Result, { input: I }>,
  input: Omit<I, 'commandId'> & Input,
  /** In seconds, how long a wait may be: whoever has to wait longer is told so instead. */
  patience?: number,
  /** Whether it is still to be sent; asked before each try. */
  isWanted?: () => boolean,
) => Promise<Told<Result>>;

/** The service has said nothing of the command, or asks to be given time: the same is sent again. */
const AGAIN: readonly string[] = [LINE_LOST, 'INTERNAL', 'RATE_LIMITED'];

type Sources = {
  readonly request: Request;
  readonly pauses: Pauses;
  readonly chance: () => number;
};

/**
 * Sends a query until the service has answered it; a refusal that is for good is an answer, and so is one
 * for longer than somebody waits.
 */
export const createAsk =
  ({ request, pauses, chance }: Sources, patience = Infinity, isWanted = () => true): Request =>
  async (document, variables) => {
    for (let tries = 1; ; tries += 1) {
      if (!isWanted()) return { refusal: withdrawn };
      const told = await pauses.unlessCutShort(request(document, variables));
      // an answer that was due before the page was seen again may never come
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
    // all that it takes but for the id, and the id
    const input = { ...given, commandId: given.commandId ?? newId(sources.chance) } as unknown as I;
    return createAsk(sources, patience, isWanted)(document, { input });
  };
