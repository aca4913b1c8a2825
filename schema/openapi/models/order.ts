import * as z from 'zod';
import { name } from './named.ts';
import { anyObject, flag, listOf, maybe, text } from './scalars.ts';

export const standingOrder = name(
  'StandingOrder',
  'One of your standing orders. One that has come to its end, or has answered once, is gone.',
  z.object({
    kind: text('The `kind` of the questions it covers, or `*` for any.'),
    about: maybe(
      anyObject('Only questions about these things; `null` if they may be about anything.'),
    ),
    choose: listOf('The options it chooses, by their ids; none if it asks.', z.string()),
    ask: flag('Whether it leaves these questions to you.'),
    once: flag('Whether it is dropped when it has answered.'),
    until: maybe(text('What ends it by itself; `null` if it stands until it is replaced.')),
  }),
);

export const defaultOrders = name(
  'DefaultOrders',
  'Your orders for a game, laid down in every match of it that you come to play.',
  z.object({
    gameId: text("The game's id."),
    orders: listOf('The orders; the first that covers a question decides.', standingOrder),
  }),
);
