import * as z from 'zod';
import { creature, effects } from './effect.ts';
import { coordinates, name } from './names.ts';

export const space = z.strictObject({
  id: name,
  region: name,
  /** Row and column on the board. */
  grid: coordinates,
  /** Kind of land: `woods`, `hills`, … */
  terrain: name,
  /** Number of cards up to which cards are drawn here (T4-ADV-02). */
  draw: z.int().positive().optional(),
  /** Effects before any card is drawn. */
  before: effects.optional(),
  /** Effects after the cards. */
  effects: effects.optional(),
  /** Things without effect, or not usable, here (T4-BRD-42 to 44). */
  suppresses: z.array(z.enum(['object-bonuses', 'magic-objects', 'spells'])).optional(),
  /** Added to the attack score of every creature fought here (T4-RUL-13). */
  creatureBonus: z.int().optional(),
  /** Creature that its rule lets attack here. */
  creature: creature.optional(),
  /** The spaces across the river. */
  opposite: z.array(name).optional(),
  /** Neighbours that a bridge drawn on the board leads to (T4-RUL-98). */
  bridges: z.array(name).min(1).optional(),
  /** The space a crossing leads to, and the named rule that guards it. */
  crossing: z
    .strictObject({
      to: name,
      rule: name,
      guard: creature.optional(),
      /** Number of dice to open it (T4-PRT-05). */
      dice: z.int().positive().optional(),
      /** The attribute that a die is added to, and the total that must be exceeded. */
      task: z.strictObject({ attribute: name, above: z.int() }).optional(),
    })
    .optional(),
  /** Spaces one step nearer to the goal, and one step back; for regions without rings. */
  next: z.array(name).optional(),
  back: z.array(name).optional(),
  /** Held by an unfriendly being, which may be evaded with the option (T4-RUL-129). */
  hostile: z.literal(true).optional(),
  /** Entered only by an owner of something that lets one `pass` (T4-INR-33). */
  restricted: z.literal(true).optional(),
  /** A move that comes here ends here (HP-ROR-01). */
  stop: z.literal(true).optional(),
  /** Characters cannot meet each other here (T4-INR-12). */
  noMeeting: z.literal(true).optional(),
});
export type SpaceFacts = z.infer<typeof space>;

export const region = z.strictObject({
  id: name,
  /** A ring is moved round by die, clockwise as listed; on paths one space a turn (T4-INR-01). */
  shape: z.enum(['ring', 'paths']),
  spaces: z.array(name).min(1),
  /** The deck drawn from here; each region names it, unless all share the deck `adventure`. */
  deck: name.optional(),
});
export type RegionFacts = z.infer<typeof region>;

/** The deck of a region. */
export const deckOf = ({ deck = 'adventure' }: RegionFacts): string => deck;
