// Generated from schema/*.graphql by `npm run generate`.
import * as z from 'zod';
import { once } from '../../../platform/once.ts';
import { dateTime } from '../../../platform/requests/date-time.ts';
import { duration } from '../../../platform/requests/duration.ts';
import { digits, truth } from '../../../platform/requests/query-values.ts';
import { refused } from '../../../platform/requests/refused.ts';
import { showable } from '../../../platform/requests/showable.ts';
import { id, text } from '../../../platform/requests/text.ts';
import { timeOfDay } from '../../../platform/requests/time-of-day.ts';

const locale = once(() =>
  z.enum(['EN', 'CS', 'KO']).transform((name) => ({ EN: 'en', CS: 'cs', KO: 'ko' } as const)[name]),
);

const scope = once(() =>
  z
    .enum(['READ', 'PLAY', 'HOST', 'ORGANIZE', 'ACCOUNT'])
    .transform(
      (name) =>
        (
          {
            READ: 'read',
            PLAY: 'play',
            HOST: 'host',
            ORGANIZE: 'organize',
            ACCOUNT: 'account',
          } as const
        )[name],
    ),
);

const speed = once(() => z.enum(['LIVE', 'ASYNC']));

const notifyMode = once(() => z.enum(['NOW', 'DIGEST', 'OFF']));

const matchList = once(() => z.enum(['MINE', 'OPEN', 'RUNNING', 'FINISHED']));

const visibility = once(() => z.enum(['PUBLIC', 'PRIVATE']));

const undoPolicy = once(() => z.enum(['NONE', 'OWN', 'CONSENT']));

const chatMode = once(() => z.enum(['FREE', 'PHRASES', 'OFF']));

const forkChance = once(() => z.enum(['SAME', 'FRESH']));

const channelKind = once(() => z.enum(['WEBHOOK', 'EMAIL', 'PUSH', 'DISCORD']));

const proposalKind = once(() => z.enum(['PAUSE', 'RESUME', 'UNDO', 'EXTEND', 'END', 'REPLACE']));

const endOutcome = once(() => z.enum(['STANDING', 'ANNUL']));

const tournamentVisibility = once(() => z.enum(['PUBLIC', 'UNLISTED', 'PRIVATE']));

const seriesTie = once(() => z.enum(['WINS', 'PLACES', 'LATEST']));

const audience = once(() => z.enum(['SEATS', 'SPECTATORS', 'ALL']));

const reportReason = once(() => z.enum(['ABUSE', 'SPAM', 'COLLUSION', 'CHEATING', 'OTHER']));

const moderationAct = once(() => z.enum(['HIDE', 'WARN', 'MUTE', 'BAN', 'DISMISS']));

const weekends = once(() => z.enum(['RUN', 'STOP']));

const vacationPolicy = once(() => z.enum(['ALLOWED', 'FORBIDDEN']));

const bankPer = once(() => z.enum(['TURN', 'QUESTION']));

const onExpiry = once(() => z.enum(['AUTOPILOT', 'WAIT', 'FORFEIT']));

const substitutes = once(() => z.enum(['ANY', 'HUMAN', 'BOT', 'NONE']));

const givenRole = once(() => z.enum(['ORGANIZER', 'ARBITER', 'STAFF', 'APPEALS']));

const runningMatches = once(() => z.enum(['PLAY_ON', 'VOID']));

const penaltyKind = once(() => z.enum(['WARNING', 'POINTS', 'POD_LOSS']));

const pastPods = once(() => z.enum(['KEEP', 'RECOMPUTE']));

const appealDecision = once(() => z.enum(['UPHELD', 'DISMISSED', 'WITHDRAWN']));

const tournamentList = once(() => z.enum(['MINE', 'OPEN', 'RUNNING', 'FINISHED']));

const reportStatus = once(() => z.enum(['OPEN', 'ACTED', 'DISMISSED']));

const playerStatus = once(() =>
  z.enum([
    'PENDING',
    'WAITLISTED',
    'REGISTERED',
    'CHECKED_IN',
    'ACTIVE',
    'SITTING_OUT',
    'DROPPED',
    'ELIMINATED',
    'DISQUALIFIED',
  ]),
);

const deleteAccountInput = once(() => z.strictObject({ confirm: id(128) }));

const blockAccountInput = once(() =>
  z.strictObject({ accountId: id(128), blocked: z.boolean().default(true) }),
);

const updateProfileInput = once(() =>
  z.strictObject({
    name: showable(64).nullable().optional(),
    locale: locale().nullable().optional(),
    timeZone: showable(64).nullable().optional(),
    quietFrom: timeOfDay().nullable().optional(),
    quietTo: timeOfDay().nullable().optional(),
    urgentBelow: duration('PT0S', 'P1D').nullable().optional(),
    digestAt: timeOfDay().nullable().optional(),
    playingHours: z.array(weeklyWindowInput()).min(1).max(28).nullable().optional(),
    autoVacation: z.boolean().nullable().optional(),
  }),
);

const weeklyWindowInput = once(() =>
  z.strictObject({ day: z.int().min(1).max(7), from: timeOfDay(), to: timeOfDay() }),
);

const startVacationInput = once(() =>
  z.strictObject({
    from: z.iso.date('Expected a date, such as "2026-07-01".').optional(),
    days: z.int().min(1).max(16),
  }),
);

const endVacationInput = once(() =>
  z.strictObject({ from: z.iso.date('Expected a date, such as "2026-07-01".').optional() }),
);

const createGuestInput = once(() =>
  z.strictObject({ name: showable(64).optional(), locale: locale().optional() }),
);

const keepGuestInput = once(() => z.strictObject({ token: text(1024).min(1) }));

const createBotAccountInput = once(() =>
  z.strictObject({ name: showable(64), commandId: id(256).optional() }),
);

const createTokenInput = once(() =>
  z.strictObject({
    name: showable(64),
    scopes: z.array(scope()).min(1).max(5),
    expiresInDays: z.int().min(1).max(366).default(90),
    account: id(128).optional(),
    commandId: id(256).optional(),
  }),
);

const revokeTokenInput = once(() =>
  z.strictObject({
    tokenId: id(64).regex(new RegExp('^[0-9a-f]{16}$', 'u'), 'Expected the ID of a token.'),
    account: id(128).optional(),
  }),
);

const revokeAllTokensInput = once(() => z.strictObject({ account: id(128).optional() }));

const addTableAlertInput = once(() =>
  z.strictObject({ gameId: id(64).optional(), lasts: duration('PT1H', 'P7D').default('P1D') }),
);

const removeTableAlertInput = once(() => z.strictObject({ alertId: id(64) }));

const setNotificationRulesInput = once(() =>
  z.strictObject({ rules: z.array(notificationRuleInput()).max(50) }),
);

const notificationRuleInput = once(() =>
  z.strictObject({
    events: z.array(text(64).min(1)).min(1).max(20),
    matchIds: z.array(id(64)).min(1).max(100).nullable().optional(),
    gameIds: z.array(id(64)).min(1).max(20).nullable().optional(),
    speeds: z.array(speed()).min(1).max(2).nullable().optional(),
    channels: z.array(id(128)).max(10),
    mode: notifyMode().default('NOW'),
    escalate: z.array(escalationInput()).max(5).default([]),
  }),
);

const escalationInput = once(() =>
  z.strictObject({ after: duration('PT1M', 'P7D'), channels: z.array(id(128)).min(1).max(10) }),
);

const muteMatchInput = once(() =>
  z.strictObject({ matchId: id(64), muted: z.boolean().default(true) }),
);

const matchFilter = once(() =>
  z.strictObject({
    list: matchList().default('OPEN'),
    gameId: id(64).optional(),
    speed: speed().optional(),
    language: locale().optional(),
    rated: z.boolean().optional(),
    joinableByMe: z.boolean().default(false),
    myTurn: z.boolean().default(false),
    substitutesWanted: z.boolean().default(false),
  }),
);

const createMatchInput = once(() =>
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

const inviteInput = once(() =>
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

const answerInvitationInput = once(() =>
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

const revokeInvitationInput = once(() =>
  z.strictObject({
    invitationId: id(96).regex(
      new RegExp('^[^.]{1,64}\\.\\d{1,10}$', 'u'),
      'Expected the ID of an invitation.',
    ),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const joinMatchInput = once(() =>
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

const leaveMatchInput = once(() =>
  z.strictObject({
    matchId: id(64),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const addBotInput = once(() =>
  z.strictObject({
    matchId: id(64),
    level: text(64).min(1),
    seat: id(64).optional(),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const startMatchInput = once(() =>
  z.strictObject({
    matchId: id(64),
    entropy: text(256).optional(),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const removeFromSeatInput = once(() =>
  z.strictObject({
    matchId: id(64),
    seat: id(64),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const quickMatchInput = once(() =>
  z.strictObject({ gameId: id(64), commandId: id(256).optional() }),
);

const rematchInput = once(() => z.strictObject({ matchId: id(64), commandId: id(256).optional() }));

const forkMatchInput = once(() =>
  z.strictObject({
    matchId: id(64),
    version: z.int().min(0),
    chance: forkChance().default('SAME'),
    commandId: id(256).optional(),
  }),
);

const requirementsInput = once(() =>
  z.strictObject({
    languages: z.array(locale()).min(1).max(3).optional(),
    reliabilityMin: z.number().min(0).max(1).optional(),
    finishedMin: z.int().min(0).max(300).optional(),
    ratingMin: z.int().min(0).max(9999).optional(),
    ratingMax: z.int().min(0).max(9999).optional(),
  }),
);

const addNotificationChannelInput = once(() =>
  z.strictObject({
    kind: channelKind(),
    url: text(2000).optional(),
    address: text(254).trim().optional(),
    push: pushSubscriptionInput().optional(),
    mention: text(64)
      .regex(new RegExp('^\\d{1,20}$', 'u'), 'Expected the ID of a Discord member.')
      .optional(),
    label: showable(64).min(1).optional(),
  }),
);

const pushSubscriptionInput = once(() =>
  z.strictObject({ endpoint: text(2000), p256dh: text(200), auth: text(100) }),
);

const verifyNotificationChannelInput = once(() =>
  z.strictObject({
    channelId: id(64).regex(new RegExp('^[0-9a-f]{16}$', 'u'), 'Expected the ID of a channel.'),
    code: text(32).trim().min(1),
  }),
);

const sendNotificationChannelCodeInput = once(() =>
  z.strictObject({
    channelId: id(64).regex(new RegExp('^[0-9a-f]{16}$', 'u'), 'Expected the ID of a channel.'),
  }),
);

const resumeNotificationChannelInput = once(() =>
  z.strictObject({
    channelId: id(64).regex(new RegExp('^[0-9a-f]{16}$', 'u'), 'Expected the ID of a channel.'),
  }),
);

const rotateChannelSecretInput = once(() =>
  z.strictObject({
    channelId: id(64).regex(new RegExp('^[0-9a-f]{16}$', 'u'), 'Expected the ID of a channel.'),
  }),
);

const testNotificationChannelInput = once(() =>
  z.strictObject({
    channelId: id(64).regex(new RegExp('^[0-9a-f]{16}$', 'u'), 'Expected the ID of a channel.'),
  }),
);

const removeNotificationChannelInput = once(() =>
  z.strictObject({
    channelId: id(64).regex(new RegExp('^[0-9a-f]{16}$', 'u'), 'Expected the ID of a channel.'),
  }),
);

const resendDeliveryInput = once(() => z.strictObject({ deliveryId: id(600) }));

const answerInput = once(() =>
  z.strictObject({
    matchId: id(64),
    questionId: id(512),
    choose: z.array(id(256)).max(256),
    commandId: id(768),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const resignInput = once(() =>
  z.strictObject({
    matchId: id(64),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const pauseMatchInput = once(() =>
  z.strictObject({
    matchId: id(64),
    reason: text(256).default(''),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const resumeMatchInput = once(() =>
  z.strictObject({
    matchId: id(64),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const rewindMatchInput = once(() =>
  z.strictObject({
    matchId: id(64),
    toVersion: z.int().min(0),
    reason: text(256).min(1),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const closeProcedureInput = once(() =>
  z.strictObject({
    matchId: id(64),
    reason: text(256).min(1),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const setStandingOrdersInput = once(() =>
  z.strictObject({
    matchId: id(64),
    orders: z.array(standingOrderInput()).max(64),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const setDefaultOrdersInput = once(() =>
  z.strictObject({ gameId: id(64), orders: z.array(standingOrderInput()).max(64) }),
);

const standingOrderInput = once(() =>
  z.strictObject({
    kind: text(64).min(1),
    about: z.unknown().optional(),
    choose: z.array(id(256)).max(64).optional(),
    ask: z.boolean().optional(),
    once: z.boolean().optional(),
    until: text(64).min(1).optional(),
  }),
);

const proposeInput = once(() =>
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

const voteInput = once(() =>
  z.strictObject({
    matchId: id(64),
    proposalId: id(64),
    agree: z.boolean(),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const undoInput = once(() =>
  z.strictObject({
    matchId: id(64),
    toVersion: z.int().min(0),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const joinQueueInput = once(() =>
  z.strictObject({
    gameId: id(64),
    timeControl: id(64),
    seats: z.array(z.int().min(2).max(64)).min(1).max(16).optional(),
    languages: z.array(locale()).max(3).default([]),
    maxWait: duration('PT1M', 'P14D').optional(),
    commandId: id(256).optional(),
  }),
);

const confirmQueueInput = once(() => z.strictObject({ ticketId: id(64) }));

const leaveQueueInput = once(() => z.strictObject({ ticketId: id(64) }));

const markSeenInput = once(() => z.strictObject({ matchId: id(64), version: z.int().min(0) }));

const createSeriesInput = once(() =>
  z.strictObject({
    name: showable(100),
    description: text(4000).optional(),
    visibility: tournamentVisibility().default('PUBLIC'),
    regulations: seriesRegulationsInput(),
    league: leagueRegulationsInput().optional(),
    commandId: id(256).optional(),
  }),
);

const seriesRegulationsInput = once(() =>
  z.strictObject({
    pointsByPlace: z.array(z.number().min(0).max(1000)).min(1).max(256),
    best: z.int().min(1).max(100).optional(),
    atLeast: z.int().min(1).max(100).default(1),
    ties: z.array(seriesTie()).max(3).default(['PLACES', 'LATEST']),
  }),
);

const leagueRegulationsInput = once(() =>
  z.strictObject({
    size: z.int().min(8).max(16).default(10),
    up: z.int().min(0).max(4).default(2),
    down: z.int().min(0).max(4).default(2),
  }),
);

const updateSeriesInput = once(() =>
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
);

const draftSeasonInput = once(() =>
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
);

const sendMessageInput = once(() =>
  z.strictObject({
    matchId: id(64),
    audience: audience(),
    text: showable(500).optional(),
    phrase: id(64).optional(),
    commandId: id(256).optional(),
  }),
);

const reportMessageInput = once(() =>
  z.strictObject({ messageId: id(128), reason: reportReason(), note: text(500).default('') }),
);

const moderateInput = once(() =>
  z.strictObject({
    reportId: id(128),
    act: moderationAct(),
    days: z.int().min(1).max(365).optional(),
    reason: showable(256),
    commandId: id(256).optional(),
  }),
);

const timeControlInput = once(() =>
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
);

const bankInput = once(() =>
  z.strictObject({
    initial: duration('PT1M', 'P60D'),
    increment: duration('PT0S', 'P14D'),
    per: bankPer().default('TURN'),
    max: duration('PT1M', 'P60D').optional(),
  }),
);

const absenceInput = once(() =>
  z.strictObject({
    onExpiry: onExpiry().default('AUTOPILOT'),
    absentAfter: z.int().min(1).max(10).default(2),
    offerAfter: duration('PT1M', 'P30D').optional(),
    substitutes: substitutes().default('ANY'),
  }),
);

const returnToSeatInput = once(() =>
  z.strictObject({
    matchId: id(64),
    seat: id(64).optional(),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const claimSeatInput = once(() =>
  z.strictObject({
    matchId: id(64),
    seat: id(64),
    commandId: id(256).optional(),
    expectedVersion: z.int().min(0).optional(),
  }),
);

const holdExpiryInput = once(() =>
  z.strictObject({ hold: z.boolean(), reason: text(256).min(1).optional() }),
);

const creditTimeInput = once(() =>
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

const createTournamentInput = once(() =>
  z.strictObject({
    name: showable(100),
    description: text(4000).optional(),
    visibility: tournamentVisibility().default('PUBLIC'),
    code: text(64).min(4).optional(),
    regulations: z.unknown(),
    commandId: id(256).optional(),
  }),
);

const updateTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    name: showable(100).optional(),
    description: text(4000).optional(),
    visibility: tournamentVisibility().optional(),
    code: text(64).min(4).optional(),
    regulations: z.unknown().optional(),
    apart: z
      .array(z.array(id(128)))
      .max(1024)
      .optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const announceTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const openRegistrationInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const setTournamentRoleInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    accountId: id(128),
    role: givenRole(),
    granted: z.boolean(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const cancelTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    running: runningMatches(),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const startTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const finalizeTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const registerForTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    code: text(64).optional(),
    entropy: text(256).optional(),
    commandId: id(256).optional(),
  }),
);

const withdrawFromTournamentInput = once(() =>
  z.strictObject({ tournamentId: id(64), commandId: id(256).optional() }),
);

const checkInInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    entropy: text(256).optional(),
    accountId: id(128).optional(),
    commandId: id(256).optional(),
  }),
);

const invitePlayersInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    accountIds: z.array(id(128)).min(1).max(500),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const registerPlayersInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    accountIds: z.array(id(128)).min(1).max(500),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const approvePlayerInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    accountId: id(128),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const dropPlayerInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    accountId: id(128),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const reinstatePlayerInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    accountId: id(128),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const seedPlayersInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    accountIds: z.array(id(128)).max(4096),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const draftRoundInput = once(() =>
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

const editPairingInput = once(() =>
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

const repairRoundInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64),
    forbid: z
      .array(z.array(z.int().min(1).max(4096)))
      .max(1024)
      .default([]),
    byes: z.array(z.int().min(1).max(4096)).max(4096).default([]),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const publishRoundInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64),
    startsAt: dateTime().optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const unpublishRoundInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const discardRoundInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const adjudicatePodInput = once(() =>
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

const replayPodInput = once(() =>
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

const inspectPodInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64),
    pod: z.int().min(1).max(4096),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    commandId: id(256).optional(),
  }),
);

const extendTimeInput = once(() =>
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

const replacePlayerInput = once(() =>
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

const penalisePlayerInput = once(() =>
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
);

const disqualifyPlayerInput = once(() =>
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

const changeRegulationsInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    regulations: z.unknown(),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const approveActInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    actId: id(64),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const pauseTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const resumeTournamentInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    reason: text(500).trim().min(10),
    note: text(2000).optional(),
    expectedVersion: z.int().min(0).optional(),
    commandId: id(256).optional(),
  }),
);

const openAppealInput = once(() =>
  z.strictObject({
    tournamentId: id(64),
    round: z.int().min(1).max(64).optional(),
    pod: z.int().min(1).max(4096).optional(),
    actId: id(64).optional(),
    text: text(2000).min(10),
    commandId: id(256).optional(),
  }),
);

const decideAppealInput = once(() =>
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

const placeInput = once(() =>
  z.strictObject({
    number: z.int().min(1).max(4096),
    place: z.int().min(1).max(6),
    score: z.int().min(-1000000).max(1000000).optional(),
    points: z.number().min(0).max(1000).optional(),
  }),
);

const tournamentFilter = once(() =>
  z.strictObject({ list: tournamentList().default('OPEN'), gameId: id(64).optional() }),
);

/** Query, or body, of each read. */
export const reads = {
  getGameTexts: once(() => z.strictObject({ prefix: text(256).default('') })),
  getGameSheet: once(() => z.strictObject({ locale: locale().default('en') })),
  getLeaderboard: once(() =>
    z.strictObject({
      first: digits(z.int().min(1).max(100)).default(50),
      after: text(1024).optional(),
    }),
  ),
  listMatches: once(() =>
    z.strictObject({
      list: matchList().default('OPEN'),
      gameId: id(64).optional(),
      speed: speed().optional(),
      language: locale().optional(),
      rated: truth(z.boolean()).optional(),
      joinableByMe: truth(z.boolean()).default(false),
      myTurn: truth(z.boolean()).default(false),
      substitutesWanted: truth(z.boolean()).default(false),
      first: digits(z.int().min(1).max(50)).default(20),
      after: text(1024).optional(),
      news: truth(z.boolean()).default(false),
      snapshot: truth(z.boolean()).default(false),
    }),
  ),
  listQueues: once(() => z.strictObject({ gameId: id(64).optional() })),
  getUpdates: once(() =>
    z.strictObject({
      after: digits(z.int().min(0).max(2147483647)).optional(),
      wait: digits(z.int().min(0).max(20)).default(0),
      upTo: digits(z.int().min(0).max(2147483647)).optional(),
      first: digits(z.int().min(1).max(100)).optional(),
    }),
  ),
  getView: once(() =>
    z.strictObject({ version: digits(z.int().min(0).max(2147483647)).optional() }),
  ),
  getLog: once(() =>
    z.strictObject({
      after: digits(z.int().min(0).max(2147483647)).optional(),
      first: digits(z.int().min(1).max(500)).default(50),
      before: digits(z.int().min(0).max(2147483647)).optional(),
      last: digits(z.int().min(1).max(500)).optional(),
    }),
  ),
  getJournal: once(() =>
    z.strictObject({
      after: digits(z.int().min(0).max(2147483647)).optional(),
      first: digits(z.int().min(1).max(500)).default(100),
    }),
  ),
  getRecap: once(() =>
    z.strictObject({ version: digits(z.int().min(0).max(2147483647)).optional() }),
  ),
  getSuggestion: once(() => z.strictObject({ questionId: id(64) })),
  getAttention: once(() =>
    z.strictObject({
      first: digits(z.int().min(1).max(100)).default(50),
      after: text(1024).optional(),
    }),
  ),
  getNextAttention: once(() => z.strictObject({ matchId: id(64).optional() })),
  getMessages: once(() =>
    z.strictObject({
      audience: audience().optional(),
      before: id(64).optional(),
      last: digits(z.int().min(1).max(100)).default(50),
    }),
  ),
  listReports: once(() =>
    z.strictObject({
      status: reportStatus().default('OPEN'),
      first: digits(z.int().min(1).max(50)).default(20),
      after: text(1024).optional(),
    }),
  ),
  listTournaments: once(() =>
    z.strictObject({
      list: tournamentList().default('OPEN'),
      gameId: id(64).optional(),
      first: digits(z.int().min(1).max(50)).default(20),
      after: text(1024).optional(),
    }),
  ),
  listTournamentPlayers: once(() =>
    z.strictObject({
      first: digits(z.int().min(1).max(100)).default(50),
      after: text(1024).optional(),
      status: playerStatus().optional(),
    }),
  ),
  getRound: once(() =>
    z.strictObject({
      first: digits(z.int().min(1).max(100)).default(50),
      after: text(1024).optional(),
    }),
  ),
  getStandings: once(() =>
    z.strictObject({
      stage: digits(z.int().min(1).max(3)).optional(),
      round: digits(z.int().min(1).max(64)).optional(),
      first: digits(z.int().min(1).max(200)).default(100),
      after: text(1024).optional(),
    }),
  ),
  getAudit: once(() =>
    z.strictObject({
      first: digits(z.int().min(1).max(100)).default(50),
      after: text(1024).optional(),
    }),
  ),
  getTournamentUpdates: once(() =>
    z.strictObject({
      after: digits(z.int().min(0).max(2147483647)).optional(),
      first: digits(z.int().min(1).max(100)).default(50),
    }),
  ),
  getStandingsCsv: once(() =>
    z.strictObject({
      stage: digits(z.int().min(1).max(3)).optional(),
      round: digits(z.int().min(1).max(64)).optional(),
    }),
  ),
  getTournamentReport: once(() =>
    z.strictObject({ stage: digits(z.int().min(1).max(3)).optional() }),
  ),
  previewPods: once(() =>
    z.strictObject({
      pods: z
        .array(z.array(z.int().min(1).max(4096)).min(1).max(6))
        .max(4096)
        .optional(),
      byes: z.array(z.int().min(1).max(4096)).max(4096).optional(),
    }),
  ),
  listOwnSeries: once(() =>
    z.strictObject({
      first: digits(z.int().min(1).max(50)).default(20),
      after: text(1024).optional(),
    }),
  ),
  getSeriesStandings: once(() =>
    z.strictObject({
      first: digits(z.int().min(1).max(200)).default(100),
      after: text(1024).optional(),
    }),
  ),
  getQualified: once(() =>
    z.strictObject({ count: digits(z.int().min(1).max(500)), without: text(65000).optional() }),
  ),
  listDeliveries: once(() => z.strictObject({ first: digits(z.int().min(1).max(50)).default(50) })),
  listTokens: once(() => z.strictObject({ account: id(256).optional() })),
};

/** The schema of each input as a body of REST holds it. */
export const wire = {
  DeleteAccountInput: deleteAccountInput,
  BlockAccountInput: blockAccountInput,
  UpdateProfileInput: updateProfileInput,
  WeeklyWindowInput: weeklyWindowInput,
  StartVacationInput: startVacationInput,
  EndVacationInput: endVacationInput,
  CreateGuestInput: createGuestInput,
  KeepGuestInput: keepGuestInput,
  CreateBotAccountInput: createBotAccountInput,
  CreateTokenInput: createTokenInput,
  RevokeTokenInput: revokeTokenInput,
  RevokeAllTokensInput: revokeAllTokensInput,
  AddTableAlertInput: addTableAlertInput,
  RemoveTableAlertInput: removeTableAlertInput,
  SetNotificationRulesInput: setNotificationRulesInput,
  NotificationRuleInput: notificationRuleInput,
  EscalationInput: escalationInput,
  MuteMatchInput: muteMatchInput,
  MatchFilter: matchFilter,
  CreateMatchInput: createMatchInput,
  InviteInput: inviteInput,
  AnswerInvitationInput: answerInvitationInput,
  RevokeInvitationInput: revokeInvitationInput,
  JoinMatchInput: joinMatchInput,
  LeaveMatchInput: leaveMatchInput,
  AddBotInput: addBotInput,
  StartMatchInput: startMatchInput,
  RemoveFromSeatInput: removeFromSeatInput,
  QuickMatchInput: quickMatchInput,
  RematchInput: rematchInput,
  ForkMatchInput: forkMatchInput,
  RequirementsInput: requirementsInput,
  AddNotificationChannelInput: addNotificationChannelInput,
  PushSubscriptionInput: pushSubscriptionInput,
  VerifyNotificationChannelInput: verifyNotificationChannelInput,
  SendNotificationChannelCodeInput: sendNotificationChannelCodeInput,
  ResumeNotificationChannelInput: resumeNotificationChannelInput,
  RotateChannelSecretInput: rotateChannelSecretInput,
  TestNotificationChannelInput: testNotificationChannelInput,
  RemoveNotificationChannelInput: removeNotificationChannelInput,
  ResendDeliveryInput: resendDeliveryInput,
  AnswerInput: answerInput,
  ResignInput: resignInput,
  PauseMatchInput: pauseMatchInput,
  ResumeMatchInput: resumeMatchInput,
  RewindMatchInput: rewindMatchInput,
  CloseProcedureInput: closeProcedureInput,
  SetStandingOrdersInput: setStandingOrdersInput,
  SetDefaultOrdersInput: setDefaultOrdersInput,
  StandingOrderInput: standingOrderInput,
  ProposeInput: proposeInput,
  VoteInput: voteInput,
  UndoInput: undoInput,
  JoinQueueInput: joinQueueInput,
  ConfirmQueueInput: confirmQueueInput,
  LeaveQueueInput: leaveQueueInput,
  MarkSeenInput: markSeenInput,
  CreateSeriesInput: createSeriesInput,
  SeriesRegulationsInput: seriesRegulationsInput,
  LeagueRegulationsInput: leagueRegulationsInput,
  UpdateSeriesInput: updateSeriesInput,
  DraftSeasonInput: draftSeasonInput,
  SendMessageInput: sendMessageInput,
  ReportMessageInput: reportMessageInput,
  ModerateInput: moderateInput,
  TimeControlInput: timeControlInput,
  BankInput: bankInput,
  AbsenceInput: absenceInput,
  ReturnToSeatInput: returnToSeatInput,
  ClaimSeatInput: claimSeatInput,
  HoldExpiryInput: holdExpiryInput,
  CreditTimeInput: creditTimeInput,
  CreateTournamentInput: createTournamentInput,
  UpdateTournamentInput: updateTournamentInput,
  AnnounceTournamentInput: announceTournamentInput,
  OpenRegistrationInput: openRegistrationInput,
  SetTournamentRoleInput: setTournamentRoleInput,
  CancelTournamentInput: cancelTournamentInput,
  StartTournamentInput: startTournamentInput,
  FinalizeTournamentInput: finalizeTournamentInput,
  RegisterForTournamentInput: registerForTournamentInput,
  WithdrawFromTournamentInput: withdrawFromTournamentInput,
  CheckInInput: checkInInput,
  InvitePlayersInput: invitePlayersInput,
  RegisterPlayersInput: registerPlayersInput,
  ApprovePlayerInput: approvePlayerInput,
  DropPlayerInput: dropPlayerInput,
  ReinstatePlayerInput: reinstatePlayerInput,
  SeedPlayersInput: seedPlayersInput,
  DraftRoundInput: draftRoundInput,
  EditPairingInput: editPairingInput,
  RepairRoundInput: repairRoundInput,
  PublishRoundInput: publishRoundInput,
  UnpublishRoundInput: unpublishRoundInput,
  DiscardRoundInput: discardRoundInput,
  AdjudicatePodInput: adjudicatePodInput,
  ReplayPodInput: replayPodInput,
  InspectPodInput: inspectPodInput,
  ExtendTimeInput: extendTimeInput,
  ReplacePlayerInput: replacePlayerInput,
  PenalisePlayerInput: penalisePlayerInput,
  DisqualifyPlayerInput: disqualifyPlayerInput,
  ChangeRegulationsInput: changeRegulationsInput,
  ApproveActInput: approveActInput,
  PauseTournamentInput: pauseTournamentInput,
  ResumeTournamentInput: resumeTournamentInput,
  OpenAppealInput: openAppealInput,
  DecideAppealInput: decideAppealInput,
  PlaceInput: placeInput,
  TournamentFilter: tournamentFilter,
};
