import * as z from 'zod';
import { lobbyNotices, matchNotices, tournamentNotices } from '../../notices.ts';
import { name } from './named.ts';
import { described } from './described.ts';
import { count, listOf, moment, text } from './scalars.ts';

const told = <T extends z.ZodType, D extends z.ZodType>(type: T, data: D) =>
  z.object({
    type: type.describe('What it tells of.'),
    timestamp: moment('When that arose.'),
    // a schema with a name says already what it is
    data: data.description === undefined ? described('What is told of it.', data) : data,
  });

const matchNotice = name(
  'MatchNotice',
  'Where to look: never a question, an option or a card.',
  z.object({
    matchId: text('The match.'),
    gameId: text('Its game.'),
    version: count('The version of the match that it is about.'),
    seat: text('The seat that it is about.').optional(),
    turn: count('The turn of the table, where the game has turns.').optional(),
    count: count('How many questions wait for you.').optional(),
    deadline: moment('When the time for it is up.').optional(),
    percent: count(
      'Of a reminder: how much of the time of the seat has passed, 50 or 90.',
    ).optional(),
    url: text('The address at which to look, if the operator has said where.').optional(),
  }),
);

/** The bodies of webhooks, by the group of what they tell. */
export const webhookBodies = {
  match: name(
    'MatchWebhook',
    'That a match wants you, or what happens in it.',
    told(z.enum(matchNotices), matchNotice),
  ),
  tournament: name(
    'TournamentWebhook',
    'What happens in a tournament that you play in or run.',
    told(
      z.enum(tournamentNotices),
      z.object({
        tournamentId: text('The tournament.'),
        gameId: text('Its game.'),
        round: count('The round that it is about.').optional(),
        pod: count('The pod of that round in which you sit.').optional(),
        startsAt: moment('When the round begins.').optional(),
        deadline: moment('By when.').optional(),
        percent: count('How much of the time for the round has passed, in percent.').optional(),
        act: text(
          'The act of those who run it, by its name in the audit; `PROPOSAL` of one that waits for a second person.',
        ).optional(),
        status: text('How the registration or the appeal stands by it.').optional(),
      }),
    ),
  ),
  lobby: name(
    'LobbyWebhook',
    'That someone wants to play, as you asked to be told by a table alert.',
    told(
      z.enum(lobbyNotices),
      z.object({
        gameId: text('The game.'),
        matchId: text('The open table, where it tells of one.').optional(),
        url: text('The address at which to look, if the operator has said where.').optional(),
      }),
    ),
  ),
  digest: name(
    'DigestWebhook',
    'What is due, in one message.',
    told(
      z.literal('account.digest'),
      z.object({
        count: count('How many matches wait for you.'),
        matches: listOf('These matches, the earliest deadline first.', matchNotice),
      }),
    ),
  ),
  channelVerification: name(
    'ChannelVerificationWebhook',
    'The code that shows that a channel is yours.',
    told(
      z.literal('channel.verification'),
      z.object({
        code: text(
          'The code for `verifyNotificationChannel`. A reply that holds it verifies the channel as well.',
        ),
      }),
    ),
  ),
  channelDisabled: name(
    'ChannelDisabledWebhook',
    'Another of your channels is used no more.',
    told(z.literal('channel.disabled'), z.object({ channel: text('The id of that channel.') })),
  ),
  channelTest: name(
    'ChannelTestWebhook',
    'A test that you asked for.',
    told(z.literal('channel.test'), z.object({})),
  ),
};
