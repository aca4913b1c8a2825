import * as z from 'zod';
import { points, scoring } from '../../../shared/tournaments/scoring/scheme.ts';
import { ties } from '../../../shared/tournaments/ties/tie.ts';
import { timeControlInput } from '../../matches/inputs/generated/inputs.ts';
import { dateTime } from '../../platform/requests/date-time.ts';
import { duration } from '../../platform/requests/duration.ts';
import { language } from '../../platform/requests/language.ts';
import { id } from '../../platform/requests/text.ts';
import { MOST_PLAYERS } from '../most-players.ts';
import { stagesInput } from './stages-input.ts';

const registration = () =>
  z
    .strictObject({
      mode: z.enum(['OPEN', 'INVITED', 'CODE', 'APPROVAL']).default('OPEN'),
      opensAt: dateTime().optional(),
      closesAt: dateTime().optional(),
      /** Default: the maximum, 4,096, or less in a round robin. */
      cap: z.int().min(2).max(MOST_PLAYERS).optional(),
      requirements: z
        .strictObject({
          ratingMin: z.int().min(0).max(10_000).optional(),
          ratingMax: z.int().min(0).max(10_000).optional(),
          reliabilityMin: z.number().min(0).max(1).optional(),
          finishedMin: z.int().min(0).max(1_000).optional(),
        })
        .optional(),
    })
    .default({ mode: 'OPEN' });

const checkIn = () =>
  z
    .strictObject({
      opens: duration('PT1M', 'P14D').default('PT15M'),
      closes: duration('PT0S', 'P14D').default('PT0S'),
      eachRound: z.boolean().default(false),
    })
    .optional();

const deadlineRules = () =>
  z
    .array(
      z.discriminatedUnion('rule', [
        z.strictObject({ rule: z.literal('EXTEND'), by: duration('PT1M', 'P90D') }),
        z.strictObject({ rule: z.literal('LAST_ROUND'), perTurn: duration('PT10S', 'P14D') }),
        z.strictObject({ rule: z.literal('STANDING') }),
        z.strictObject({ rule: z.literal('DRAW_ACTIVE') }),
        z.strictObject({ rule: z.literal('ALL_ADVANCE') }),
        z.strictObject({ rule: z.literal('ARBITER') }),
      ]),
    )
    .min(1)
    .max(6);

const rounds = () =>
  z.strictObject({
    advance: z.enum(['AUTO', 'SCHEDULED', 'MANUAL']).default('AUTO'),
    gap: duration('PT0S', 'P30D').optional(),
    startsAt: z.array(dateTime()).max(64).optional(),
    length: duration('PT1M', 'P180D').optional(),
    onDeadline: deadlineRules().optional(),
  });

/** The schema of regulations as an organizer writes them; missing fields get defaults. */
export const regulationsInput = () =>
  z.strictObject({
    game: z.strictObject({
      id: id(64),
      preset: id(64).optional(),
      options: z.record(z.string(), z.unknown()).optional(),
    }),
    language: language().optional(),
    rated: z.boolean().optional(),
    programs: z.boolean().default(false),
    timeControl: timeControlInput().optional(),
    pauses: z.boolean().default(false),
    stages: stagesInput(),
    seats: z.enum(['BALANCED', 'RANDOM']).default('BALANCED'),
    scoring: scoring.optional(),
    ties: ties.optional(),
    byePoints: points.optional(),
    registration: registration(),
    checkIn: checkIn(),
    seeding: z.enum(['RATING', 'MANUAL', 'DRAW', 'SERIES']).default('DRAW'),
    /** The series whose table gives start numbers, with `SERIES`. */
    series: id(64).optional(),
    startsAt: dateTime().optional(),
    lateEntry: z
      .strictObject({ untilRound: z.int().min(2).max(24), points: points.default(0) })
      .optional(),
    rounds: rounds().default({ advance: 'AUTO' }),
    appeals: z
      .strictObject({
        window: duration('PT1M', 'P14D').optional(),
        holdsRound: z.boolean().default(false),
      })
      .default({ holdsRound: false }),
  });

/** Regulations as an organizer writes them. */
export type RegulationsInput = z.infer<ReturnType<typeof regulationsInput>>;
