import * as z from 'zod';
import { person } from '../account.ts';
import { name } from '../named.ts';
import { obstacle } from '../problem.ts';
import { count, flag, json, listOf, maybe, moment, text } from '../scalars.ts';
import { player, points } from './player.ts';

const numbers = (says: string) => listOf(says, z.int().min(1).max(4_096));

const place = name(
  'Place',
  'The place of a player in a pod.',
  z.object({
    player,
    place: count('1 is the best; who shares a place shares its number.'),
    score: maybe(z.int().describe('What the game scored.')),
    points: maybe(points('The points of a ruling, whatever the scheme says.')),
    noShow: flag('Whether they never answered a question of their own.'),
  }),
);

const podResult = name(
  'PodResult',
  'The result of a pod.',
  z.object({
    places: listOf('A place for each seat, the best first.', place),
    by: z
      .enum(['MATCH', 'BYE', 'ADJUDICATED', 'FORFEIT', 'ROUND_DEADLINE', 'LATE_ENTRY'])
      .describe('Where it comes from: a match, or what took its place.'),
  }),
);

export const pod = name(
  'Pod',
  'A table of a round.',
  z.object({
    id: text("The pod's id."),
    round: count('The round, from 1 over all stages.'),
    number: count('Its number within its round; 1 is the top table.'),
    status: z
      .enum(['WAITING', 'RUNNING', 'FINISHED', 'ADJUDICATED', 'VOID'])
      .describe(
        '`WAITING`: its match does not exist yet. `RUNNING`: it is being played. `FINISHED`: it gave the result. `ADJUDICATED`: an arbiter did. `VOID`: it counts for nothing.',
      ),
    seats: listOf(
      'Who sits where.',
      name(
        'PodSeat',
        'A seat of a pod.',
        z.object({
          seat: text("The seat's id in the match."),
          player,
          account: person,
        }),
      ),
    ),
    matchId: maybe(text('Its match; `null` before there is one.')),
    attempt: count('1 for the first match of the pod, one more for each that replaced one.'),
    result: maybe(podResult),
    deadline: maybe(moment('When it ends at the latest.')),
    held: flag('Whether it waits for an arbiter.'),
    heldBy: maybe(
      z
        .enum(['DEADLINE', 'RULES'])
        .describe(
          'Why it does; `null` where it does not, or that was not recorded yet. `DEADLINE`: its time is up, and the rules of its deadline leave it to an arbiter; it goes on with more time (`extendTime`). `RULES`: a rule of its game is stuck in its match; more time does not help.',
        ),
    ),
    endedAt: maybe(moment('When it was over.')),
  }),
);

export const pairingReport = name(
  'PairingReport',
  'How a round was drawn, for everybody to check.',
  z.object({
    algorithm: text(
      'The algorithm with its version, such as `swiss-1`: the same input draws the same round for good.',
    ),
    weights: z.record(z.string(), z.number()).describe('What each wish weighed, by its name.'),
    repeats: count('How many pairs meet that have met before in the stage.'),
    spread: points(
      'How far points range within a pod, in the mean: 1 is what the best of one round scores.',
    ),
    oddPods: count('Pods of another than the preferred size.'),
    byes: count('How many have a bye.'),
    broken: listOf(
      'Pairs of start numbers in one pod that are to be kept apart: there was no other way, or staff have put them there. Staff of the tournament alone see them.',
      z.array(z.int()),
    ),
    edited: flag('Whether staff have changed what was drawn.'),
  }),
);

const roundParts = {
  number: count('1, 2, … over all stages.'),
  stage: count('The stage that it belongs to.'),
  status: z
    .enum(['DRAFT', 'PUBLISHED', 'STARTING', 'RUNNING', 'COMPLETED'])
    .describe(
      '`DRAFT`: drawn, and seen by staff alone. `PUBLISHED`: everybody sees it; its matches are made at `startsAt`. `STARTING`: they are being made. `RUNNING`: it is being played. `COMPLETED`: all of its pods have a result.',
    ),
  podCount: count('How many pods it has.'),
  final: flag('Whether it is the final of an elimination.'),
  startsAt: maybe(moment('When its matches begin; `null` in a draft.')),
  deadline: maybe(moment('When it ends at the latest; `null` where it has no end.')),
  completedAt: maybe(moment('When it was over.')),
  changedAt: count(
    'The version that changed it last, results aside: what `If-Match` is held against, where an act is on the round.',
  ),
};

export const roundSummary = name(
  'RoundSummary',
  'A round of a tournament, in short.',
  z.object(roundParts),
);

export const round = name(
  'Round',
  'A round of a tournament, with a page of its pods.',
  z.object({
    ...roundParts,
    seed: text('The seed of its draw, in hex.'),
    regulations: text('SHA-256 of the regulations that it was drafted by, in hex.'),
    pairing: pairingReport,
    byes: listOf('Who has a bye.', player),
    missed: listOf('Who sits it out, or came too late for it.', player),
    forbidden: listOf(
      'Pairs of start numbers that it keeps apart. Its staff alone see them.',
      z.array(z.int()),
    ),
    forbiddenHash: maybe(
      text(
        'The commitment to these pairs: SHA-256 of the JSON `[salt, round, pairs]`, in hex. The export for staff shows salt and pairs. `null` if there are none, in a draft, and in rounds that are older than this field.',
      ),
    ),
    stepsHash: maybe(
      text(
        'SHA-256, in hex, of all steps that everybody saw before the one that published the round: of the JSON `[hash before, step]` for each step of the export, the first after an empty text. `null` in a draft and in rounds that are older than this field.',
      ),
    ),
    pods: name(
      'PodPage',
      'A page of pods, the top table first.',
      z.object({
        items: listOf('The pods.', pod),
        hasNextPage: flag('Whether more follow; their address is in the `Link` header too.'),
        endCursor: maybe(text('Give it as `after` to go on behind the last of these.')),
      }),
    ),
  }),
);

export const pairingPreview = name(
  'PairingPreview',
  'What a pairing would be.',
  z.object({
    round: count('The round that it would be of.'),
    pods: listOf('The start numbers of each pod, the top table first.', numbers('Start numbers.')),
    byes: numbers('The start numbers with a bye.'),
    report: maybe(pairingReport),
    problems: listOf('What is wrong with it; none where it can be drafted.', obstacle),
  }),
);

export const podInspection = name(
  'PodInspection',
  "A running match, seen with an arbiter's eyes.",
  z.object({
    matchId: text('The match.'),
    version: count('The version that is shown.'),
    view: json("The whole table, by the game's `viewSchema`."),
  }),
);
