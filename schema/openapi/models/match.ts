import * as z from 'zod';
import { person } from './account.ts';
import { gameName } from './game.ts';
import { name } from './named.ts';
import { standingOrder } from './order.ts';
import { matchInvitation } from './invitation.ts';
import { proposal } from './proposal.ts';
import { question } from './question.ts';
import { requirements } from './requirements.ts';
import { fairness, result } from './result.ts';
import {
  anyObject,
  count,
  flag,
  json,
  listOf,
  localeName,
  maybe,
  moment,
  text,
} from './scalars.ts';
import { seat } from './seat.ts';
import { chatMode } from './talk.ts';
import { absence, clock, timeControl } from './timing.ts';

export const matchStatus = name(
  'MatchStatus',
  'The status of a match. `PAUSED`: it is being played, but nobody may answer for now. `ABANDONED`: it ended early, because nobody was left to play it.',
  z.enum(['OPEN', 'RUNNING', 'FINISHED', 'ABANDONED', 'PAUSED']),
);

export const visibility = name(
  'Visibility',
  '`PUBLIC`: it is listed, and anybody may watch it or take a free seat. `PRIVATE`: only its host, its seats and admins see it; the invitation lets others take a seat.',
  z.enum(['PUBLIC', 'PRIVATE']),
);

const matchAction = name(
  'MatchAction',
  'Something that can be done to a match, called as the mutation of GraphQL that does it; `ANSWER`: answer a question, as `questions` has them.',
  z.enum([
    'JOIN_MATCH',
    'LEAVE_MATCH',
    'INVITE',
    'ANSWER_INVITATION',
    'REVOKE_INVITATION',
    'ADD_BOT',
    'REMOVE_FROM_SEAT',
    'START_MATCH',
    'ANSWER',
    'SET_STANDING_ORDERS',
    'RETURN_TO_SEAT',
    'CLAIM_SEAT',
    'RESIGN',
    'REMATCH',
    'FORK_MATCH',
    'PAUSE_MATCH',
    'RESUME_MATCH',
    'REWIND_MATCH',
    'CLOSE_PROCEDURE',
    'PROPOSE',
    'VOTE',
    'UNDO',
    'MARK_SEEN',
  ]),
);

const language = maybe(
  localeName.describe('The language that its people are to talk; `null` if its host has not said.'),
);

const title = maybe(text('The title that its host has given it, as plain text; `null` if none.'));

const matchKind = name(
  'MatchKind',
  'What kind of match it is. `MATCH`: people and bots play it. `ANALYSIS`: its owner answers for every seat and sees all of it; it counts for nothing, and nobody else can find it.',
  z.enum(['MATCH', 'ANALYSIS']),
);

export const forkChance = name(
  'ForkChance',
  'Whose dice a fork rolls. `SAME`: those of the match that it goes on from. `FRESH`: its own.',
  z.enum(['SAME', 'FRESH']),
);

const forkOrigin = name(
  'ForkOrigin',
  'Where a fork goes on from.',
  z.object({
    matchId: text('The match.'),
    version: count('The version of it.'),
    chance: forkChance,
  }),
);

const owner = maybe(text('The seat that it belongs to; `null` for none.'));

const snapshot = name(
  'MatchSnapshot',
  'In lists that were asked for it: figures and tiles as you may see them, for a miniature of the table.',
  z.object({
    pieces: listOf(
      'The figures, each at its place; none before the start.',
      z.object({
        thing: text("The figure, as `kind:id`, by the game's `things`."),
        place: text("Its place, as `kind:id`: a space of the game's `boards`."),
        seat: owner,
      }),
    ),
    lattices: listOf(
      'The tiles that are laid edge to edge, by the player they belong to.',
      z.object({
        seat: owner,
        laid: listOf(
          'The tiles.',
          z.object({
            thing: text('The tile, as `kind:id`.'),
            x: z.int().describe('Its column; to the right is more.'),
            y: z.int().describe('Its row.'),
            tone: maybe(
              text("Its family of colour, as in the game's `things`; `null` without one."),
            ),
          }),
        ),
      }),
    ),
    round: maybe(
      z
        .int()
        .describe(
          "The round of the table; `null` before the start, and if the game doesn't count rounds.",
        ),
    ),
    scores: listOf(
      'The score of each player so far; empty before the start, and if the game shows no score during play.',
      z.object({ seat: text('The seat.'), n: z.number().describe('The score.') }),
    ),
  }),
);

export const matchSummary = name(
  'MatchSummary',
  'A match as lists show it.',
  z.object({
    id: text("The match's id; treat it as opaque."),
    game: gameName,
    version: count('How many times the match has changed since it was created: 0 at first.'),
    status: matchStatus,
    visibility,
    kind: matchKind,
    forkOf: maybe(forkOrigin),
    title,
    language,
    startWhenFull: flag('Whether it starts by itself as soon as its last seat is taken.'),
    spectatorDelay: count(
      'How many turns behind those are who hold no seat. Until it is over they see the match as it was before the last so many turns began; organizers and admins see the present.',
    ),
    rated: flag('Whether it counts for ratings. What queues find does.'),
    lastRound: flag(
      'Whether time was called, in a match of a tournament: the round of the table under way is the last, and is played out by a shorter `timeControl`.',
    ),
    requirements: maybe(requirements),
    tournament: maybe(
      z
        .object({ id: text("The tournament's id.") })
        .describe('The tournament that it is played in; `null` for none.'),
    ),
    pod: maybe(
      z
        .object({ round: count('The round.'), number: count('The pod of that round.') })
        .describe('The pod of that tournament that it is played for.'),
    ),
    host: person,
    createdAt: moment('When it was created.'),
    updatedAt: moment('When it last changed.'),
    seats: listOf('All seats, in the order they sit around the table.', seat),
    seat: maybe(text('The seat you hold; `null` if you only watch.')),
    timeControl: maybe(timeControl),
    absence: maybe(absence),
    waitingOn: listOf('The seats that the match waits for.', z.string()),
    result: maybe(result),
    deadline: maybe(
      moment(
        'The time at which the clock answers for you: of your earliest open question; `null` without one.',
      ),
    ),
    asking: maybe(
      text('Your most urgent open question, in few words; `null` if none waits for you.'),
    ),
    news: maybe(
      text(
        'In lists that were asked for it: one line of what has happened since you last looked, about your seat if there is one, from the latest 20 versions. `null` for nothing new, and without a seat.',
      ),
    ).optional(),
    snapshot: snapshot.optional(),
  }),
);

export const invitation = name(
  'Invitation',
  'An open private match, as anybody who has its code sees it.',
  z.object({
    matchId: text('The match: take a seat of it, with the code.'),
    game: gameName,
    title,
    language,
    host: person,
    seats: listOf('All seats, in the order they sit around the table; some may be free.', seat),
    options: anyObject("The options with which it will be played, by the game's `optionsSchema`."),
    timeControl: maybe(timeControl),
  }),
);

export const match = name(
  'Match',
  'One play of a game, as you may see it.',
  z.object({
    ...matchSummary.shape,
    can: listOf(
      'What you may do to it now; with its invitation a private match may be joined where this does not say so.',
      matchAction,
    ),
    invitation: maybe(
      text('The code that lets others join a private match; only its host sees it.'),
    ),
    invitations: listOf(
      'The invitations to it: to its host all that hold, and the latest 20 of the rest; to whom was invited theirs; the newest last.',
      matchInvitation,
    ),
    options: anyObject("The options with which it is played, by the game's `optionsSchema`."),
    goal: maybe(
      text('The goal with these options, in your language; `null` if the game has no guide.'),
    ),
    view: json("The table as you may see it, by the game's `viewSchema`; `{}` before the start."),
    questions: listOf('The questions that you must answer now.', question),
    clocks: listOf('The time of every seat that an account holds.', clock),
    orders: listOf('Your standing orders; nobody else sees them.', standingOrder),
    rematch: maybe(
      z
        .object({ id: text('The match.') })
        .describe(
          "The rematch that a player has asked for; `null` for none, and if you can't find it.",
        ),
    ),
    chat: chatMode,
    proposals: listOf(
      'What was proposed to the table: all that is open, and the latest 20 of the rest; the newest last.',
      proposal,
    ),
    fairness,
  }),
);
