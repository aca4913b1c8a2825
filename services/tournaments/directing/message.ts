import * as z from 'zod/mini';
import { tournamentNotices } from '../../notifications/notices/notice.ts';
import { once } from '../../platform/once.ts';
import type { Work } from '../directing-contract.ts';

/** Reads a message of the queue; throws if it is not one. */
export const workIn = (body: string): Work => message().parse(JSON.parse(body));

const of = () => ({ tournament: z.string().check(z.minLength(1)) });
const round = () => z.int().check(z.nonnegative());
const pods = () => ({ ...of(), round: round(), pods: z.array(round()) });

const news = () =>
  z.object({
    type: z.enum(tournamentNotices),
    version: round(),
    at: z.string(),
    about: z.string(),
    gameId: z.string(),
    speed: z.enum(['LIVE', 'ASYNC']),
    until: z.optional(z.string()),
    data: z.object({
      round: z.optional(round()),
      startsAt: z.optional(z.string()),
      deadline: z.optional(z.string()),
      percent: z.optional(round()),
      act: z.optional(z.string()),
      status: z.optional(z.string()),
    }),
  });

const message = once((): z.ZodMiniType<Work> =>
  z.discriminatedUnion('does', [
    z.object({ does: z.literal('seatPods'), ...pods() }),
    z.object({
      does: z.literal('endPods'),
      ...pods(),
      reason: z.enum(['deadline', 'adjudicated', 'void']),
    }),
    z.object({ does: z.literal('callLastRound'), ...pods() }),
    z.object({ does: z.literal('unratePods'), ...pods() }),
    z.object({ does: z.literal('movePauses'), ...pods() }),
    z.object({ does: z.literal('seatPlayer'), ...of(), round: round(), pod: round() }),
    z.object({ does: z.literal('draft'), ...of(), round: round() }),
    z.object({
      does: z.literal('preview'),
      ...of(),
      version: round(),
      key: z.string(),
      made: z.optional(z.object({ pods: z.array(z.array(round())), byes: z.array(round()) })),
      byesFor: z.optional(z.array(round())),
    }),
    z.object({
      does: z.literal('tell'),
      ...of(),
      news: news(),
      to: z.array(z.object({ account: z.string(), pod: z.optional(round()) })),
    }),
    z.object({ does: z.literal('fold'), ...of() }),
  ]),
);
