import * as z from 'zod';
import { name } from '../named.ts';
import { anyObject, duration, flag, listOf, moment, text } from '../scalars.ts';
import { visibility } from './tournament.ts';

const regulations = anyObject(
  'All that decides who plays whom, when, and what it counts: by `GET /v1/tournaments/regulations-schema`. What is left out is as usual.',
);
const why = {
  reason: text('Why, for everybody to read: 10 to 500 characters.'),
  note: text('What staff should know beside that; they alone see it.').optional(),
};
const about = {
  description: text('What there is to say of it: up to 4000 characters.').optional(),
  code: text(
    'The code by which players register, where the regulations want one: 4 to 64 characters.',
  ).optional(),
};
const number = z.int().min(1).max(4_096).describe('The start number.');
const round = z.int().min(1).max(64).describe('The round.');
const pod = z.int().min(1).max(4_096).describe('The pod of that round.');
const numbers = (says: string) => listOf(says, number);
const pods = listOf('The start numbers of each pod, in the order of seats.', z.array(number));
const byes = numbers('Start numbers that are to have a bye.');
const accountIds = listOf('Accounts.', z.string());
const entropy = text(
  'Entropy for the dice of your matches: anything that nobody can guess, up to 256 characters.',
).optional();
const points = z.number().min(0).multipleOf(0.001);

export const createTournament = name(
  'CreateTournamentInput',
  'A tournament to set up.',
  z.strictObject({
    name: text('What to call it: 1 to 100 characters.'),
    ...about,
    visibility: visibility.optional(),
    regulations,
  }),
);

export const updateTournament = name(
  'UpdateTournamentInput',
  'What to change of a tournament; what is left out stays.',
  z.strictObject({
    name: text('What to call it: 1 to 100 characters.').optional(),
    ...about,
    visibility: visibility.optional(),
    regulations: regulations.optional(),
    apart: listOf(
      'Pairs of accounts that are never to meet, whole.',
      z.tuple([z.string(), z.string()]),
    ).optional(),
  }),
);

export const setRole = name(
  'SetTournamentRoleInput',
  'A role to give or to take.',
  z.strictObject({
    role: z.enum(['ORGANIZER', 'ARBITER', 'STAFF', 'APPEALS']).describe('Which.'),
    granted: flag('Whether they have it.'),
  }),
);

export const cancelTournament = name(
  'CancelTournamentInput',
  'Why a tournament is called off.',
  z.strictObject({
    running: z
      .enum(['PLAY_ON', 'VOID'])
      .describe(
        'What becomes of matches in play. `PLAY_ON`: they are played on, and count for no rating. `VOID`: they end at once, without a result.',
      ),
    ...why,
  }),
);

export const register = name(
  'RegisterForTournamentInput',
  'A place to ask for.',
  z.strictObject({
    code: text('The code, where the regulations want one.').optional(),
    entropy,
  }),
);

export const checkIn = name(
  'CheckInInput',
  'That somebody is there.',
  z.strictObject({
    entropy,
    accountId: text('Somebody else, for staff; yourself unless given.').optional(),
  }),
);

export const accounts = name(
  'TournamentAccountsInput',
  'Whom to invite or to register: 1 to 500.',
  z.strictObject({ accountIds }),
);

export const seeding = name(
  'SeedPlayersInput',
  'In which order to number players: whoever is not named comes after them.',
  z.strictObject({ accountIds }),
);

export const ruling = name('TournamentRulingInput', 'Why something is done.', z.strictObject(why));

export const draftRound = name(
  'DraftRoundInput',
  'A round to draft: drawn, unless its pods are given. With `pods` a `reason` is required, unless the pairing of the stage is `MANUAL`.',
  z.strictObject({
    pods: pods.optional(),
    byes: byes.optional(),
    reason: why.reason.optional(),
    note: why.note,
  }),
);

export const previewPods = name(
  'PreviewPodsInput',
  'A pairing to look at: drawn, unless its pods are given.',
  z.strictObject({ pods: pods.optional(), byes: byes.optional() }),
);

export const editPairing = name(
  'EditPairingInput',
  'A pairing, whole.',
  z.strictObject({ pods, byes: byes.optional(), ...why }),
);

export const repairRound = name(
  'RepairRoundInput',
  'More constraints for a draft.',
  z.strictObject({
    forbid: listOf(
      'Pairs of start numbers that are not to meet.',
      z.tuple([number, number]),
    ).optional(),
    byes: byes.optional(),
    ...why,
  }),
);

export const publishRound = name(
  'PublishRoundInput',
  'When the matches of a round begin.',
  z.strictObject({
    startsAt: moment('At once, or as the regulations say, unless given.').optional(),
  }),
);

export const adjudicatePod = name(
  'AdjudicatePodInput',
  'A result to give.',
  z.strictObject({
    places: listOf(
      'A place for each player of the pod.',
      name(
        'PlaceInput',
        'A place to give.',
        z.strictObject({
          number,
          place: z
            .int()
            .min(1)
            .max(6)
            .describe('1 is the best; who shares a place shares its number.'),
          score: z.int().describe('What the game scored.').optional(),
          points: points
            .describe('Points instead of those of the scheme, with up to three decimals.')
            .optional(),
        }),
      ),
    ),
    ...why,
  }),
);

export const replayPod = name(
  'ReplayPodInput',
  'A pod to have played again.',
  z.strictObject({
    players: numbers('Start numbers in the order of seats; the same unless given.').optional(),
    ...why,
  }),
);

export const extendTime = name(
  'ExtendTimeInput',
  'Time to give to a round.',
  z.strictObject({
    pod: pod.describe('The pod; all of the round unless given.').optional(),
    by: duration('How much, from PT1M to P90D.'),
    ...why,
  }),
);

export const replacePlayer = name(
  'ReplacePlayerInput',
  'Who takes over a start number.',
  z.strictObject({
    accountId: text('Who takes it over.'),
    seat: flag('Whether they take the seat of the match under way, too.').optional(),
    ...why,
  }),
);

export const penalisePlayer = name(
  'PenalisePlayerInput',
  'A penalty to give.',
  z.strictObject({
    kind: z
      .enum(['WARNING', 'POINTS', 'POD_LOSS'])
      .describe(
        '`WARNING`: nothing but a word. `POINTS`: points are taken. `POD_LOSS`: the pod counts as lost.',
      ),
    points: points
      .describe('With `POINTS`: how many, more than 0, with up to three decimals.')
      .optional(),
    round: round.optional(),
    pod: pod.optional(),
    ...why,
  }),
);

export const disqualifyPlayer = name(
  'DisqualifyPlayerInput',
  'Why a player is disqualified.',
  z.strictObject({
    pastPods: z
      .enum(['KEEP', 'RECOMPUTE'])
      .describe(
        'What becomes of the pods that they have played. `KEEP`: their results stay. `RECOMPUTE`: the others are counted again, with the seat last.',
      ),
    ...why,
  }),
);

export const changeRegulations = name(
  'ChangeRegulationsInput',
  'Regulations to change.',
  z.strictObject({ regulations, ...why }),
);

export const openAppeal = name(
  'OpenAppealInput',
  'What to appeal against: a pod, or an act.',
  z.strictObject({
    round: round.optional(),
    pod: pod.optional(),
    actId: text('The act, by the id of its entry in the audit.').optional(),
    text: text('What you say: 10 to 2000 characters.'),
  }),
);

export const decideAppeal = name(
  'DecideAppealInput',
  'A decision.',
  z.strictObject({
    decision: z
      .enum(['UPHELD', 'DISMISSED', 'WITHDRAWN'])
      .describe(
        '`UPHELD`: it was right. `DISMISSED`: it was wrong. `WITHDRAWN`: it was taken back.',
      ),
    ...why,
  }),
);
