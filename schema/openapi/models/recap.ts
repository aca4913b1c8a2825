import * as z from 'zod';
import { logEntry } from './log.ts';
import { name } from './named.ts';
import { partsOf } from './parts.ts';
import { option } from './question.ts';
import { count, flag, listOf, maybe, moment, text } from './scalars.ts';

const recapTurn = name(
  'RecapTurn',
  'What has happened in one turn of the table.',
  z.object({
    turn: maybe(count('The number of the turn; `null` where no time is limited.')),
    seat: maybe(
      text(
        "Whose turn it is; `null` if it is everybody's, or began before this recap of a match without a time control.",
      ),
    ),
    entries: listOf(
      'What has happened.',
      name(
        'RecapEntry',
        'Something that has happened.',
        z.object({
          entry: logEntry,
          aboutMe: flag('Whether your seat did it, or it was done to your seat.'),
        }),
      ),
    ),
  }),
);

const recapAnswer = name(
  'RecapAnswer',
  'A choice that was made for you.',
  z.object({
    version: count('The version in which it was made.'),
    at: moment('When it was made.'),
    by: z
      .enum(['ORDER', 'CLOCK', 'BOT'])
      .describe(
        'What made it. `ORDER`: one of your standing orders. `CLOCK`: the clock, or the cautious bot that plays for you while you are absent. `BOT`: the bot that held the seat.',
      ),
    kind: text('What kind of question it was.'),
    text: text('The question in words.'),
    parts: partsOf(),
    choose: listOf('What was chosen.', option),
  }),
);

const recapCounter = name(
  'RecapCounter',
  'A number that you keep count of.',
  z.object({
    id: text('Its id, for example `gold`.'),
    name: text('What to call it.'),
    before: maybe(z.int().describe('What it was; `null` if it was not counted then.')),
    after: maybe(z.int().describe('What it is; `null` if it is not counted any more.')),
  }),
);

export const recap = name(
  'Recap',
  'What you have missed of a match, as you may know it.',
  z.object({
    from: count('The version it goes on from.'),
    to: count(
      "The version it ends with: the match's own, or if that is more than 500 on, the 500th. Ask for the rest with it as `version`.",
    ),
    turns: listOf('What has happened, by the turns of the table, the oldest first.', recapTurn),
    answeredForMe: listOf(
      'What your standing orders, the clock or a bot chose for your seat while you held it, the oldest first.',
      recapAnswer,
    ),
    counters: listOf(
      'What you keep count of, before and after; nothing without a seat.',
      recapCounter,
    ),
  }),
);

export const seen = name(
  'Seen',
  'How far you have seen a match.',
  z.object({
    version: maybe(count('The version that you have said you have seen; `null` before.')),
  }),
);

export const markSeen = name(
  'MarkSeenInput',
  'How far you have seen a match.',
  z.strictObject({
    version: count('The version; where you have seen a later one before, that stays.'),
  }),
);
