import * as z from 'zod';
import { person } from './account.ts';
import { name } from './named.ts';
import { count, flag, maybe, moment, text } from './scalars.ts';

export const matchInvitation = name(
  'MatchInvitation',
  'An invitation to a match: of an account, or by a link for whoever has its code.',
  z.object({
    id: text('Its id.'),
    by: person,
    account: maybe(person.describe('Whom; `null` for a link.')),
    code: maybe(text('The code of a link: whoever has it may sit down.')),
    uses: count('How many people it seats.'),
    used: count('How many have sat down by it.'),
    seat: maybe(text('The seat that is kept for them; `null` for any.')),
    at: moment('When it was made.'),
    expiresAt: moment('Until when it holds. It ends before, when the match leaves the lobby.'),
    status: z
      .enum(['PENDING', 'ACCEPTED', 'DECLINED', 'REVOKED', 'EXPIRED'])
      .describe(
        'How it stands. `PENDING`: it holds. `ACCEPTED`: all whom it seats have sat down. `DECLINED`: whoever was invited did not want to. `REVOKED`: its host has taken it back. `EXPIRED`: its time is over, or the match has left the lobby.',
      ),
  }),
);

export const invite = name(
  'InviteInput',
  'An account or an invitation link for a match. The link seats any player who has its code.',
  z.strictObject({
    accountId: text('The account; leave it out for a link.').optional(),
    uses: z
      .int()
      .min(1)
      .max(20)
      .describe('How many people a link seats, from 1 to 20; 1 unless given.')
      .optional(),
    seat: text('A free seat to keep for them; any unless given.').optional(),
    expiresAt: moment(
      'Until when it holds: 14 days from now at the latest, and unless given.',
    ).optional(),
  }),
);

export const answerInvitation = name(
  'AnswerInvitationInput',
  'An answer to an invitation of yours.',
  z.strictObject({
    accept: flag('Whether you accept it, and so take a seat.'),
    acceptTimeControl: flag(
      'Must be `true` where the `timeControl` of the match is no preset: read it first.',
    ).optional(),
    entropy: text(
      'Chance to add to the dice, up to 256 characters that nobody can guess.',
    ).optional(),
  }),
);
