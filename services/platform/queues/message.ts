import * as z from 'zod/mini';
import { once } from '../once.ts';
import type { WakeUp } from '../storage/contract.ts';

/** Reads a message of the queue; throws if it is not one. Senders never load this. */
export const wakeUpsIn = (body: string): readonly WakeUp[] => message().parse(JSON.parse(body));

const message = once(() =>
  z.array(z.object({ stream: z.string().check(z.minLength(1)), at: z.iso.datetime() })),
);
