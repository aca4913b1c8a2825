import * as z from 'zod';
import { name } from './named.ts';
import { duration, flag, listOf, maybe, moment, text } from './scalars.ts';

const role = z.enum(['PLAYER', 'ORGANIZER', 'ADMIN']);
export const scope = z.enum(['READ', 'PLAY', 'HOST', 'ORGANIZE', 'ACCOUNT']);
const locale = z.enum(['EN', 'CS', 'KO']);

export const person = name(
  'Person',
  'Somebody who plays here, as others know them; or a bot account.',
  z.object({
    id: text("The account's id: the subject of its tokens."),
    name: text('What others at the table call them.'),
    bot: flag('Whether a program plays under this account.'),
  }),
);

export const people = name(
  'People',
  'Accounts.',
  z.object({ items: listOf('The accounts.', person) }),
);

export const account = name(
  'Account',
  'Who you are, by your token.',
  z.object({
    ...person.shape,
    roles: listOf('What you may do.', role),
    locale: maybe(locale.describe('The language you have chosen for all texts.')),
    timeZone: maybe(text('Your IANA time zone, such as `Europe/Prague`.')),
    quietFrom: maybe(text('From when on mails and push messages wait; 22:00 unless set.')),
    quietTo: maybe(text('Until when they wait; 08:00 unless set.')),
    urgentBelow: maybe(duration('What has less time left is told even then; PT2H unless set.')),
    digestAt: maybe(text('When digests are sent; 18:00 unless set.')),
  }),
);

export const updateProfile = name(
  'UpdateProfileInput',
  'Your profile. What is left out stays as it is; `null` deletes it.',
  z.strictObject({
    name: maybe(text('What others shall call you, up to 64 characters.')).optional(),
    locale: maybe(locale.describe('The language of all texts.')).optional(),
    timeZone: maybe(text('An IANA time zone, such as `Europe/Prague`.')).optional(),
    quietFrom: maybe(
      text('From when on mails and push messages wait, in your time zone: 00:00 to 23:59.'),
    ).optional(),
    quietTo: maybe(
      text('Until when they wait; no time is quiet if it is the same as `quietFrom`.'),
    ).optional(),
    urgentBelow: maybe(
      duration('What has less time left than this is told even then: up to P1D.'),
    ).optional(),
    digestAt: maybe(text('When digests are sent, in your time zone: 00:00 to 23:59.')).optional(),
  }),
);

export const createBotAccount = name(
  'CreateBotAccountInput',
  'A bot account to make.',
  z.strictObject({ name: text('What others are to call it, up to 64 characters.') }),
);

export const createToken = name(
  'CreateTokenInput',
  'An access token to make.',
  z.strictObject({
    name: text('What to call it, up to 64 characters, for example where it is kept.'),
    scopes: listOf('What it may do; at least one.', scope),
    expiresInDays: z
      .int()
      .min(1)
      .max(366)
      .describe('In how many days it ends, from 1 to 366; 90 unless given.')
      .optional(),
    account: text('One of your bot accounts; yourself if you name none.').optional(),
  }),
);

const accessToken = name(
  'AccessToken',
  'A key for programs: it speaks for its account, as far as its scopes go.',
  z.object({
    id: text("The token's id, from which the token can't be guessed."),
    name: text('What you called it.'),
    scopes: listOf('What it may do.', scope),
    createdAt: moment('When it was made.'),
    expiresAt: moment('When it expires.'),
    usedAt: maybe(moment('When it was last used, to the hour; `null` for never.')),
  }),
);

export const accessTokens = name(
  'AccessTokens',
  'Access tokens.',
  z.object({ items: listOf('What is kept of each.', accessToken) }),
);

export const newToken = name(
  'NewToken',
  'A new access token.',
  z.object({
    token: text('The token itself: send it as `Authorization: Bearer <token>`.'),
    accessToken,
  }),
);
export type AccessTokenModel = z.infer<typeof accessToken>;
