import * as z from 'zod';
import { effects } from './effect.ts';
import { name } from './names.ts';

const spaces = z.array(name).min(1);
const bonus = z.record(name, z.int());
const what = z.array(z.enum(['gold', 'object', 'follower'])).min(1);

/**
 * An ability of a character or of a card's owner. `id` names it for its words. Each is queried by the
 * rule it changes; none acts unasked.
 */
export const ability = z.discriminatedUnion('can', [
  /** Need not make the roll of these spaces (by space id). */
  z.strictObject({ id: name, can: z.literal('skip-roll'), at: spaces }),
  /** May evade creatures and characters on land of this kind. */
  z.strictObject({ id: name, can: z.literal('evade'), terrain: name }),
  /** May add to rolls of these kinds, having seen the die (T4-RUL-104). */
  z.strictObject({ id: name, can: z.literal('add-to-roll'), kinds: spaces, amount: z.int() }),
  /** May roll fewer dice for a roll of this kind; only with this attribute, if given. */
  z.strictObject({
    id: name,
    can: z.literal('fewer-dice'),
    kind: name,
    dice: z.int().positive(),
    attribute: name.optional(),
  }),
  /** Is not touched by these cards when it visits them. */
  z.strictObject({ id: name, can: z.literal('ignore'), cards: z.array(name).min(1) }),
  /** Loses no life by the instructions of these spaces. */
  z.strictObject({ id: name, can: z.literal('spare-life'), at: spaces }),
  /** May throw away one card of each of its draws for a new one. */
  z.strictObject({ id: name, can: z.literal('redraw') }),
  /** Sees the Spells of all. */
  z.strictObject({ id: name, can: z.literal('see-spells') }),
  /** Draws a Spell when its last one has been cast. */
  z.strictObject({ id: name, can: z.literal('ever-spell') }),
  /** May draw Spells up to its limit as it lands on land of this kind. */
  z.strictObject({ id: name, can: z.literal('draw-spells'), terrain: name }),
  /** Neither casts Spells nor is affected by any but the Command Spell (T4-RUL-111). */
  z.strictObject({ id: name, can: z.literal('shun-spells') }),
  /** May attack characters with this attribute in place of the usual one. */
  z.strictObject({ id: name, can: z.literal('attack-with'), attribute: name }),
  /** Gains the life that a character beaten with this attribute loses. */
  z.strictObject({ id: name, can: z.literal('drain-life'), attribute: name }),
  /** As attacker in a battle: its opponent rolls no die (T4-RUL-105). */
  z.strictObject({ id: name, can: z.literal('assassinate') }),
  /** May destroy such creatures without a fight, without a trophy; and draw this number of Spells. */
  z.strictObject({
    id: name,
    can: z.literal('destroy'),
    subtype: name,
    spells: z.int().positive().optional(),
  }),
  /** May ignore these creatures, which then do not attack it. */
  z.strictObject({ id: name, can: z.literal('soothe'), subtypes: z.array(name).min(1) }),
  /** May win this Enemy as a Follower by a die above its value. */
  z.strictObject({ id: name, can: z.literal('charm'), subtype: name }),
  /** May make an Enemy killed in battle a Follower for one battle. */
  z.strictObject({ id: name, can: z.literal('raise') }),
  /** Cannot use these Objects in battle. */
  z.strictObject({
    id: name,
    can: z.literal('not-use'),
    keywords: z.array(z.enum(['weapon', 'armour'])).min(1),
  }),
  /** The number of Weapons it may use at the same time. */
  z.strictObject({ id: name, can: z.literal('use-weapons'), count: z.int().positive() }),
  /** Rolls this number of dice in battle and uses the highest. */
  z.strictObject({
    id: name,
    can: z.literal('attack-dice'),
    dice: z.int().positive(),
    /** Only against these, or only as one of the two sides. */
    versus: z.literal('characters').optional(),
    as: z.enum(['attacker', 'attacked']).optional(),
  }),
  /** Adds the printed value of one attribute to another in battle. */
  z.strictObject({ id: name, can: z.literal('add-value'), from: name, to: name }),
  /** Takes one of these from a character instead of fighting it, perhaps by a die. */
  z.strictObject({
    id: name,
    can: z.literal('take'),
    what,
    /** Only these kinds of cards, all of them if wished. */
    only: z.array(name).optional(),
    except: z.array(name).optional(),
    /** The least die that succeeds, by the alignment of the other. */
    die: z.record(name, z.int()).optional(),
  }),
  /** May take a card of the open supply for nothing at a visit there (card kinds or space ids). */
  z.strictObject({ id: name, can: z.literal('shoplift'), at: spaces }),
  /** May heal instead of moving, when the movement die shows this. */
  z.strictObject({ id: name, can: z.literal('regenerate'), die: z.int(), lives: z.int() }),
  /** May go to another space of this land in the region instead of rolling. */
  z.strictObject({ id: name, can: z.literal('walk'), terrain: name }),
  /** May change its alignment at any time, once a turn. */
  z.strictObject({ id: name, can: z.literal('change-alignment') }),
  /** Heals this number of lives for free at a visit there. */
  z.strictObject({ id: name, can: z.literal('heal-free'), at: spaces, lives: z.int() }),
  /** The card may be exchanged for gold there. */
  z.strictObject({ id: name, can: z.literal('sell'), at: spaces, gold: z.int() }),
  /** Adds in battle until the end of the turn, for gold, once a turn. */
  z.strictObject({ id: name, can: z.literal('hire'), gold: z.int(), bonus }),
  /** Adds until the end of the turn; the card is then gone. */
  z.strictObject({ id: name, can: z.literal('drink'), bonus }),
  /** Objects may be turned into gold at any time. */
  z.strictObject({ id: name, can: z.literal('transmute'), gold: z.int() }),
  /** Starting on land of this kind may build a card of the open supply instead of moving (T4-RFT-03). */
  z.strictObject({
    id: name,
    can: z.literal('build'),
    terrain: z.array(name).min(1),
    card: name,
  }),
  /** Crosses the river at the start of the next turn, and is then gone (T4-RFT-06). */
  z.strictObject({
    id: name,
    can: z.literal('raft'),
    /** May be kept for any later turn. */
    keeps: z.literal(true).optional(),
  }),
  /** May enter the spaces restricted to such owners (T4-INR-33). */
  z.strictObject({ id: name, can: z.literal('pass'), at: spaces }),
  /** Moves exactly one space a turn; the card goes by such a crossing of the river. */
  z.strictObject({ id: name, can: z.literal('slow'), until: z.array(name).min(1) }),
  /** No other Follower stays or comes; the card goes by a visit there. */
  z.strictObject({ id: name, can: z.literal('repel-followers'), until: spaces }),
  /** Gains a life when a fight won with this Weapon costs the loser one (T4-RUL-115). */
  z.strictObject({ id: name, can: z.literal('drink-life') }),
  /**
   * Adds to its attack score: in fights with this attribute; against `characters`, `enemies`, an
   * alignment, a subtype or a figure; only as one of the two sides. With `spend` its owner may discard
   * the card for it.
   */
  z.strictObject({
    id: name,
    can: z.literal('score'),
    amount: z.int(),
    attribute: name.optional(),
    versus: z.array(name).min(1).optional(),
    as: z.enum(['attacker', 'attacked']).optional(),
    spend: z.literal(true).optional(),
  }),
  /**
   * May evade characters or Enemies: by this die or a higher one, for gold, by discarding its card,
   * once a turn; only attackers with this attribute, worth at most `most`, or of these alignments
   * (`neutral` for none); in this region.
   */
  z.strictObject({
    id: name,
    can: z.literal('dodge'),
    from: z.array(z.enum(['characters', 'enemies'])).min(1),
    die: z.int().min(2).max(6).optional(),
    gold: z.int().positive().optional(),
    spend: z.literal(true).optional(),
    once: z.literal(true).optional(),
    attribute: name.optional(),
    most: z.int().positive().optional(),
    region: name.optional(),
    alignments: z.array(name).min(1).optional(),
  }),
  /**
   * Saves a life: of those lost in a battle (with this attribute, against such foes), the last one, or
   * any; by this die or a higher one, for fate, by discarding its card, once a turn.
   */
  z.strictObject({
    id: name,
    can: z.literal('spare'),
    when: z.enum(['battle', 'last', 'any']),
    attribute: name.optional(),
    foes: z.enum(['enemies', 'characters']).optional(),
    die: z.int().min(2).max(6).optional(),
    fate: z.int().positive().optional(),
    spend: z.literal(true).optional(),
    once: z.literal(true).optional(),
  }),
  /**
   * May move more or fewer spaces than rolled, by these numbers, on a ring; not on a 1 (HP-RUL-53).
   */
  z.strictObject({
    id: name,
    can: z.literal('stride'),
    by: z.array(z.int()).min(1),
    region: name.optional(),
  }),
  /** Instead of rolling may go to any space of its ring, or up to `most` spaces away. */
  z.strictObject({
    id: name,
    can: z.literal('journey'),
    spend: z.literal(true).optional(),
    most: z.int().positive().optional(),
    region: name.optional(),
  }),
  /** Happens at the start or the end of its own turn, if it is wanted and paid for. */
  z.strictObject({
    id: name,
    can: z.literal('occasion'),
    at: z.enum(['turn-start', 'turn-end']),
    ask: z.literal(true).optional(),
    /** `ordinary`: in no turn that is taken besides the ordinary ones. */
    when: z.enum(['no-gold', 'no-spell', 'ordinary']).optional(),
    pay: z
      .strictObject({
        gold: z.int().positive().optional(),
        fate: z.int().positive().optional(),
        follower: z.literal(true).optional(),
      })
      .optional(),
    spend: z.literal(true).optional(),
    effects,
  }),
  /** Cards of the open supply cost it this much less, at least 1. */
  z.strictObject({ id: name, can: z.literal('bargain'), off: z.int().positive() }),
  /** May own and hold this number more. */
  z.strictObject({
    id: name,
    can: z.literal('carry'),
    objects: z.int().positive().optional(),
    followers: z.int().positive().optional(),
    spells: z.int().positive().optional(),
  }),
  /** Never becomes a Toad. */
  z.strictObject({ id: name, can: z.literal('keep-shape') }),
  /** Has these effects on a character instead of fighting it, by this die or a higher one. */
  z.strictObject({
    id: name,
    can: z.literal('beset'),
    die: z.int().min(2).max(6),
    effects,
  }),
  /** Counts on these spaces as one of a token's upper side. */
  z.strictObject({ id: name, can: z.literal('favoured'), at: spaces }),
  /** May have one card fewer drawn wherever it draws on a space. */
  z.strictObject({ id: name, can: z.literal('draw-fewer') }),
  /** A special power, which a named rule of the edition asks for, and its cost in fate. */
  z.strictObject({
    id: name,
    can: z.literal('special'),
    rule: name,
    fate: z.int().positive().optional(),
  }),
]);
export type Ability = z.infer<typeof ability>;
export type AbilityOf<Can extends Ability['can']> = Extract<Ability, { can: Can }>;
