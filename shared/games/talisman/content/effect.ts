import * as z from 'zod';
import { name, openPiles, range, type OpenPile } from './names.ts';

/** What cannot be used against a creature, whatever else allows it (T4-GLR-02). */
export const forbidden = z.array(z.enum(['weapon', 'armour'])).min(1);

/** Something that is not a character and attacks: a card's or a space's own (T4-ADV-22). */
export const creature = z.strictObject({
  id: name,
  subtype: name.optional(),
  attribute: name,
  value: z.int().positive(),
  forbids: forbidden.optional(),
});
export type Creature = z.infer<typeof creature>;

/**
 * What a card or space does, in the vocabulary of the board: read as data, done by
 * `procedures/perform`. A verb has three users or more; what fewer need is a `special`, a named
 * rule of the edition.
 */
export type Effect =
  /** Gains may exceed the printed value (T4-CHR-17); `what` is an attribute, `life`, `fate` or `gold`. */
  | { do: 'gain'; what: string; amount: number }
  /**
   * Loses such goods; also a `follower` or an `object` of its choice, nothing precious, which goes to
   * its pile, or a `spell`.
   */
  | { do: 'lose'; what: string; amount: number | 'all' }
  /** A price: what it belongs to cannot be chosen by who has not so much gold (T4-RUL-92). */
  | { do: 'pay'; gold: number }
  /** Heals up to the printed value, for gold a life; all that is missing, unless `upTo`. */
  | { do: 'heal'; upTo?: number | undefined; price?: number | undefined }
  /** Replenishes fate up to the printed value, for gold a token. */
  | { do: 'replenish'; price?: number | undefined }
  /** Draws Spells, as many as the limit allows (T4-RUL-86); for gold, if it is wanted. */
  | { do: 'spells'; amount: number | 'limit'; price?: number | undefined }
  /**
   * Takes a card of this kind from the open supply, if one is left (T4-TAL-04); `otherwise` where
   * none is, or it may not be owned.
   */
  | { do: 'receive'; card: string; otherwise?: Effect[] | undefined }
  /** Takes a card of its choice from an open supply; `otherwise` where none is left that may be owned. */
  | { do: 'pick'; from: OpenPile; otherwise?: Effect[] | undefined }
  | { do: 'align'; to: string }
  /** Turns its Objects into gold, so much for each: any number, or up to `most`; nothing precious. */
  | { do: 'transmute'; gold: number; most?: number | undefined }
  /** Puts down an Object of its choice on its space, nothing precious. */
  | { do: 'drop'; what: 'object' }
  | { do: 'toad'; turns: number }
  /** Is no Toad any more. */
  | { do: 'unturn' }
  | { do: 'miss-turn' }
  /** Is attacked by these; the effects are for who beats them, not for who evades them all. */
  | { do: 'fight'; creatures: Creature[]; effects?: Effect[] | undefined }
  /** Moves the character to this space. */
  | { do: 'teleport'; to: string }
  /** Moves the character to a space of its choice in the region it is in. */
  | { do: 'travel'; to: 'any' | 'other' }
  /**
   * May take the place of its next move: to any other space of the region it is in then, or by ferry
   * to the space that is named (T4-RUL-77, 98).
   */
  | { do: 'offer'; to: string }
  /** Dice less the current attribute say where it goes; a total below 0 counts as 0 (T4-INR-16). */
  | { do: 'wander'; dice: number; kind: string; minus: string; table: Record<string, string> }
  /** A roll and what each total does; `kind` names it for fate and for what adds to it (`pray`). */
  | {
      do: 'roll';
      dice: number;
      kind: string;
      table: Record<string, Effect[]>;
    }
  /** Dice against the current value of an attribute: no more than it, or above it. */
  | {
      do: 'test';
      dice: number;
      kind: string;
      attribute: string;
      within: Effect[];
      above: Effect[];
    }
  /** Exactly one of these, the visitor's choice; none of them where `optional`. */
  | { do: 'choose'; between: Record<string, Effect[]>; optional?: true | undefined }
  | { do: 'by-alignment'; rows: Record<string, Effect[]> }
  /** By whether the side of a token that is up is the character's own alignment. */
  | { do: 'by-token'; token: string; same: Effect[]; other: Effect[] }
  /** Turns a token to a side, or over; a side that is up already stays. */
  | { do: 'turn'; token: string; to?: string | undefined }
  /** The effects for who lacks so much of an attribute. */
  | { do: 'unless-at-least'; points: Record<string, number>; effects: Effect[] }
  /** Sells cards of the open supply at these prices, by kind. */
  | { do: 'shop'; prices: Record<string, number> }
  /**
   * Every character there, clockwise from the one concerned: in its region, `near` it (on its space
   * and the next ones of the region), or anywhere; those alone with something to lose, or without a
   * Spell, where it says `when`.
   */
  | {
      do: 'each';
      where: 'region' | 'near' | 'anywhere';
      except?: string | undefined;
      when?: 'no-spell' | 'has-goods' | undefined;
      effects: Effect[];
    }
  /** The card this comes from is used up. */
  | { do: 'spent' }
  /** A rule of its own, by name. */
  | { do: 'special'; rule: string };

export type EffectOf<Do extends Effect['do']> = Extract<Effect, { do: Do }>;

export const effect: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('gain'), what: name, amount: z.int().positive() }),
    z.strictObject({
      do: z.literal('lose'),
      what: name,
      amount: z.union([z.int().positive(), z.literal('all')]),
    }),
    z.strictObject({
      do: z.literal('heal'),
      upTo: z.int().positive().optional(),
      price: z.int().positive().optional(),
    }),
    z.strictObject({ do: z.literal('replenish'), price: z.int().positive().optional() }),
    z.strictObject({
      do: z.literal('spells'),
      amount: z.union([z.int().positive(), z.literal('limit')]),
      price: z.int().positive().optional(),
    }),
    z.strictObject({ do: z.literal('receive'), card: name, otherwise: effects.optional() }),
    z.strictObject({
      do: z.literal('pick'),
      from: z.enum(openPiles),
      otherwise: effects.optional(),
    }),
    z.strictObject({ do: z.literal('pay'), gold: z.int().positive() }),
    z.strictObject({ do: z.literal('align'), to: name }),
    z.strictObject({
      do: z.literal('transmute'),
      gold: z.int().positive(),
      most: z.int().positive().optional(),
    }),
    z.strictObject({ do: z.literal('drop'), what: z.literal('object') }),
    z.strictObject({ do: z.literal('toad'), turns: z.int().positive() }),
    z.strictObject({ do: z.literal('unturn') }),
    z.strictObject({ do: z.literal('miss-turn') }),
    z.strictObject({
      do: z.literal('fight'),
      creatures: z.array(creature).min(1),
      effects: effects.optional(),
    }),
    z.strictObject({
      do: z.literal('roll'),
      dice: z.int().min(1).max(3),
      kind: name,
      table: z.record(range, effects),
    }),
    z.strictObject({
      do: z.literal('test'),
      dice: z.int().min(1).max(3),
      kind: name,
      attribute: name,
      within: effects,
      above: effects,
    }),
    z.strictObject({
      do: z.literal('choose'),
      between: z.record(name, effects),
      optional: z.literal(true).optional(),
    }),
    z.strictObject({ do: z.literal('by-alignment'), rows: z.record(name, effects) }),
    z.strictObject({ do: z.literal('by-token'), token: name, same: effects, other: effects }),
    z.strictObject({ do: z.literal('turn'), token: name, to: name.optional() }),
    z.strictObject({
      do: z.literal('unless-at-least'),
      points: z.record(name, z.int().positive()),
      effects,
    }),
    z.strictObject({ do: z.literal('shop'), prices: z.record(name, z.int().min(0)) }),
    z.strictObject({
      do: z.literal('each'),
      where: z.enum(['region', 'near', 'anywhere']),
      except: name.optional(),
      when: z.enum(['no-spell', 'has-goods']).optional(),
      effects,
    }),
    z.strictObject({ do: z.literal('spent') }),
    z.strictObject({ do: z.literal('special'), rule: name }),
    z.strictObject({ do: z.literal('teleport'), to: name }),
    z.strictObject({ do: z.literal('travel'), to: z.enum(['any', 'other']) }),
    z.strictObject({ do: z.literal('offer'), to: name }),
    z.strictObject({
      do: z.literal('wander'),
      dice: z.int().min(1).max(3),
      kind: name,
      minus: name,
      table: z.record(range, name),
    }),
  ]),
);
export const effects: z.ZodType<Effect[]> = z.lazy(() => z.array(effect));
