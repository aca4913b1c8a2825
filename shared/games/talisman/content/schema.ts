import * as z from 'zod';
import { region, space } from './board.ts';
import { card } from './card.ts';
import { character } from './character.ts';
import { effects } from './effect.ts';
import { name } from './names.ts';
import { quest } from './quest.ts';

/** A figure on the board without a player. */
const figure = z.strictObject({
  id: name,
  start: name,
  values: z.record(name, z.int().positive()),
  /** Effects on a character that has beaten it on its way (HP-VOL-11). */
  escape: effects.optional(),
});
export type FigureFacts = z.infer<typeof figure>;

const token = z.strictObject({ id: name, sides: z.tuple([name, name]) });
export type TokenFacts = z.infer<typeof token>;

/** The whole printed content: the board, the cards, the characters, and the size of each supply. */
export const content = z.strictObject({
  /**
   * The attributes; the points that the counters of each are worth (T4-RUL-54), and the most that one
   * character can have of it, including its printed value (HP-CMP-12). Unlimited unless given.
   */
  attributes: z.record(
    name,
    z.strictObject({ supply: z.int().positive().optional(), most: z.int().positive().optional() }),
  ),
  supplies: z.strictObject({ life: z.int().optional(), fate: z.int(), gold: z.int() }),
  /** The most lives that a character can have. */
  most: z.strictObject({ life: z.int().positive() }).optional(),
  regions: z.array(region),
  spaces: z.array(space),
  cards: z.array(card),
  characters: z.array(character),
  quests: z.array(quest),
  /** Figures without a player: their start, and their attributes. */
  figures: z.array(figure).optional(),
  /** Tokens that lie with one of two sides up. */
  tokens: z.array(token).optional(),
});
export type Content = z.infer<typeof content>;
