import * as z from 'zod';
import { ability } from './ability.ts';
import { effects, forbidden } from './effect.ts';
import { moments, targets } from './moments.ts';
import { name, range } from './names.ts';

/**
 * Pile that a card belongs to: its copies start there, and go back there (T4-TAL-03). An open supply,
 * `spells`, or the deck of a region.
 */
export type Pile = string;

export const cardTypes = [
  'event',
  'enemy',
  'stranger',
  'object',
  'magic-object',
  'follower',
  'place',
  'spell',
] as const;

const bonus = z.record(name, z.int());

/** A Spell: when it may be cast, its targets, and its effects. */
const spell = z.strictObject({
  when: z.array(z.enum(moments)).min(1),
  /** The seat whose turn or affair it must be: the caster's own, or any. */
  by: z.enum(['active', 'concerned', 'anyone']),
  /**
   * The targets it may have, chosen as it is cast: the `active` character, any `character`, any
   * `other` than the caster's, a face-up `card` on the board, a `space`, an `enemy` (a face-up Enemy
   * or a guard of a crossing). One that chooses nothing has none, and its effects are the caster's.
   */
  target: z.array(z.enum(targets)),
  effects,
});

export const card = z.strictObject({
  id: name,
  type: z.enum(cardTypes),
  /** Number of copies in each pile. */
  copies: z.record(name, z.int().positive()),
  /** The encounter number; a card without one is met first (T4-NUM-01). */
  encounter: z.int().positive().optional(),
  subtype: name.optional(),
  /** An Enemy's attack: the attribute it fights with, and how much of it (T4-BCR-02, 03). */
  attack: z
    .strictObject({
      attribute: name,
      value: z.int().positive(),
      forbids: forbidden.optional(),
      /** Effects on a loser to it, besides the lost life. */
      onLoss: effects.optional(),
    })
    .optional(),
  /**
   * A Follower for characters of its own alignment, an Enemy with this attack for all others, with an
   * encounter number for each (HP-ALI-04, 05, 09).
   */
  sided: z
    .strictObject({
      alignment: name,
      encounter: z.strictObject({ same: z.int().positive(), opposite: z.int().positive() }),
    })
    .optional(),
  /** Gold that keeps it from attacking this time. */
  bribe: z.int().positive().optional(),
  /** Effects as it is met, or visited. */
  effects: effects.optional(),
  /** The visitors that may have the effects; any unless given. */
  visitors: z.strictObject({ alignment: name.optional(), atLeast: bonus.optional() }).optional(),
  /** Leaves the board once a visitor has had its effects. */
  once: z.literal(true).optional(),
  /** Put elsewhere as it is drawn, by a die (T4-ADV-07). */
  placeRoll: z.record(range, name).optional(),
  /** Counters that lie on it: a visitor may take one a visit; it leaves when none remain. */
  pool: z.strictObject({ what: name, amount: z.int().positive() }).optional(),

  /** Weapon or Armour (T4-WPN-01, 03). */
  keyword: z.enum(['weapon', 'armour']).optional(),
  /** Added to an attribute as long as it is owned. */
  bonus: bonus.optional(),
  /** Added only in battle. */
  battleBonus: bonus.optional(),
  /** Added in battle instead of `battleBonus` if this creature is in it. */
  against: z.strictObject({ subtype: name, bonus }).optional(),
  /** The least die with which this Armour saves a life. */
  saves: z.int().min(2).max(6).optional(),
  /** Number of further Objects that its owner can carry. */
  carries: z.int().positive().optional(),
  /** Turned into this amount of gold when taken. */
  gold: z.int().positive().optional(),
  /** Gold to be paid as it is taken. */
  hire: z.int().positive().optional(),
  /** Alignments that may not own it. */
  barred: z.array(name).optional(),
  /** An unfriendly being, which may be evaded with the option (T4-RUL-129). */
  hostile: z.literal(true).optional(),
  /** Cannot be refused or got rid of by choice (T4-RUL-96). */
  forced: z.literal(true).optional(),
  /** Abilities that it gives its owner. */
  abilities: z.array(ability).optional(),
  /** Never given up for a price or a task. */
  precious: z.literal(true).optional(),
  /** The alignment that has its effects; others only carry it. */
  usableBy: name.optional(),
  /** A card that keeps characters from meeting each other while it lies there. */
  noMeeting: z.literal(true).optional(),
  spell: spell.optional(),
});
export type CardFacts = z.infer<typeof card>;
