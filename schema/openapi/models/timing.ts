import * as z from 'zod';
import { person } from './account.ts';
import { name } from './named.ts';
import { count, duration, flag, listOf, maybe, moment, text } from './scalars.ts';

export const speed = z
  .enum(['LIVE', 'ASYNC'])
  .describe(
    "`LIVE`: real-time, for a question, a turn or the time bank has less than an hour; reactions don't count. `ASYNC`: turn-based, over days.",
  );
const per = z
  .enum(['TURN', 'QUESTION'])
  .describe("What has to be done for the increment: a turn or a question of the seat's own.");

const bank = name(
  'Bank',
  'Time that a seat uses up, and gets some of back.',
  z.object({
    initial: duration('What there is of it at the start.'),
    increment: duration('What is added when a turn or a question is done.'),
    per,
    max: duration('It never holds more than this.'),
  }),
);

const weekends = z
  .enum(['RUN', 'STOP'])
  .describe(
    'What becomes of time on Saturdays and Sundays, by the time zone of whoever holds the seat: it runs, or stands.',
  );
const vacationPolicy = z
  .enum(['ALLOWED', 'FORBIDDEN'])
  .describe('Whether time stands while whoever holds the seat is on vacation.');

export const timeControl = name(
  'TimeControl',
  'What limits the time of those who play.',
  z.object({
    preset: maybe(text('The id of the preset that it is; `null` if the host has set its parts.')),
    name: text('What to call it.'),
    speed,
    perQuestion: maybe(duration('The limit for one question, from its asking.')),
    perTurn: maybe(duration('The limit for all questions of a seat within one turn.')),
    bank: maybe(bank),
    reaction: maybe(
      duration('The limit for a reaction to what others do; whoever does not answer lets it pass.'),
    ),
    weekends,
    playingHours: flag('Whether time passes only in the playing hours of whoever holds the seat.'),
    vacation: vacationPolicy,
  }),
);

export const timeControls = name(
  'TimeControls',
  'The time controls that everybody knows.',
  z.object({ items: listOf('They, the fastest first.', timeControl) }),
);

export const clock = name(
  'Clock',
  'The time of one seat, as of the version that set it: show the time until `deadline` by yourself.',
  z.object({
    seat: text('The seat.'),
    running: flag('Whether its time passes now.'),
    deadline: maybe(moment('When the first of its questions is answered for it.')),
    cause: maybe(z.enum(['QUESTION', 'TURN', 'BANK', 'REACTION']).describe('Which limit that is.')),
    bank: maybe(duration('What its bank held when it was last set; `null` without a bank.')),
    pausedUntil: maybe(moment('Until when the match is paused, if that is known.')),
  }),
);

const onExpiry = z
  .enum(['AUTOPILOT', 'WAIT', 'FORFEIT'])
  .describe(
    'What happens at a deadline. `AUTOPILOT`: the seat is answered for. `WAIT`: it is waited for, but for reactions. `FORFEIT`: the seat resigns.',
  );
const substitutes = z
  .enum(['ANY', 'HUMAN', 'BOT', 'NONE'])
  .describe(
    'Who may take the seat of somebody absent: anybody, people, nobody for a bot plays it, nobody.',
  );
const absentAfter = z
  .int()
  .min(1)
  .max(10)
  .describe('After how many late turns, one after another, a seat counts as absent.');

export const absence = name(
  'Absence',
  'What becomes of a seat whose time is up.',
  z.object({
    onExpiry,
    absentAfter,
    offerAfter: duration('How long a seat is absent before others may take it.'),
    substitutes,
  }),
);

export const presence = z
  .enum(['ACTIVE', 'ABSENT', 'OFFERED', 'GONE'])
  .describe(
    'Whether its holder plays. `ABSENT`: a bot does, until they come back. `OFFERED`: the same, and others may take the seat. `GONE`: they have resigned.',
  );

export const leaver = name(
  'Leaver',
  'Somebody who left their seat.',
  z.object({ seat: text('The seat.'), account: person }),
);

export const timeControlInput = name(
  'TimeControlInput',
  'The id of a preset, or parts of your own: at least one of `perQuestion`, `perTurn` and `bank`.',
  z.strictObject({
    preset: text('The id of a preset.').optional(),
    perQuestion: duration('From PT10S to P14D.').optional(),
    perTurn: duration('From PT1M to P14D.').optional(),
    bank: name(
      'BankInput',
      'Time that a seat uses up, and gets some of back.',
      z.strictObject({
        initial: duration('From PT1M to P60D.'),
        increment: duration('Up to P14D.'),
        per: per.optional(),
        max: duration('`initial` unless given; up to P60D.').optional(),
      }),
    ).optional(),
    reaction: duration('From PT10S to P2D.').optional(),
    weekends: weekends.optional(),
    playingHours: flag("Whether time passes only in each one's playing hours.").optional(),
    vacation: vacationPolicy.optional(),
  }),
);

export const absenceInput = name(
  'AbsenceInput',
  'What becomes of those who are late; whatever you leave out is as usual.',
  z.strictObject({
    onExpiry: onExpiry.optional(),
    absentAfter: absentAfter.optional(),
    offerAfter: duration(
      'From PT1M to P30D; P2D unless given, PT3M where one plays at once.',
    ).optional(),
    substitutes: substitutes.optional(),
  }),
);

const timeCredit = name(
  'TimeCredit',
  'Time that was given back: deadlines within it move to an hour after its end, at least.',
  z.object({
    from: moment('Its beginning.'),
    to: moment('Its end.'),
    reason: text('Why it was given.'),
    matchIds: maybe(listOf('The matches that get it; `null`: all.', z.string())),
  }),
);

export const serviceTime = name(
  'ServiceTime',
  'What operators have said about time, for every match.',
  z.object({
    hold: maybe(
      name(
        'ExpiryHold',
        "Why nobody's time is up for now.",
        z.object({ reason: text('Why.'), since: moment('Since when.') }),
      ),
    ),
    credits: listOf('The latest credits, the oldest first.', timeCredit),
  }),
);

export const holdExpiry = name(
  'HoldExpiryInput',
  'Whether time is up for anybody.',
  z.strictObject({
    hold: flag('`true`: no question is answered by the clock until you send `false`.'),
    reason: text('Why, up to 256 characters; needed to hold.').optional(),
  }),
);

export const creditTime = name(
  'CreditTimeInput',
  'Time to give back.',
  z.strictObject({
    from: moment('Its beginning.'),
    to: moment('Its end: after the beginning, and at most 30 days after it.'),
    reason: text('Why, up to 256 characters; everybody may read it in the journals.'),
    matchIds: listOf(
      'Only for these matches, at most 1000; all unless given.',
      z.string(),
    ).optional(),
  }),
);

/** How often a seat was late. */
export const missed = count('In how many turns of its own it was late, one after another.');
