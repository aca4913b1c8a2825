import * as z from 'zod';
import { cardTypes } from '../content/card.ts';
import type { Facts } from './facts.ts';
import { amounts, count, space } from './schema-parts.ts';

const kind = z.string();
const names = z.array(z.string());
const bonus = z.record(z.string(), z.int());

export const cardsShown: z.ZodType<Facts['cards']> = z
  .record(
    kind,
    z
      .strictObject({
        type: z.enum(cardTypes).describe('What kind of card it is.'),
        copies: z.record(z.string(), count).describe('How many there are, by pile.'),
        encounter: count.exactOptional().describe('Cards of a space are met in this order.'),
        subtype: z.string().exactOptional().describe('Such as animal, spirit or dragon.'),
        attack: z
          .strictObject({
            attribute: z.string().describe('What it fights with.'),
            value: count.describe('How much of it.'),
            forbids: z
              .array(z.enum(['weapon', 'armour']))
              .exactOptional()
              .describe('What cannot be used against it.'),
          })
          .exactOptional()
          .describe('How an Enemy attacks.'),
        sided: z
          .strictObject({
            alignment: z.string().describe('Whose Follower it can be; it attacks all others.'),
            encounter: z
              .strictObject({
                same: count.describe('For characters of that alignment.'),
                opposite: count.describe('For all others.'),
              })
              .describe('Cards of a space are met in this order.'),
          })
          .exactOptional()
          .describe('A Follower for some and an Enemy for others.'),
        bribe: count.exactOptional().describe('Gold that keeps it from attacking this time.'),
        keyword: z.enum(['weapon', 'armour']).exactOptional().describe('Weapon or Armour.'),
        bonus: bonus.exactOptional().describe('Added to attributes as long as it is owned.'),
        battleBonus: bonus.exactOptional().describe('Added in battle alone.'),
        carries: count.exactOptional().describe('How many Objects more its owner can carry.'),
        hire: count.exactOptional().describe('Gold to be paid as it is taken.'),
        barred: names.exactOptional().describe('Alignments that may not own it.'),
      })
      .readonly(),
  )
  .readonly();

export const spacesShown: z.ZodType<Facts['spaces']> = z
  .record(
    space,
    z
      .strictObject({
        region: z.string().describe('The region it lies in.'),
        grid: z.tuple([z.int(), z.int()]).describe('Row and column on the board.'),
        terrain: z.string().describe('What kind of land it is.'),
        draw: count.exactOptional().describe('How many cards must lie there before none is drawn.'),
        opposite: names.exactOptional().describe('The spaces across the river.'),
        next: names.exactOptional().describe('One step nearer to the goal.'),
        back: names.exactOptional().describe('One step back.'),
        crossing: space.exactOptional().describe('Where its crossing leads.'),
      })
      .readonly(),
  )
  .readonly();

export const charactersShown: z.ZodType<Facts['characters']> = z
  .record(
    z.string(),
    z
      .strictObject({
        values: amounts.describe('The printed attributes.'),
        life: count.describe('Lives it begins with.'),
        fate: count.describe('Fate it begins with.'),
        alignment: z.string().describe('Its alignment as printed.'),
        start: space.describe('Where it enters the game.'),
        figure: z.string().exactOptional().describe('Shared by the sides of one card.'),
        gold: count.exactOptional().describe('Gold it begins with, if not the usual amount.'),
        abilities: names.describe('Ids of its abilities; each has words.'),
      })
      .readonly(),
  )
  .readonly();

export const figuresShown: z.ZodType<NonNullable<Facts['figureCards']>> = z
  .record(
    z.string(),
    z
      .strictObject({
        start: space.describe('Where it stands at first.'),
        values: amounts.describe('The printed attributes.'),
      })
      .readonly(),
  )
  .readonly();
