import * as z from 'zod';
import { meanings, type ProblemCode } from '../statuses.ts';
import { name } from './named.ts';
import { count, flag, listOf, text } from './scalars.ts';

/** Every code that a refusal may bear: those of the contract, less those of a protocol of GraphQL. */
const problemCodes = Object.keys(meanings) as [ProblemCode, ...ProblemCode[]];

const fault = name(
  'Fault',
  'Something wrong in a request.',
  z.object({
    in: z.enum(['path', 'query', 'header', 'body']).describe('Where it stands.'),
    at: text('The parameter, or the field of the body as a JSON Pointer.'),
    detail: text('What is wrong with it.'),
  }),
);

const obstacle = name(
  'PairingObstacle',
  'Something that stands in the way of a pairing.',
  z.object({
    kind: text('The constraint that is not kept, such as `REPEAT`.'),
    players: listOf('The start numbers it is about.', z.int()),
    pod: count('The pod it is about.').optional(),
    relax: listOf(
      'What would have to give way; empty where the pairing itself is at fault.',
      z.string(),
    ),
  }),
);

const unresolved = name(
  'UnresolvedPod',
  'A pod without a result.',
  z.object({ round: count('Its round.'), pod: count('Its number within the round.') }),
);

export const problem = name(
  'Problem',
  'Why a request was refused (RFC 9457). Nothing was changed then.',
  z.object({
    type: text('The code as a URN, for example `urn:questhall:problem:match-full`.'),
    title: text('What the code means.'),
    status: z.int().min(400).max(599).describe('The HTTP status.'),
    detail: text('What is wrong with this request, for the person who sent it.'),
    code: z.enum(problemCodes).describe('What to act on.'),
    retryable: flag('Whether the same request may succeed if you just send it again.'),
    requestId: text('Tell us this when you need help.'),
    rule: text('The id of the rule clause that forbids it.').optional(),
    currentVersion: count(
      'With `STALE_VERSION` and `QUESTION_EXPIRED`: the version of the match.',
    ).optional(),
    sealedAt: count(
      'With `UNDO_BARRED`: the version that cannot be taken back, where one bars it.',
    ).optional(),
    unmet: listOf(
      'With `REQUIREMENTS_NOT_MET`: those that you do not meet.',
      z.string(),
    ).optional(),
    tournamentStatus: text(
      'With `TOURNAMENT_STATE`: the status of the tournament, round or pod.',
    ).optional(),
    allowed: listOf(
      'With `TOURNAMENT_STATE`: the statuses that it could be done in.',
      z.string(),
    ).optional(),
    pods: listOf('With `ROUND_UNRESOLVED`: the pods without a result.', unresolved).optional(),
    problems: listOf(
      'With `PAIRING_INVALID` and `PAIRING_IMPOSSIBLE`: what is wrong.',
      obstacle,
    ).optional(),
    answeredBy: z
      .enum(['CLOCK'])
      .describe('With `QUESTION_EXPIRED`: who answered in your place.')
      .optional(),
    faults: listOf('What is wrong where.', fault).optional(),
  }),
);
export type Problem = z.infer<typeof problem>;
export type Fault = z.infer<typeof fault>;
