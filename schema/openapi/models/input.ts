import * as z from 'zod';
import { forkChance, visibility } from './match.ts';
import { name } from './named.ts';
import { requirementsInput } from './requirements.ts';
import { undoPolicy } from './proposal.ts';
import { anyObject, count, flag, listOf, localeName, moment, text } from './scalars.ts';
import { chatMode } from './talk.ts';
import { absenceInput, timeControlInput } from './timing.ts';

const entropy = text(
  'Chance of your own, up to 256 characters that nobody can guess; it goes into every roll. Note the `commitment` of the match before you send it, and send the same again in a retry.',
).optional();

export const createMatch = name(
  'CreateMatchInput',
  'What to play, and how.',
  z.strictObject({
    gameId: text('The game to play.'),
    // how many, each game says: a bound of its own would be told in place of the true one
    seats: z.int().describe("How many seats the table has, within the game's `seats`."),
    options: anyObject(
      'By the `optionsSchema` of the game; those left out have their defaults.',
    ).optional(),
    title: text(
      'A title, for those who look for a table: up to 64 characters, on one line. Everybody who sees the match reads it.',
    ).optional(),
    language: localeName
      .describe('The language that its people are to talk, for those who look for a table.')
      .optional(),
    startWhenFull: flag(
      'Whether it starts by itself as soon as its last seat is taken; unless `true` its host starts it. Not with `beaconAt`.',
    ).optional(),
    rated: flag(
      'Whether it counts for ratings: only with a `timeControl`, the usual options or those of a preset, and people alone at its start. Nobody takes it back, and those who play hear nothing of what watchers say.',
    ).optional(),
    requirements: requirementsInput.optional(),
    visibility: visibility.optional(),
    bots: listOf('The levels of the bots that sit down at once.', z.string()).optional(),
    beaconAt: moment(
      'When a public beacon is to draw chance for the match, in the place of `entropy`; seats can be taken until then.',
    ).optional(),
    timeControl: timeControlInput.optional(),
    absence: absenceInput.optional(),
    undo: undoPolicy.optional(),
    spectatorDelay: z
      .int()
      .min(0)
      .max(3)
      .describe(
        'How many turns behind those are who hold no seat; 0 unless given. Organizers and admins see the present.',
      )
      .optional(),
    chat: chatMode.optional(),
    entropy: text(
      'Refused: it is taken once the secret is fixed. Send it when you start the match.',
    )
      .meta({ deprecated: true })
      .optional(),
  }),
);

export const forkMatch = name(
  'ForkMatchInput',
  'From where to go on, and with whose dice.',
  z.object({
    version: z.int().describe('The version to go on from; it was being played then.'),
    chance: forkChance.optional(),
  }),
);

export const joinMatch = name(
  'JoinMatchInput',
  'A seat to take.',
  z.strictObject({
    seat: text('The seat; the first free one if you name none.').optional(),
    invitation: text('The code of a private match, in upper or lower case.').optional(),
    acceptTimeControl: flag(
      'Must be `true` where the `timeControl` of the match is no preset: read it first.',
    ).optional(),
    entropy,
  }),
);

export const startMatch = name('StartMatchInput', 'A match to start.', z.strictObject({ entropy }));

export const addBot = name(
  'AddBotInput',
  'A bot to sit down.',
  z.strictObject({ level: text("How strong it plays: one of the game's `bots`.") }),
);

export const pauseMatch = name(
  'PauseMatchInput',
  'The match to pause.',
  z.strictObject({
    reason: text('Why, up to 256 characters; everybody may read it in the journal.').optional(),
  }),
);

const why = text('Why, up to 256 characters; everybody may read it in the journal.');

export const rewindMatch = name(
  'RewindMatchInput',
  'How far to take a match back.',
  z.strictObject({
    toVersion: count('The version to go back to; nobody may have resigned since.'),
    reason: why,
  }),
);

export const closeProcedure = name(
  'CloseProcedureInput',
  'A rule to end.',
  z.strictObject({ reason: why }),
);

export const answer = name(
  'AnswerInput',
  'An answer to a question.',
  z.strictObject({
    questionId: text('The question, by its `id`.'),
    choose: listOf(
      'The options, by their ids: `min` to `max` answers, or a single any-time option.',
      z.string(),
    ),
    expectedVersion: count(
      "The question's `askedAt` as you read it; the same as in `If-Match`, which goes before it.",
    ).optional(),
  }),
);

const orderInput = name(
  'StandingOrderInput',
  'What to do with questions before they come: choose for you, or ask you.',
  z.strictObject({
    kind: text('The `kind` of the questions it covers, or `*` for any.'),
    about: anyObject(
      'Only questions about these things: strings or numbers by name, or for a number its bounds, both included: one or both of `{ atLeast, atMost }`.',
    ).optional(),
    choose: listOf('The options to choose. Either this or `ask`.', z.string()).optional(),
    ask: flag('`true` leaves these questions to you. Either this or `choose`.').optional(),
    once: flag('`true` drops the order when it has answered. Only with `choose`.').optional(),
    until: text("What ends the order by itself: one of the game's `orderEnds`.").optional(),
  }),
);

export const standingOrders = name(
  'StandingOrdersInput',
  'Orders to lay down in advance. They replace the earlier ones.',
  z.strictObject({
    orders: listOf(
      'The orders; the first that covers a question decides. At most 64, and 16 KB in all.',
      orderInput,
    ),
  }),
);
