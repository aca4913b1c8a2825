import * as z from 'zod';
import { person } from './account.ts';
import { name } from './named.ts';
import { flag, maybe, text } from './scalars.ts';
import { missed, presence } from './timing.ts';

export const seat = name(
  'SeatInfo',
  'One seat of a match: held by an account or a bot, or free while the match is open.',
  z.object({
    id: text("The seat's id within its match, for example `seat1`."),
    name: text('The name of whoever holds it; for a free seat, its number in words.'),
    account: maybe(person),
    bot: maybe(text('The level of the bot that holds it, if one does.')),
    free: flag('Whether it may still be taken.'),
    resigned: flag('Whether its holder has resigned.'),
    presence,
    missed,
  }),
);
