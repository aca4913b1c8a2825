import { forkChances } from '../analysis/origin.ts';
import * as z from 'zod';
import { once } from '../../once.ts';
import { timeControlInput } from '../clocks/input.ts';
import { absenceInput } from '../presence/absence.ts';
import { wishInput } from '../proposals/input.ts';
import { requirementsInput } from '../lobby/requirements-input.ts';
import { order } from './order.ts';
import { dateTime } from '../../requests/date-time.ts';
import { language } from '../../requests/language.ts';
import { showable } from '../../requests/showable.ts';
import { id, text } from '../../requests/text.ts';

/** The input schema of each command. Options of a game are checked by the game. */
export const inputs = once(() => {
  const matchId = id(64);
  const commandId = id(256).optional();
  const entropy = text(256).optional();
  const tooEarly = z.undefined(ENTROPY_TOO_EARLY).optional();
  const seat = id(64);
  const invitationId = id(96).regex(/^[^.]{1,64}\.\d{1,10}$/, 'Expected the ID of an invitation.');
  return {
    create: z.object({
      gameId: id(64),
      seats: z.int(),
      options: z.unknown().optional(),
      title: showable(64).optional(),
      language: language().optional(),
      startWhenFull: z.boolean().optional(),
      rated: z.boolean().optional(),
      requirements: requirementsInput().optional(),
      visibility: z.enum(['PUBLIC', 'PRIVATE']).default('PUBLIC'),
      bots: z.array(id(64)).max(64).default([]),
      beaconAt: z.iso.datetime().optional(),
      timeControl: timeControlInput().optional(),
      absence: absenceInput().optional(),
      undo: z.enum(['NONE', 'OWN', 'CONSENT']).optional(),
      spectatorDelay: z.int().min(0).max(3).default(0),
      chat: z.enum(['FREE', 'PHRASES', 'OFF']).optional(),
      entropy: tooEarly,
      commandId,
    }),
    quickMatch: z.object({ gameId: id(64), commandId }),
    join: z.object({
      matchId,
      seat: seat.optional(),
      invitation: text(64).optional(),
      acceptTimeControl: z.boolean().optional(),
      entropy,
      commandId,
    }),
    invite: z.object({
      matchId,
      accountId: id(128).optional(),
      uses: z.int().min(1).max(20).default(1),
      seat: seat.optional(),
      expiresAt: dateTime().optional(),
      commandId,
    }),
    answerInvitation: z.object({
      invitationId,
      accept: z.boolean(),
      acceptTimeControl: z.boolean().optional(),
      entropy,
      commandId,
    }),
    revokeInvitation: z.object({ invitationId, commandId }),
    start: z.object({ matchId, entropy, commandId }),
    onMatch: z.object({ matchId, commandId }),
    fork: z.object({
      matchId,
      version: z.int().min(0),
      chance: z.enum(forkChances).default('SAME'),
      commandId,
    }),
    returnToSeat: z.object({ matchId, seat: seat.optional(), commandId }),
    claimSeat: z.object({ matchId, seat, commandId }),
    removeFromSeat: z.object({ matchId, seat, commandId }),
    pause: z.object({ matchId, reason: text(256).default(''), commandId }),
    rewind: z.object({ matchId, toVersion: z.int().min(0), reason: id(256), commandId }),
    closeProcedure: z.object({ matchId, reason: id(256), commandId }),
    propose: z.object({ matchId, ...wishInput(), commandId }),
    vote: z.object({ matchId, proposalId: id(64), agree: z.boolean(), commandId }),
    undo: z.object({ matchId, toVersion: z.int().min(0), commandId }),
    addBot: z.object({ matchId, level: id(64), commandId }),
    answer: z.object({
      matchId,
      questionId: id(512),
      choose: z.array(id(256)).max(256),
      commandId: id(768),
      expectedVersion: z.int().min(0).optional(),
    }),
    orders: z.object({ matchId, orders: orders(), commandId }),
    defaultOrders: z.object({ gameId: id(64), orders: orders() }),
  };
});

/**
 * The refusal of entropy before the start: whoever makes the secret may know nothing of what is to be mixed
 * with it.
 */
const ENTROPY_TOO_EARLY =
  'Not accepted here. Send your entropy to `startMatch`, after noting the commitment you get back.';

/** All orders of a seat together, as JSON: they are in every checkpoint. */
const ORDERS_BYTES = 16 * 1024;

const orders = () =>
  z
    .array(order())
    .max(64)
    .refine(
      (list) => Buffer.byteLength(JSON.stringify(list)) <= ORDERS_BYTES,
      `Orders must have at most ${String(ORDERS_BYTES)} bytes in total.`,
    );
