import * as z from 'zod';
import { name } from './named.ts';
import { rating } from './rating.ts';
import { count, date, duration, flag, listOf, localeName, maybe, moment, text } from './scalars.ts';

const role = z.enum(['PLAYER', 'ORGANIZER', 'ADMIN']);
const scope = z.enum(['READ', 'PLAY', 'HOST', 'ORGANIZE', 'ACCOUNT']);

const windowParts = {
  day: z
    .int()
    .min(1)
    .max(7)
    .describe('The day of the week on which it begins: 1 is Monday, 7 is Sunday.'),
  from: text('When it begins, from 00:00 to 23:59.'),
  to: text(
    'When it ends, from 00:00 to 23:59. One that ends no later than it begins ends on the next day.',
  ),
};
const weekly = "A span of every week, by the clock on the wall in the account's time zone.";
const weeklyWindow = name('WeeklyWindow', weekly, z.object(windowParts));
const weeklyWindowInput = name('WeeklyWindowInput', weekly, z.strictObject(windowParts));

export const person = name(
  'Person',
  'Somebody who plays here, as others know them; or a bot account.',
  z.object({
    id: text("The account's id: the subject of its tokens."),
    name: text('What others at the table call them.'),
    bot: flag('Whether a program plays under this account.'),
    guest: flag('Whether it is a guest: an account without a sign-in.'),
  }),
);

const reliability = name(
  'Reliability',
  'How far others may count on an account: what it did in matches of two people or more with a time control, and nothing that anybody thinks of it. Of the newest 300 matches.',
  z.object({
    score: z
      .number()
      .min(0)
      .max(1)
      .describe(
        'From 0 to 1: (answers in time + 20) / (answers due + 20), where what is 90 days old weighs half, and what is 180 days old a quarter.',
      ),
    answersDue: count(
      'The answers that were due from it. Reactions are not, nor what is asked of the absent.',
    ),
    answersInTime: count('How many of them it gave in time; the clock gave the others.'),
    finished: count(
      'The matches it played to their end; or resigned, where at most one other person played.',
    ),
    abandoned: count(
      'The matches it left before: it resigned, or was absent and did not come back.',
    ),
    restrictedUntil: maybe(
      moment(
        'Until when queues are closed to it, for it has left three matches or more within 90 days.',
      ),
    ),
  }),
);

export const knownPerson = name(
  'KnownPerson',
  'Somebody who plays here, as everybody may know them; or a bot account.',
  z.object({
    ...person.shape,
    reliability: maybe(reliability),
    ratings: listOf('Their ratings, one for each game and pool in which they have one.', rating),
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
    locale: maybe(localeName.describe('The language you have chosen for all texts.')),
    timeZone: maybe(text('Your IANA time zone, such as `Europe/Prague`.')),
    quietFrom: maybe(text('From when on mails and push messages wait; 22:00 unless set.')),
    quietTo: maybe(text('Until when they wait; 08:00 unless set.')),
    urgentBelow: maybe(duration('What has less time left is told even then; PT2H unless set.')),
    digestAt: maybe(text('When digests are sent; 18:00 unless set.')),
    playingHours: maybe(
      listOf(
        "When you play: where a match's clock goes by playing hours, your time passes in these; `null`: always.",
        weeklyWindow,
      ),
    ),
    playingHoursFrom: maybe(
      moment(
        'From when on these count, where that is yet to come: a change counts for what is asked a day later.',
      ),
    ),
  }),
);

const dateRange = name(
  'DateRange',
  'Days in a row, both ends included, in your time zone.',
  z.object({ from: date('The first.'), to: date('The last.') }),
);

export const accountExport = name(
  'AccountExport',
  'All that the service holds of you, as it is kept: what it holds is told by its own names, and may grow.',
  z.looseObject({ account: text('The id of your account.') }),
);

export const deletedAccount = name(
  'DeletedAccount',
  'An account that is no more.',
  z.object({
    id: text('Its id. It is not given again: whoever signs in by it is refused.'),
    at: moment('When it was deleted.'),
  }),
);

export const vacation = name(
  'Vacation',
  'Your vacations: while they last, your time stands in matches whose clock allows for it. There are 30 days in any 365, to be taken in up to 6 vacations of 1 to 16 days.',
  z.object({
    daysLeft: count('How many days you may still take, as of today.'),
    current: maybe(dateRange),
    planned: listOf('Those to come.', dateRange),
    auto: flag(
      'Whether a day is taken by itself where a question would be answered by the clock: at most three for one match before you answer there.',
    ),
  }),
);

export const startVacation = name(
  'StartVacationInput',
  'A vacation to take.',
  z.strictObject({
    from: date(
      'Its first day, in your time zone: today or later, within a year. Without it, it begins at once.',
    ).optional(),
    days: z
      .int()
      .min(1)
      .max(16)
      .describe('How many days it takes, from 1 to 16. Today counts as a whole one.'),
  }),
);

export const updateProfile = name(
  'UpdateProfileInput',
  'Your profile. What is left out stays as it is; `null` deletes it.',
  z.strictObject({
    name: maybe(text('What others shall call you, up to 64 characters.')).optional(),
    locale: maybe(localeName.describe('The language of all texts.')).optional(),
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
    playingHours: maybe(
      listOf(
        'When you play, in your time zone: at least 6 hours on each of 5 days, and 42 hours a week; `null`: always. A change of these, or of your zone, counts for what you are asked 24 hours later.',
        weeklyWindowInput,
      ),
    ).optional(),
    autoVacation: maybe(
      flag(
        'Whether a day of vacation is taken by itself where a question would be answered by the clock; `null`: it is.',
      ),
    ).optional(),
  }),
);

export const blockAccount = name(
  'BlockAccountInput',
  'Somebody to block.',
  z.strictObject({
    accountId: text('Whom. A bot account is blocked with the account it belongs to.'),
  }),
);

export const createGuest = name(
  'CreateGuestInput',
  'A guest to make.',
  z.strictObject({
    name: text(
      'What others call it, up to 64 characters; a word for a guest and a number unless you give one.',
    ).optional(),
    locale: localeName.describe('The language of all texts.').optional(),
  }),
);

export const newGuest = name(
  'CreateGuestPayload',
  'A new guest, and the token to act as it.',
  z.object({
    token: text(
      'The access token: send it as `Authorization: Bearer <token>`. It is never shown again.',
    ),
    account: person,
    expiresAt: moment(
      'When it is gone if it is not used; each use puts this off to 30 days later.',
    ),
  }),
);

export const keepGuest = name(
  'KeepGuestInput',
  'A guest to keep.',
  z.strictObject({ token: text('The access token of the guest.') }),
);

export const keptGuest = name(
  'KeptGuest',
  'A guest whose matches were handed over.',
  z.object({
    id: text('The ID of the guest, which no longer exists.'),
    matches: count('How many matches it took part in.'),
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
