import * as z from 'zod';
import { person } from './account.ts';
import { name } from './named.ts';
import { flag, listOf, maybe, moment, text } from './scalars.ts';

const audience = name(
  'Audience',
  'To whom something is said. `SEATS`: those who hold seats. `SPECTATORS`: those who watch; and the seats, too, unless the match is rated and in play. `ALL`: everybody who sees the match.',
  z.enum(['SEATS', 'SPECTATORS', 'ALL']),
);

export const chatMode = name(
  'ChatMode',
  'What may be said at a match. `FREE`: anything. `PHRASES`: those of `/v1/phrases`. `OFF`: nothing.',
  z.enum(['FREE', 'PHRASES', 'OFF']),
);

export const message = name(
  'Message',
  'Something that was said at a match. It is kept for 12 months.',
  z.object({
    id: text('Its id; treat it as opaque.'),
    matchId: text('The match.'),
    audience,
    from: person,
    seat: maybe(text('The seat that they held then; `null` if they watched.')),
    text: text('What they said, as plain text.'),
    phrase: maybe(text('The phrase that they said; `null` where these are words of their own.')),
    at: moment('When they said it.'),
  }),
);

export const messages = name(
  'MessagePage',
  'What was said at a match, the newest last.',
  z.object({
    items: listOf('The messages.', message),
    hasPreviousPage: flag(
      'Whether there are earlier ones; their address is in the `Link` header too.',
    ),
    startCursor: maybe(text('Give it as `before` to go on before the first of these: its id.')),
  }),
);

const phrase = name(
  'Phrase',
  "Something that can be said without words of one's own.",
  z.object({ id: text('Its id, to send it by.'), text: text('What it says.') }),
);

export const phrases = name(
  'Phrases',
  'All phrases.',
  z.object({ items: listOf('The phrases, in an order to offer them in.', phrase) }),
);

export const sendMessage = name(
  'SendMessageInput',
  'Something to say. Either `text` or `phrase`.',
  z.strictObject({
    audience,
    text: text('Your own words: up to 500 characters, on one line.').optional(),
    phrase: text('One of the phrases, by its id.').optional(),
  }),
);
