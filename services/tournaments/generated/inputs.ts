// Generated from schema/*.graphql by `npm run generate`.
import * as z from 'zod';
import { once } from '../../platform/once.ts';
import type { InputOf } from '../../platform/requests/input-of.ts';
import { dateTime } from '../../platform/requests/date-time.ts';
import { duration } from '../../platform/requests/duration.ts';
import { showable } from '../../platform/requests/showable.ts';
import { id, text } from '../../platform/requests/text.ts';
import { rules } from '../input-rules.ts';

const runningMatches = once(() => z.enum(['PLAY_ON', 'VOID']));

const tournamentVisibility = once(() => z.enum(['PUBLIC', 'UNLISTED', 'PRIVATE']));

const appealDecision = once(() => z.enum(['UPHELD', 'DISMISSED', 'WITHDRAWN']));

const pastPods = once(() => z.enum(['KEEP', 'RECOMPUTE']));

const penaltyKind = once(() => z.enum(['WARNING', 'POINTS', 'POD_LOSS']));

const seriesTie = once(() => z.enum(['WINS', 'PLACES', 'LATEST']));

const givenRole = once(() => z.enum(['ORGANIZER', 'ARBITER', 'STAFF', 'APPEALS']));

/** A result to give. */
export const adjudicatePodInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64),
    pod: z.int().min(1).max(4096),
    places: z.array(placeInput()).min(1).max(6),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type AdjudicatePodInput = InputOf<ReturnType<typeof adjudicatePodInput>>;

/** A tournament to announce. */
export const announceTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type AnnounceTournamentInput = InputOf<ReturnType<typeof announceTournamentInput>>;

/** An act to approve of. */
export const approveActInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    actId: id(64),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type ApproveActInput = InputOf<ReturnType<typeof approveActInput>>;

/** Account whose registration to approve. */
export const approvePlayerInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    accountId: id(128),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type ApprovePlayerInput = InputOf<ReturnType<typeof approvePlayerInput>>;

/** A tournament to call off. */
export const cancelTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    running: runningMatches(),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type CancelTournamentInput = InputOf<ReturnType<typeof cancelTournamentInput>>;

/** Regulations to change. */
export const changeRegulationsInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    regulations: z.unknown(),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type ChangeRegulationsInput = InputOf<ReturnType<typeof changeRegulationsInput>>;

/** Confirms that a player is there. */
export const checkInInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    entropy: text(256).optional(),
    accountId: id(128).optional(),
    commandId: id(256).optional(),
  }),
);
export type CheckInInput = InputOf<ReturnType<typeof checkInInput>>;

/** A series to set up. */
export const createSeriesInput = once(() =>
  z.strictObject({
    name: showable(100),
    description: text(4000).optional(),
    visibility: tournamentVisibility().default('PUBLIC'),
    regulations: seriesRegulationsInput(),
    league: leagueRegulationsInput().optional(),
    commandId: id(256).optional(),
  }),
);
export type CreateSeriesInput = InputOf<ReturnType<typeof createSeriesInput>>;

/** A tournament to set up. */
export const createTournamentInput = once(() =>
  z.strictObject({
    name: showable(100),
    description: text(4000).optional(),
    visibility: tournamentVisibility().default('PUBLIC'),
    code: text(64).min(4).optional(),
    regulations: z.unknown(),
    commandId: id(256).optional(),
  }),
);
export type CreateTournamentInput = InputOf<ReturnType<typeof createTournamentInput>>;

/** A decision. */
export const decideAppealInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    appealId: id(64),
    decision: appealDecision(),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type DecideAppealInput = InputOf<ReturnType<typeof decideAppealInput>>;

/** A draft to discard. */
export const discardRoundInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type DiscardRoundInput = InputOf<ReturnType<typeof discardRoundInput>>;

/** Player to disqualify. */
export const disqualifyPlayerInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    number: z.int().min(1).max(4096),
    pastPods: pastPods(),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type DisqualifyPlayerInput = InputOf<ReturnType<typeof disqualifyPlayerInput>>;

/** A round to draft. */
export const draftRoundInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    pods: z
      .array(z.array(z.int().min(1).max(4096)).min(1).max(6))
      .max(4096)
      .optional(),
    byes: z.array(z.int().min(1).max(4096)).max(4096).optional(),
    reason: text(500).trim().min(10).optional(),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type DraftRoundInput = InputOf<ReturnType<typeof draftRoundInput>>;

/** The next season of a league, to propose. */
export const draftSeasonInput = once(() =>
  rules.DraftSeasonInput(
    z.strictObject({
      seriesId: id(64),
      leaving: z.array(id(128)).max(512).default([]),
      newcomers: z.array(id(128)).max(512).default([]),
      divisions: z
        .array(z.array(id(128)).min(1).max(16))
        .min(1)
        .max(64)
        .optional(),
      regulations: z.unknown().optional(),
      expectedVersion: z.int().min(0).optional(),
      commandId: id(256).optional(),
    }),
  ),
);
export type DraftSeasonInput = InputOf<ReturnType<typeof draftSeasonInput>>;

/** Player to drop. */
export const dropPlayerInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    accountId: id(128),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type DropPlayerInput = InputOf<ReturnType<typeof dropPlayerInput>>;

/** A pairing, whole. */
export const editPairingInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64),
    pods: z.array(z.array(z.int().min(1).max(4096)).min(1).max(6)).max(4096),
    byes: z.array(z.int().min(1).max(4096)).max(4096).default([]),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type EditPairingInput = InputOf<ReturnType<typeof editPairingInput>>;

/** Time to give. */
export const extendTimeInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64),
    pod: z.int().min(1).max(4096).optional(),
    by: duration('PT1M', 'P90D'),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type ExtendTimeInput = InputOf<ReturnType<typeof extendTimeInput>>;

/** A tournament to make final. */
export const finalizeTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type FinalizeTournamentInput = InputOf<ReturnType<typeof finalizeTournamentInput>>;

/** A running match to look at. */
export const inspectPodInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64),
    pod: z.int().min(1).max(4096),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    commandId: id(256).optional(),
  }),
);
export type InspectPodInput = InputOf<ReturnType<typeof inspectPodInput>>;

/** Account to invite. */
export const invitePlayersInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    accountIds: z.array(id(128)).min(1).max(500),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type InvitePlayersInput = InputOf<ReturnType<typeof invitePlayersInput>>;

/** Regulations of the divisions of a league between seasons. */
export const leagueRegulationsInput = once(() =>
  z.strictObject({
    size: z.int().min(8).max(16).default(10),
    up: z.int().min(0).max(4).default(2),
    down: z.int().min(0).max(4).default(2),
  }),
);
export type LeagueRegulationsInput = InputOf<ReturnType<typeof leagueRegulationsInput>>;

/** Subject of the appeal: a pod, or an act. */
export const openAppealInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64).optional(),
    pod: z.int().min(1).max(4096).optional(),
    actId: id(64).optional(),
    text: text(2000).min(10),
    commandId: id(256).optional(),
  }),
);
export type OpenAppealInput = InputOf<ReturnType<typeof openAppealInput>>;

/** A tournament to open for registration. */
export const openRegistrationInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type OpenRegistrationInput = InputOf<ReturnType<typeof openRegistrationInput>>;

/** A tournament to stop. */
export const pauseTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type PauseTournamentInput = InputOf<ReturnType<typeof pauseTournamentInput>>;

/** A penalty to give. */
export const penalisePlayerInput = once(() =>
  rules.PenalisePlayerInput(
    z.strictObject({
      tournamentId: id(64),
      number: z.int().min(1).max(4096),
      kind: penaltyKind(),
      points: z.number().min(0.001).max(1000).optional(),
      round: z.int().min(1).max(64).optional(),
      pod: z.int().min(1).max(4096).optional(),
      reason: text(500).trim().min(10),
      note: text(2000).optional(),
      expectedVersion: z.int().min(0).optional(),
      commandId: id(256).optional(),
    }),
  ),
);
export type PenalisePlayerInput = InputOf<ReturnType<typeof penalisePlayerInput>>;

/** A place to give. */
export const placeInput = once(() =>
  rules.PlaceInput(
    z.strictObject({
      number: z.int().min(1).max(4096),
      place: z.int().min(1).max(6),
      score: z.int().min(-1000000).max(1000000).optional(),
      points: z.number().min(0).max(1000).optional(),
    }),
  ),
);
export type PlaceInput = InputOf<ReturnType<typeof placeInput>>;

/** A round to publish. */
export const publishRoundInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64),
    startsAt: dateTime().optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type PublishRoundInput = InputOf<ReturnType<typeof publishRoundInput>>;

/** A place to ask for. */
export const registerForTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    code: text(64).optional(),
    entropy: text(256).optional(),
    commandId: id(256).optional(),
  }),
);
export type RegisterForTournamentInput = InputOf<ReturnType<typeof registerForTournamentInput>>;

/** Accounts to register. */
export const registerPlayersInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    accountIds: z.array(id(128)).min(1).max(500),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type RegisterPlayersInput = InputOf<ReturnType<typeof registerPlayersInput>>;

/** Player to reinstate. */
export const reinstatePlayerInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    accountId: id(128),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type ReinstatePlayerInput = InputOf<ReturnType<typeof reinstatePlayerInput>>;

/** More constraints for a draft. */
export const repairRoundInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64),
    forbid: z
      .array(z.tuple([z.int().min(1).max(4096), z.int().min(1).max(4096)]))
      .max(1024)
      .default([]),
    byes: z.array(z.int().min(1).max(4096)).max(4096).default([]),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type RepairRoundInput = InputOf<ReturnType<typeof repairRoundInput>>;

/** Account that takes over a start number. */
export const replacePlayerInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    number: z.int().min(1).max(4096),
    accountId: id(128),
    seat: z.boolean().default(false),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type ReplacePlayerInput = InputOf<ReturnType<typeof replacePlayerInput>>;

/** A pod to have played again. */
export const replayPodInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64),
    pod: z.int().min(1).max(4096),
    players: z.array(z.int().min(1).max(4096)).min(2).max(6).optional(),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type ReplayPodInput = InputOf<ReturnType<typeof replayPodInput>>;

/** A tournament to let go on. */
export const resumeTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type ResumeTournamentInput = InputOf<ReturnType<typeof resumeTournamentInput>>;

/** In which order to number players. */
export const seedPlayersInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    accountIds: z.array(id(128)).max(4096),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type SeedPlayersInput = InputOf<ReturnType<typeof seedPlayersInput>>;

/** Regulations by which the table of a series follows from those of its events. */
export const seriesRegulationsInput = once(() =>
  rules.SeriesRegulationsInput(
    z.strictObject({
      pointsByPlace: z.array(z.number().min(0).max(1000)).min(1).max(256),
      best: z.int().min(1).max(100).optional(),
      atLeast: z.int().min(1).max(100).default(1),
      ties: z.array(seriesTie()).max(3).default(['PLACES', 'LATEST']),
    }),
  ),
);
export type SeriesRegulationsInput = InputOf<ReturnType<typeof seriesRegulationsInput>>;

/** A role to give or to take. */
export const setTournamentRoleInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    accountId: id(128),
    role: givenRole(),
    granted: z.boolean(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type SetTournamentRoleInput = InputOf<ReturnType<typeof setTournamentRoleInput>>;

/** A tournament to start. */
export const startTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type StartTournamentInput = InputOf<ReturnType<typeof startTournamentInput>>;

/** A round to take back. */
export const unpublishRoundInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type UnpublishRoundInput = InputOf<ReturnType<typeof unpublishRoundInput>>;

/** Changes of a series; omitted fields stay. */
export const updateSeriesInput = once(() =>
  rules.UpdateSeriesInput(
    z.strictObject({
      seriesId: id(64),
      name: showable(100).optional(),
      description: text(4000).optional(),
      visibility: tournamentVisibility().optional(),
      regulations: seriesRegulationsInput().optional(),
      league: leagueRegulationsInput().optional(),
      organizers: z.array(id(128)).max(32).optional(),
      events: z
        .array(z.array(id(64)).min(1).max(100))
        .max(100)
        .optional(),
      expectedVersion: z.int().min(0).optional(),
      commandId: id(256).optional(),
    }),
  ),
);
export type UpdateSeriesInput = InputOf<ReturnType<typeof updateSeriesInput>>;

/** Changes of a tournament; omitted fields stay. */
export const updateTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    name: showable(100).optional(),
    description: text(4000).optional(),
    visibility: tournamentVisibility().optional(),
    code: text(64).min(4).optional(),
    regulations: z.unknown().optional(),
    apart: z
      .array(z.tuple([id(128), id(128)]))
      .max(1024)
      .optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);
export type UpdateTournamentInput = InputOf<ReturnType<typeof updateTournamentInput>>;

/** A place to give up. */
export const withdrawFromTournamentInput = once(() =>
  z.strictObject({ tournamentId: id(64), commandId: id(256).optional() }),
);
export type WithdrawFromTournamentInput = InputOf<ReturnType<typeof withdrawFromTournamentInput>>;
