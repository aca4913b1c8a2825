// Generated from schema/*.graphql by `npm run generate`.
import * as z from 'zod';
import { once } from '../../../platform/once.ts';
import type { InputOf } from '../../../platform/requests/input-of.ts';
import { dateTime } from '../../../platform/requests/date-time.ts';
import { duration } from '../../../platform/requests/duration.ts';
import { refused } from '../../../platform/requests/refused.ts';
import { showable } from '../../../platform/requests/showable.ts';
import { id, text } from '../../../platform/requests/text.ts';
import { rules } from '../input-rules.ts';

const onExpiry = once(() => z.enum(['AUTOPILOT', 'WAIT', 'FORFEIT']));

const substitutes = once(() => z.enum(['ANY', 'HUMAN', 'BOT', 'NONE']));

const bankPer = once(() => z.enum(['TURN', 'QUESTION']));

const locale = once(() => z.enum(['en', 'cs', 'ko']));

const visibility = once(() => z.enum(['PUBLIC', 'PRIVATE']));

const undoPolicy = once(() => z.enum(['NONE', 'OWN', 'CONSENT']));

const chatMode = once(() => z.enum(['FREE', 'PHRASES', 'OFF']));

const forkChance = once(() => z.enum(['SAME', 'FRESH']));

const proposalKind = once(() => z.enum(['PAUSE', 'RESUME', 'UNDO', 'EXTEND', 'END', 'REPLACE']));

const endOutcome = once(() => z.enum(['STANDING', 'ANNUL']));

const weekends = once(() => z.enum(['RUN', 'STOP']));

const vacationPolicy = once(() => z.enum(['ALLOWED', 'FORBIDDEN']));

/** Rules for players who are late; omitted fields have their defaults. */
export const absenceInput = once(() =>
  z.strictObject({
    onExpiry: onExpiry().default('AUTOPILOT'),
    absentAfter: z.int().min(1).max(10).default(2),
    offerAfter: duration('PT1M', 'P30D').optional(),
    substitutes: substitutes().default('ANY'),
  }),
);
export type AbsenceInput = InputOf<ReturnType<typeof absenceInput>>;

/** A bot to sit down. */
export const addBotInput = once(() =>
  z.strictObject({
    matchId: id(64),
    level: text(64).min(1),
    seat: id(64).optional(),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type AddBotInput = InputOf<ReturnType<typeof addBotInput>>;

/** Answer to a question. Example: `{ matchId: "…", questionId: "0.3/?select:seat1#1", choose: ["slot:3"], commandId:
"a-1" }`. */
export const answerInput = once(() =>
  z.strictObject({
    matchId: id(64),
    questionId: id(512),
    choose: z.array(id(256)).max(256),
    commandId: id(768),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type AnswerInput = InputOf<ReturnType<typeof answerInput>>;

/** An answer to an invitation of yours. */
export const answerInvitationInput = once(() =>
  z.strictObject({
    invitationId: id(96).regex(
      new RegExp('^[^.]{1,64}\\.\\d{1,10}$', 'u'),
      'Expected the ID of an invitation.',
    ),
    accept: z.boolean(),
    acceptTimeControl: z.boolean().optional(),
    entropy: text(256).optional(),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type AnswerInvitationInput = InputOf<ReturnType<typeof answerInvitationInput>>;

/** Time that a seat uses up, and gets some of back. */
export const bankInput = once(() =>
  rules.BankInput(
    z.strictObject({
      initial: duration('PT1M', 'P60D'),
      increment: duration('PT0S', 'P14D'),
      per: bankPer().default('TURN'),
      max: duration('PT1M', 'P60D').optional(),
    }),
  ),
);
export type BankInput = InputOf<ReturnType<typeof bankInput>>;

/** A seat that is offered. */
export const claimSeatInput = once(() =>
  z.strictObject({
    matchId: id(64),
    seat: id(64),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type ClaimSeatInput = InputOf<ReturnType<typeof claimSeatInput>>;

/** A rule to end. */
export const closeProcedureInput = once(() =>
  z.strictObject({
    matchId: id(64),
    reason: text(256).min(1),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type CloseProcedureInput = InputOf<ReturnType<typeof closeProcedureInput>>;

/** Game and settings of a match. Example: `{ gameId: "tales-of-glory", seats: 4, bots: ["greedy", "greedy"] }`. */
export const createMatchInput = once(() =>
  z.strictObject({
    gameId: id(64),
    seats: z.int(),
    options: z.unknown().optional(),
    title: showable(64).optional(),
    language: locale().optional(),
    startWhenFull: z.boolean().optional(),
    rated: z.boolean().optional(),
    requirements: requirementsInput().optional(),
    visibility: visibility().default('PUBLIC'),
    bots: z.array(text(64).min(1)).max(64).default([]),
    beaconAt: dateTime().optional(),
    timeControl: timeControlInput().optional(),
    absence: absenceInput().optional(),
    undo: undoPolicy().optional(),
    spectatorDelay: z.int().min(0).max(3).default(0),
    chat: chatMode().optional(),
    entropy: refused(
      'Not accepted here. Send your entropy to `startMatch`, after noting the commitment you get back.',
    ).optional(),
    commandId: id(256).optional(),
  }),
);
export type CreateMatchInput = InputOf<ReturnType<typeof createMatchInput>>;

/** Time to give back. */
export const creditTimeInput = once(() =>
  z.strictObject({
    from: dateTime(),
    to: dateTime(),
    reason: text(256).min(1),
    matchIds: z
      .array(id(64).regex(new RegExp('^[0-9a-hjkmnp-tv-z]{26}$', 'u'), 'Unknown match.'))
      .min(1)
      .max(1000)
      .optional(),
  }),
);
export type CreditTimeInput = InputOf<ReturnType<typeof creditTimeInput>>;

/** Position to continue from, and its dice. Example: `{ matchId: "…", version: 87 }`. */
export const forkMatchInput = once(() =>
  z.strictObject({
    matchId: id(64),
    version: z.int().min(0),
    chance: forkChance().default('SAME'),
    commandId: id(256).optional(),
  }),
);
export type ForkMatchInput = InputOf<ReturnType<typeof forkMatchInput>>;

/** Whether time is up for anyone. */
export const holdExpiryInput = once(() =>
  z.strictObject({ hold: z.boolean(), reason: text(256).min(1).optional() }),
);
export type HoldExpiryInput = InputOf<ReturnType<typeof holdExpiryInput>>;

/** An account or an invitation link for a match. The link seats any player who has its code. */
export const inviteInput = once(() =>
  z.strictObject({
    matchId: id(64),
    accountId: id(128).optional(),
    uses: z.int().min(1).max(20).default(1),
    seat: id(64).optional(),
    expiresAt: dateTime().optional(),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type InviteInput = InputOf<ReturnType<typeof inviteInput>>;

/** A seat to take. */
export const joinMatchInput = once(() =>
  z.strictObject({
    matchId: id(64),
    seat: id(64).optional(),
    invitation: text(64).optional(),
    acceptTimeControl: z.boolean().optional(),
    entropy: text(256).optional(),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type JoinMatchInput = InputOf<ReturnType<typeof joinMatchInput>>;

/** A seat to give up. */
export const leaveMatchInput = once(() =>
  z.strictObject({
    matchId: id(64),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type LeaveMatchInput = InputOf<ReturnType<typeof leaveMatchInput>>;

/** Version up to which you have seen a match. */
export const markSeenInput = once(() =>
  z.strictObject({ matchId: id(64), version: z.int().min(0) }),
);
export type MarkSeenInput = InputOf<ReturnType<typeof markSeenInput>>;

/** The match to pause. */
export const pauseMatchInput = once(() =>
  z.strictObject({
    matchId: id(64),
    reason: text(256).default(''),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type PauseMatchInput = InputOf<ReturnType<typeof pauseMatchInput>>;

/** Something to propose. With each kind go its own fields, and no others. */
export const proposeInput = once(() =>
  z.strictObject({
    matchId: id(64),
    kind: proposalKind(),
    until: dateTime().optional(),
    toVersion: z.int().min(0).optional(),
    extend: duration('PT1M', 'P14D').optional(),
    outcome: endOutcome().optional(),
    seat: id(64).optional(),
    level: text(64).min(1).optional(),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type ProposeInput = InputOf<ReturnType<typeof proposeInput>>;

/** A game to play at once, against bots. */
export const quickMatchInput = once(() =>
  z.strictObject({ gameId: id(64), commandId: id(256).optional() }),
);
export type QuickMatchInput = InputOf<ReturnType<typeof quickMatchInput>>;

/** A match to play again. */
export const rematchInput = once(() =>
  z.strictObject({ matchId: id(64), commandId: id(256).optional() }),
);
export type RematchInput = InputOf<ReturnType<typeof rematchInput>>;

/** A seat to free. */
export const removeFromSeatInput = once(() =>
  z.strictObject({
    matchId: id(64),
    seat: id(64),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type RemoveFromSeatInput = InputOf<ReturnType<typeof removeFromSeatInput>>;

/** Requirements of a table: players meet all of them. */
export const requirementsInput = once(() =>
  rules.RequirementsInput(
    z.strictObject({
      languages: z.array(locale()).min(1).max(3).optional(),
      reliabilityMin: z.number().min(0).max(1).optional(),
      finishedMin: z.int().min(0).max(300).optional(),
      ratingMin: z.int().min(0).max(9999).optional(),
      ratingMax: z.int().min(0).max(9999).optional(),
    }),
  ),
);
export type RequirementsInput = InputOf<ReturnType<typeof requirementsInput>>;

/** The match to resign from. */
export const resignInput = once(() =>
  z.strictObject({
    matchId: id(64),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type ResignInput = InputOf<ReturnType<typeof resignInput>>;

/** The match to resume. */
export const resumeMatchInput = once(() =>
  z.strictObject({
    matchId: id(64),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type ResumeMatchInput = InputOf<ReturnType<typeof resumeMatchInput>>;

/** Your seat to come back to. */
export const returnToSeatInput = once(() =>
  z.strictObject({
    matchId: id(64),
    seat: id(64).optional(),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type ReturnToSeatInput = InputOf<ReturnType<typeof returnToSeatInput>>;

/** An invitation to take back. */
export const revokeInvitationInput = once(() =>
  z.strictObject({
    invitationId: id(96).regex(
      new RegExp('^[^.]{1,64}\\.\\d{1,10}$', 'u'),
      'Expected the ID of an invitation.',
    ),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type RevokeInvitationInput = InputOf<ReturnType<typeof revokeInvitationInput>>;

/** The match to rewind. */
export const rewindMatchInput = once(() =>
  z.strictObject({
    matchId: id(64),
    toVersion: z.int().min(0),
    reason: text(256).min(1),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type RewindMatchInput = InputOf<ReturnType<typeof rewindMatchInput>>;

/** Orders to lay down wherever you sit. */
export const setDefaultOrdersInput = once(() =>
  rules.SetDefaultOrdersInput(
    z.strictObject({ gameId: id(64), orders: z.array(standingOrderInput()).max(64) }),
  ),
);
export type SetDefaultOrdersInput = InputOf<ReturnType<typeof setDefaultOrdersInput>>;

/** Orders to lay down in advance. */
export const setStandingOrdersInput = once(() =>
  rules.SetStandingOrdersInput(
    z.strictObject({
      matchId: id(64),
      orders: z.array(standingOrderInput()).max(64),
      commandId: id(256).optional(),
      expectedVersion: z.int().min(0).optional(),
    }),
  ),
);
export type SetStandingOrdersInput = InputOf<ReturnType<typeof setStandingOrdersInput>>;

/** Standing order for questions before they come: choose for you, or ask you. Always pass, for instance: `{ kind:
"react", choose: ["pass"] }`; pass until the end of this turn: `{ kind: "react", choose: ["pass"], until: "turn" }`.
An order answers only questions that are asked: in Talisman, `cast:healing` works in the turns of others after the
action `always:healing`. */
export const standingOrderInput = once(() =>
  rules.StandingOrderInput(
    z.strictObject({
      kind: text(64).min(1),
      about: z.unknown().optional(),
      choose: z.array(id(256)).max(64).optional(),
      ask: z.boolean().optional(),
      once: z.boolean().optional(),
      until: text(64).min(1).optional(),
    }),
  ),
);
export type StandingOrderInput = InputOf<ReturnType<typeof standingOrderInput>>;

/** A match to start. */
export const startMatchInput = once(() =>
  z.strictObject({
    matchId: id(64),
    entropy: text(256).optional(),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type StartMatchInput = InputOf<ReturnType<typeof startMatchInput>>;

/** A time control: either the id of a preset, or parts of your own, at least one of `perQuestion`, `perTurn` and `bank`. */
export const timeControlInput = once(() =>
  rules.TimeControlInput(
    z.strictObject({
      preset: text(64).optional(),
      perQuestion: duration('PT10S', 'P14D').optional(),
      perTurn: duration('PT1M', 'P14D').optional(),
      bank: bankInput().optional(),
      reaction: duration('PT10S', 'P2D').optional(),
      weekends: weekends().default('RUN'),
      playingHours: z.boolean().default(false),
      vacation: vacationPolicy().default('FORBIDDEN'),
    }),
  ),
);
export type TimeControlInput = InputOf<ReturnType<typeof timeControlInput>>;

/** Answers of yours to take back. */
export const undoInput = once(() =>
  z.strictObject({
    matchId: id(64),
    toVersion: z.int().min(0),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type UndoInput = InputOf<ReturnType<typeof undoInput>>;

/** Your vote on a proposal. */
export const voteInput = once(() =>
  z.strictObject({
    matchId: id(64),
    proposalId: id(64),
    agree: z.boolean(),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);
export type VoteInput = InputOf<ReturnType<typeof voteInput>>;
