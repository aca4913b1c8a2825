import * as z from 'zod';
import { note } from './note.ts';
import { amounts, cards, count, seat, space } from './schema-parts.ts';

const yes = z.literal(true).exactOptional();

const character = z
  .strictObject({
    id: z
      .string()
      .meta(note({ thing: 'character' }))
      .describe('The character.'),
    space: space.describe('Where its figure stands.'),
    alignment: z
      .string()
      .meta(note({ as: 'area', name: 'alignment', thing: 'alignment' }))
      .describe('As it is now.'),
    points: amounts
      .meta(note({ as: 'exception' }))
      .describe('Gained in play, by attribute; printed values not counted.'),
    lives: count
      .meta(note({ as: 'counter', of: 'good:life', role: 'headline' }))
      .describe('Lives left.'),
    fate: count
      .meta(note({ as: 'counter', of: 'good:fate', role: 'headline' }))
      .describe('Fate tokens left.'),
    gold: count
      .meta(note({ as: 'counter', of: 'good:gold', role: 'headline' }))
      .describe('Gold it has.'),
    objects: cards
      .meta(note({ as: 'area', name: 'objects', role: 'hand' }))
      .describe('Objects and Magic Objects it owns.'),
    followers: cards
      .meta(note({ as: 'area', name: 'followers', role: 'hand' }))
      .describe('Followers it has.'),
    trophies: cards
      .meta(note({ as: 'area', name: 'trophies' }))
      .describe('Enemies killed, kept to be traded for points.'),
    quest: z
      .string()
      .meta(note({ as: 'area', name: 'quest', thing: 'quest' }))
      .exactOptional()
      .describe('The task that is not yet done.'),
    questDone: yes.describe('It has completed a quest.'),
    deeds: z
      .array(z.enum(['wound', 'kill']))
      .meta(note({ as: 'internal' }))
      .readonly()
      .exactOptional()
      .describe('What it has done since it took its task, of what a task may ask for.'),
    toad: z
      .strictObject({
        turnsLeft: z.int().describe('Ends of own turns until it turns back.'),
        points: amounts.describe('Gained as a Toad, lost when it turns back.'),
      })
      .readonly()
      .exactOptional()
      .describe('It is a Toad.'),
    turningBack: yes.describe('On its way out of the region.'),
    enslaved: yes.describe('May not leave before it has rolled high enough.'),
    offer: z
      .string()
      .meta(note({ as: 'internal' }))
      .exactOptional()
      .describe('What may take the place of its next move.'),
    trial: z
      .strictObject({
        name: z.string().describe('What is unfinished on its space.'),
        value: z.int().describe('The number that belongs to it, such as a Strength.'),
      })
      .readonly()
      .exactOptional()
      .describe('What it has to overcome before it may go on.'),
    laidUp: yes.describe('Out of reach until its own turn begins.'),
    admitted: space
      .meta(note({ as: 'internal' }))
      .exactOptional()
      .describe('Its next rolled move begins with this space.'),
    slainBy: seat
      .meta(note({ as: 'internal' }))
      .exactOptional()
      .describe('Who took its last life, until it is buried.'),
  })
  .meta(note({ as: 'piece', of: 'id', at: 'space' }))
  .readonly();

/** The open play area of a seat. */
export const player = z
  .strictObject({
    status: z
      .enum(['waiting', 'playing', 'out'])
      .describe('waiting: gets a new character at its next turn; out: for good.'),
    resigned: z.int().min(1).exactOptional().describe('1 for the first seat that resigned.'),
    fell: count
      .meta(note({ as: 'internal' }))
      .exactOptional()
      .describe('The number of the turn in which it went out.'),
    character: character.exactOptional().describe('Its figure, and what it owns.'),
    missed: count.meta(note({ as: 'exception' })).describe('Turns it will miss.'),
    extra: count
      .meta(note({ as: 'exception' }))
      .describe('Turns it has besides the ordinary ones.'),
    heirloom: z
      .strictObject({
        objects: cards
          .meta(note({ as: 'area', name: 'heirloom-objects' }))
          .describe('Objects left to it.'),
        followers: cards
          .meta(note({ as: 'area', name: 'heirloom-followers' }))
          .describe('Followers left to it.'),
        gold: count.describe('Gold left to it.'),
      })
      .readonly()
      .exactOptional()
      .describe('What its last character left to the next.'),
  })
  .readonly();
