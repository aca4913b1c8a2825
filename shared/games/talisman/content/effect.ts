import * as z from 'zod';
import { name, openPiles, range } from './names.ts';

/** Means that cannot be used against a creature, whatever else allows them (T4-GLR-02). */
export const forbidden = z.array(z.enum(['weapon', 'armour'])).min(1);

/** A creature that is not a character and attacks: a card's or a space's own (T4-ADV-22). */
export const creature = z.strictObject({
  id: name,
  subtype: name.optional(),
  attribute: name,
  value: z.int().positive(),
  forbids: forbidden.optional(),
});
export type Creature = z.infer<typeof creature>;

/**
 * An effect of a card or space, in the vocabulary of the board: read as data, performed by
 * `effects/perform`. A verb has at least three users; rarer effects are `special`, a named rule of the
 * edition. Nested effects are getters, because their schema is only complete below.
 */
export const effect = z.discriminatedUnion('do', [
  /** Gains may exceed the printed value (T4-CHR-17); `what` is an attribute, `life`, `fate` or `gold`. */
  z.strictObject({ do: z.literal('gain'), what: name, amount: z.int().positive() }),
  /**
   * Loses these goods; also a `follower` or an `object` of the owner's choice, nothing precious, which
   * goes to its pile, or a `spell`.
   */
  z.strictObject({
    do: z.literal('lose'),
    what: name,
    amount: z.union([z.int().positive(), z.literal('all')]),
  }),
  /** Heals up to the printed value, for gold per life; all missing ones, unless `upTo`. */
  z.strictObject({
    do: z.literal('heal'),
    upTo: z.int().positive().optional(),
    price: z.int().positive().optional(),
  }),
  /** Replenishes fate up to the printed value, for gold per token. */
  z.strictObject({ do: z.literal('replenish'), price: z.int().positive().optional() }),
  /** Draws Spells, as many as the limit allows (T4-RUL-86); for gold, if it is wanted. */
  z.strictObject({
    do: z.literal('spells'),
    amount: z.union([z.int().positive(), z.literal('limit')]),
    price: z.int().positive().optional(),
  }),
  /**
   * Takes a card of this kind from the open supply, if one is left (T4-TAL-04); `otherwise` if none
   * is, or it may not be owned.
   */
  z.strictObject({
    do: z.literal('receive'),
    card: name,
    get otherwise() {
      return effects.optional();
    },
  }),
  /** Takes a card of its choice from an open supply; `otherwise` if none is left that may be owned. */
  z.strictObject({
    do: z.literal('pick'),
    from: z.enum(openPiles),
    get otherwise() {
      return effects.optional();
    },
  }),
  /** A price: its choice is closed to a character without that much gold (T4-RUL-92). */
  z.strictObject({ do: z.literal('pay'), gold: z.int().positive() }),
  z.strictObject({ do: z.literal('align'), to: name }),
  /** Turns its Objects into gold, this much each: any number, or up to `most`; nothing precious. */
  z.strictObject({
    do: z.literal('transmute'),
    gold: z.int().positive(),
    most: z.int().positive().optional(),
  }),
  /** Puts down an Object of its choice on its space, nothing precious. */
  z.strictObject({ do: z.literal('drop'), what: z.literal('object') }),
  z.strictObject({ do: z.literal('toad'), turns: z.int().positive() }),
  /** Turns a Toad back. */
  z.strictObject({ do: z.literal('unturn') }),
  z.strictObject({ do: z.literal('miss-turn') }),
  /** Attacks with these; the effects are for a winner, not for a character that evades them all. */
  z.strictObject({
    do: z.literal('fight'),
    creatures: z.array(creature).min(1),
    get effects() {
      return effects.optional();
    },
  }),
  /** A roll and the effects of each total; `kind` names it for fate and for additions (`pray`). */
  z.strictObject({
    do: z.literal('roll'),
    dice: z.int().min(1).max(3),
    kind: name,
    get table() {
      return z.record(range, effects);
    },
  }),
  /** Dice against the current value of an attribute: no more than it, or above it. */
  z.strictObject({
    do: z.literal('test'),
    dice: z.int().min(1).max(3),
    kind: name,
    attribute: name,
    get within() {
      return effects;
    },
    get above() {
      return effects;
    },
  }),
  /** Exactly one of these, of the visitor's choice; with `optional` perhaps none. */
  z.strictObject({
    do: z.literal('choose'),
    get between() {
      return z.record(name, effects);
    },
    optional: z.literal(true).optional(),
  }),
  z.strictObject({
    do: z.literal('by-alignment'),
    get rows() {
      return z.record(name, effects);
    },
  }),
  /** Effects by whether the upper side of a token is the character's own alignment. */
  z.strictObject({
    do: z.literal('by-token'),
    token: name,
    get same() {
      return effects;
    },
    get other() {
      return effects;
    },
  }),
  /** Turns a token to a side, or over; a side that is up already stays. */
  z.strictObject({ do: z.literal('turn'), token: name, to: name.optional() }),
  /** The effects for a character that lacks these points of an attribute. */
  z.strictObject({
    do: z.literal('unless-at-least'),
    points: z.record(name, z.int().positive()),
    get effects() {
      return effects;
    },
  }),
  /** Sells cards of the open supply at these prices, by kind. */
  z.strictObject({ do: z.literal('shop'), prices: z.record(name, z.int().min(0)) }),
  /**
   * Every character there, clockwise from the one concerned: in its region, `near` it (on its space
   * and the next ones of the region), or anywhere; with `when` only those with something to lose, or
   * without a Spell.
   */
  z.strictObject({
    do: z.literal('each'),
    where: z.enum(['region', 'near', 'anywhere']),
    except: name.optional(),
    when: z.enum(['no-spell', 'has-goods']).optional(),
    get effects() {
      return effects;
    },
  }),
  /** Uses up the card this comes from. */
  z.strictObject({ do: z.literal('spent') }),
  /** A rule of its own, by name. */
  z.strictObject({ do: z.literal('special'), rule: name }),
  /** Moves the character to this space. */
  z.strictObject({ do: z.literal('teleport'), to: name }),
  /** Moves the character to a space of its choice in the region it is in. */
  z.strictObject({ do: z.literal('travel'), to: z.enum(['any', 'other']) }),
  /**
   * Offers an alternative to its next move: to any other space of the region it is in then, or by
   * ferry to the named space (T4-RUL-77, 98).
   */
  z.strictObject({ do: z.literal('offer'), to: name }),
  /**
   * Dice minus the current attribute give the destination; a total below 0 counts as 0 (T4-INR-16).
   */
  z.strictObject({
    do: z.literal('wander'),
    dice: z.int().min(1).max(3),
    kind: name,
    minus: name,
    table: z.record(range, name),
  }),
]);
export type Effect = z.infer<typeof effect>;
export type EffectOf<Do extends Effect['do']> = Extract<Effect, { do: Do }>;

/** Effects that are done one after another. */
export const effects = z.array(effect);
