import * as z from 'zod';
import { once } from '../../once.ts';
import { duration } from '../../requests/duration.ts';
import { language } from '../../requests/language.ts';
import { id } from '../../requests/text.ts';

/** The input schemas of queues. */
export const inputs = once(() => ({
  of: z.object({ gameId: id(64).optional() }),
  join: z.object({
    gameId: id(64),
    timeControl: id(64),
    seats: z.array(z.int().min(2).max(64)).min(1).max(16).optional(),
    languages: z.array(language()).max(3).default([]),
    maxWait: duration('PT1M', 'P14D').optional(),
    commandId: id(256).optional(),
  }),
  which: z.object({ ticketId: id(64) }),
}));
