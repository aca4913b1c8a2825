import * as z from 'zod';
import { accounting } from './reason.ts';
import { once } from '../../once.ts';
import { dateTime } from '../../requests/date-time.ts';
import { duration } from '../../requests/duration.ts';
import { showable } from '../../requests/showable.ts';
import { id, text } from '../../requests/text.ts';

/** The most players of one event. */
export const MOST_PLAYERS = 4_096;

/** The input schema of each command. Regulations are checked on their own: see `regulationsInput`. */
export const inputs = once(() => {
  const tournamentId = id(64);
  const commandId = id(256).optional();
  const expectedVersion = z.int().min(0).optional();
  const accountId = id(128);
  const number = z.int().min(1).max(MOST_PLAYERS);
  const round = z.int().min(1).max(64);
  const pod = z.int().min(1).max(MOST_PLAYERS);
  const at = dateTime();
  const numbers = z.array(number).max(MOST_PLAYERS);
  const pods = z.array(z.array(number).min(1).max(6)).max(MOST_PLAYERS);
  const pairs = z.array(z.tuple([number, number])).max(1_024);
  const accounts = z.array(accountId).min(1).max(500);
  const { reason, note } = accounting();
  const visibility = z.enum(['PUBLIC', 'UNLISTED', 'PRIVATE']);
  const code = text(64).min(4).optional();
  const description = text(4_000).optional();
  const apart = z
    .array(z.tuple([accountId, accountId]))
    .max(1_024)
    .optional();
  const staff = { tournamentId, commandId, expectedVersion };
  const ruling = { ...staff, reason, note };
  const places = z
    .array(
      z.object({
        number,
        place: z.int().min(1).max(6),
        score: z.int().min(-1_000_000).max(1_000_000).optional(),
        /** Thousandths. */
        points: z.int().min(0).max(1_000_000).optional(),
      }),
    )
    .min(1)
    .max(6);
  return {
    create: z.object({
      name: showable(100),
      description,
      visibility: visibility.default('PUBLIC'),
      code,
      regulations: z.unknown(),
      commandId,
    }),
    update: z.object({
      ...staff,
      name: showable(100).optional(),
      description,
      visibility: visibility.optional(),
      code,
      regulations: z.unknown().optional(),
      apart,
    }),
    onTournament: z.object(staff),
    setRole: z.object({
      ...staff,
      accountId,
      role: z.enum(['ORGANIZER', 'ARBITER', 'STAFF', 'APPEALS']),
      granted: z.boolean(),
    }),
    cancel: z.object({ ...ruling, running: z.enum(['PLAY_ON', 'VOID']) }),
    register: z.object({
      tournamentId,
      code: text(64).optional(),
      entropy: text(256).optional(),
      commandId,
    }),
    withdraw: z.object({ tournamentId, commandId }),
    checkIn: z.object({
      tournamentId,
      entropy: text(256).optional(),
      /** Of somebody else, by staff. */
      accountId: accountId.optional(),
      commandId,
    }),
    onAccounts: z.object({ ...staff, accountIds: accounts }),
    onAccount: z.object({ ...staff, accountId }),
    ruleOnAccount: z.object({ ...ruling, accountId }),
    seed: z.object({ ...staff, accountIds: z.array(accountId).max(MOST_PLAYERS) }),
    preview: z.object({ tournamentId, pods: pods.optional(), byes: numbers.optional() }),
    draft: z.object({
      ...staff,
      pods: pods.optional(),
      byes: numbers.optional(),
      /** With pods, where the regulations do not leave the pairing to staff. */
      reason: reason.optional(),
      note,
    }),
    editPairing: z.object({ ...ruling, round, pods, byes: numbers.default([]) }),
    repair: z.object({
      ...ruling,
      round,
      forbid: pairs.default([]),
      byes: numbers.default([]),
    }),
    publish: z.object({ ...staff, round, startsAt: at.optional() }),
    unpublish: z.object({ ...ruling, round }),
    discard: z.object({ ...staff, round }),
    adjudicate: z.object({ ...ruling, round, pod, places }),
    replay: z.object({ ...ruling, round, pod, players: z.array(number).min(2).max(6).optional() }),
    inspect: z.object({ tournamentId, round, pod, reason, note, commandId }),
    extend: z.object({
      ...ruling,
      round,
      pod: pod.optional(),
      by: duration('PT1M', 'P90D'),
    }),
    replace: z.object({
      ...ruling,
      number,
      accountId,
      /** Takes over the seat of the match under way, too. */
      seat: z.boolean().default(false),
    }),
    penalise: z.object({
      ...ruling,
      number,
      kind: z.enum(['WARNING', 'POINTS', 'POD_LOSS']),
      /** Thousandths, with `POINTS`. */
      points: z.int().min(1).max(1_000_000).optional(),
      round: round.optional(),
      pod: pod.optional(),
    }),
    disqualify: z.object({ ...ruling, number, pastPods: z.enum(['KEEP', 'RECOMPUTE']) }),
    changeRegulations: z.object({ ...ruling, regulations: z.unknown() }),
    approve: z.object({ ...ruling, actId: id(64) }),
    rule: z.object(ruling),
    appeal: z.object({
      tournamentId,
      round: round.optional(),
      pod: pod.optional(),
      actId: id(64).optional(),
      text: text(2_000).min(10),
      commandId,
    }),
    decideAppeal: z.object({
      ...ruling,
      appealId: id(64),
      decision: z.enum(['UPHELD', 'DISMISSED', 'WITHDRAWN']),
    }),
    ofRound: z.object({
      tournamentId,
      stage: z.int().min(1).max(3).optional(),
      round: round.optional(),
    }),
    filter: z.object({
      gameId: id(64).optional(),
      list: z.enum(['OPEN', 'RUNNING', 'FINISHED', 'MINE']).optional(),
    }),
  };
});

/** What each command says, as a door hands it in. */
export type Inputs = {
  readonly [name in keyof ReturnType<typeof inputs>]: z.input<ReturnType<typeof inputs>[name]>;
};
