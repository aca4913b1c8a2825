import * as z from 'zod';
import { orderFrom, wrongIn, type Game, type Order } from '../../shared/engine/index.ts';
import { wanted } from '../../services/matches/terms/order.ts';
import { words } from './names.ts';

/**
 * Schema of an auto-response of a seat in a scenario; for questions and with an end that this game
 * knows.
 */
export const orderOf = (game: Game) =>
  z
    .strictObject({
      kind: z.string(),
      about: z.record(z.string(), wanted()).optional(),
      choose: words.optional(),
      ask: z.boolean().optional(),
      once: z.boolean().optional(),
      until: z.string().optional(),
    })
    .transform((written, { addIssue }): Order => {
      const read = orderFrom(written);
      const wrong = typeof read === 'string' ? read : wrongIn(game, read)?.why;
      if (wrong !== undefined) addIssue(wrong);
      return typeof read === 'string' ? z.NEVER : read;
    });
