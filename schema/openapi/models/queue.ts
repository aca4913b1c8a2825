import * as z from 'zod';
import { gameName } from './game.ts';
import { name } from './named.ts';
import { count, duration, flag, listOf, localeName, maybe, moment, text } from './scalars.ts';
import { timeControl } from './timing.ts';

const sizes = (says: string) => listOf(says, z.int().min(2).max(64));

export const queueTicket = name(
  'QueueTicket',
  'Your place in a queue.',
  z.object({
    id: text("The ticket's id."),
    game: gameName,
    timeControl,
    status: z
      .enum(['OPEN', 'CONFIRMING', 'MATCHED', 'LEFT', 'EXPIRED'])
      .describe(
        '`OPEN`: it waits. `CONFIRMING`: a table was found to play at once, and waits for you to say that you are there. `MATCHED`: it led to a match. `LEFT`: you gave it back. `EXPIRED`: it has waited long enough, or you did not say that you were there.',
      ),
    seats: sizes('The sizes of tables that will do.'),
    languages: listOf('The languages that will do; empty: any.', localeName),
    since: moment('When you drew it.'),
    until: moment('Until when it waits.'),
    confirmBy: maybe(moment('With `CONFIRMING`: until when you have to say that you are there.')),
    confirmed: flag('With `CONFIRMING`: whether you have said that you are there.'),
    matchId: maybe(text('With `MATCHED`: the match, in which you hold a seat.')),
  }),
);

export const queueTickets = name(
  'QueueTickets',
  'Your tickets.',
  z.object({ items: listOf('The last of each queue.', queueTicket) }),
);

const queue = name(
  'Queue',
  "People who want to play a game at a time control, with whoever else does; by the game's usual options.",
  z.object({
    game: gameName,
    timeControl,
    waiting: count('How many people wait.'),
    ticket: maybe(queueTicket),
  }),
);

export const queues = name(
  'Queues',
  'The queues.',
  z.object({ items: listOf('They, game by game, the fastest first.', queue) }),
);

export const joinQueue = name(
  'JoinQueueInput',
  'A queue to wait in.',
  z.strictObject({
    gameId: text('The game.'),
    timeControl: text('The time control, by the id of a preset.'),
    seats: sizes(
      'The sizes of tables that will do; all that the game can be played by unless given.',
    ).optional(),
    languages: listOf('The languages that will do; any unless given.', localeName).optional(),
    maxWait: duration(
      'How long to wait, from PT1M to P14D; PT30M where one plays at once and P14D else, unless given.',
    ).optional(),
  }),
);
