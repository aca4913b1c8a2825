// Generated from schema/*.graphql by `npm run generate`.
import * as z from 'zod';
import { once } from '../../../../platform/once.ts';
import type { InputOf } from '../../../../platform/requests/input-of.ts';
import { duration } from '../../../../platform/requests/duration.ts';
import { id } from '../../../../platform/requests/text.ts';

const locale = once(() => z.enum(['en', 'cs', 'ko']));

/** A table to confirm. */
export const confirmQueueInput = once(() => z.strictObject({ ticketId: id(64) }));
export type ConfirmQueueInput = InputOf<ReturnType<typeof confirmQueueInput>>;

/** A queue to wait in. */
export const joinQueueInput = once(() =>
  z.strictObject({
    gameId: id(64),
    timeControl: id(64),
    seats: z.array(z.int().min(2).max(64)).min(1).max(16).optional(),
    languages: z.array(locale()).max(3).default([]),
    maxWait: duration('PT1M', 'P14D').optional(),
    commandId: id(256).optional(),
  }),
);
export type JoinQueueInput = InputOf<ReturnType<typeof joinQueueInput>>;

/** A ticket to give back. */
export const leaveQueueInput = once(() => z.strictObject({ ticketId: id(64) }));
export type LeaveQueueInput = InputOf<ReturnType<typeof leaveQueueInput>>;
