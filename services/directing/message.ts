import * as z from 'zod/mini';
import { once } from '../once.ts';
import type { Work } from './contract.ts';

/** Reads a message of the queue; throws where it is none. */
export const workIn = (body: string): Work => message().parse(JSON.parse(body));

const of = () => ({ tournament: z.string().check(z.minLength(1)) });
const round = () => z.int().check(z.nonnegative());
const pods = () => ({ ...of(), round: round(), pods: z.array(round()) });

const message = once((): z.ZodMiniType<Work> =>
  z.discriminatedUnion('does', [
    z.object({ does: z.literal('seatPods'), ...pods() }),
    z.object({
      does: z.literal('endPods'),
      ...pods(),
      reason: z.enum(['deadline', 'adjudicated', 'void']),
    }),
    z.object({ does: z.literal('callLastRound'), ...pods() }),
    z.object({
      does: z.literal('seatPlayer'),
      ...of(),
      round: round(),
      pod: round(),
      number: round(),
      account: z.string(),
    }),
    z.object({ does: z.literal('draft'), ...of(), round: round() }),
    z.object({ does: z.literal('fold'), ...of() }),
  ]),
);
