import * as z from 'zod';
import { ability } from './ability.ts';
import { name, coordinates, openPiles, range, type OpenPile } from './names.ts';
import { creature, effects, forbidden } from './effect.ts';

export { openPiles, type OpenPile };
/**
 * Where a card belongs: its copies start there, and go back there (T4-TAL-03). An open supply,
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

/**
 * The moments at which a window for reactions opens; `move`: in place of the movement roll; `evade`:
 * offered to whoever is attacked beside standing its ground (T4-BCR-04); `rolled`: a die is final;
 * `lock`: before a crossing is tried; `meet`: in place of a fight, at the character that is met;
 * `scored`: both attack dice are final.
 */
export const moments = [
  'turn.start',
  'move',
  'rolled',
  'lock',
  'move.done',
  'cards.revealed',
  'meet',
  'evade',
  'attack',
  'scored',
  'cast',
  'life',
  'follower',
  'kill',
  'turn.end',
] as const;
export type Moment = (typeof moments)[number];

export const targets = ['active', 'character', 'other', 'card', 'space', 'enemy'] as const;
export type Target = (typeof targets)[number];

const bonus = z.record(name, z.int());

/** When a Spell may be cast, at what, and what it does. */
const spell = z.strictObject({
  when: z.array(z.enum(moments)).min(1),
  /** Whose turn or affair it must be: the caster's own, or anybody's. */
  by: z.enum(['active', 'concerned', 'anyone']),
  /**
   * What its target may be, chosen as it is cast: the `active` character, any `character`, any
   * `other` than the caster's, a face-up `card` on the board, a `space`, an `enemy` (a face-up Enemy
   * or a guard of a crossing). One that chooses nothing has none, and its effects are the caster's.
   */
  target: z.array(z.enum(targets)),
  effects,
});

export const card = z.strictObject({
  id: name,
  type: z.enum(cardTypes),
  /** How many copies belong to each pile. */
  copies: z.record(name, z.int().positive()),
  /** The encounter number; a card without one is met before all else (T4-NUM-01). */
  encounter: z.int().positive().optional(),
  subtype: name.optional(),
  /** An Enemy's attack: the attribute it fights with, and how much of it (T4-BCR-02, 03). */
  attack: z
    .strictObject({
      attribute: name,
      value: z.int().positive(),
      forbids: forbidden.optional(),
      /** What else becomes of who loses to it, besides the life. */
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
  /** What happens as it is met, or visited. */
  effects: effects.optional(),
  /** Who may have the effects; anybody unless given. */
  visitors: z.strictObject({ alignment: name.optional(), atLeast: bonus.optional() }).optional(),
  /** Leaves the board once somebody has had its effects. */
  once: z.literal(true).optional(),
  /** Put elsewhere as it is drawn, by a die (T4-ADV-07). */
  placeRoll: z.record(range, name).optional(),
  /** Counters that lie on it: a visitor may take one a visit; it goes when none is left. */
  pool: z.strictObject({ what: name, amount: z.int().positive() }).optional(),

  /** Weapon or Armour (T4-WPN-01, 03). */
  keyword: z.enum(['weapon', 'armour']).optional(),
  /** Added to an attribute as long as it is owned. */
  bonus: bonus.optional(),
  /** Added in battle alone. */
  battleBonus: bonus.optional(),
  /** Added in battle instead of `battleBonus` where such a creature is in it. */
  against: z.strictObject({ subtype: name, bonus }).optional(),
  /** The least die with which this Armour saves a life. */
  saves: z.int().min(2).max(6).optional(),
  /** How many Objects more its owner can carry. */
  carries: z.int().positive().optional(),
  /** Turned into so much gold as it is taken. */
  gold: z.int().positive().optional(),
  /** Gold to be paid as it is taken. */
  hire: z.int().positive().optional(),
  /** Alignments that may not own it. */
  barred: z.array(name).optional(),
  /** An unfriendly being, which may be evaded if the match has it so (T4-RUL-129). */
  hostile: z.literal(true).optional(),
  /** Cannot be refused or got rid of by choice (T4-RUL-96). */
  forced: z.literal(true).optional(),
  /** What its owner can do by it. */
  abilities: z.array(ability).optional(),
  /** Not given up for a price or a task. */
  precious: z.literal(true).optional(),
  /** The alignment that has its effects; others only carry it. */
  usableBy: name.optional(),
  /** Where it lies characters cannot meet each other. */
  noMeeting: z.literal(true).optional(),
  spell: spell.optional(),
});
export type CardFacts = z.infer<typeof card>;

export const space = z.strictObject({
  id: name,
  region: name,
  /** Row and column on the board. */
  grid: coordinates,
  /** What kind of land it is: `woods`, `hills`, … */
  terrain: name,
  /** How many cards must lie here before nothing is drawn (T4-ADV-02). */
  draw: z.int().positive().optional(),
  /** Done before anything is drawn. */
  before: effects.optional(),
  /** Done after the cards. */
  effects: effects.optional(),
  /** What does not count or cannot be done here (T4-BRD-42 to 44). */
  suppresses: z.array(z.enum(['object-bonuses', 'magic-objects', 'spells'])).optional(),
  /** Added to the attack score of every creature fought here (T4-RUL-13). */
  creatureBonus: z.int().optional(),
  /** What its rule fights with here. */
  creature: creature.optional(),
  /** The spaces across the river. */
  opposite: z.array(name).optional(),
  /** Neighbours that a bridge drawn on the board leads to (T4-RUL-98). */
  bridges: z.array(name).min(1).optional(),
  /** Where a crossing leads, and the named rule that guards it. */
  crossing: z
    .strictObject({
      to: name,
      rule: name,
      guard: creature.optional(),
      /** How many dice it takes to open it (T4-PRT-05). */
      dice: z.int().positive().optional(),
    })
    .optional(),
  /** Spaces one step nearer to the goal, and one step back; for regions without rings. */
  next: z.array(name).optional(),
  back: z.array(name).optional(),
  /** Held by an unfriendly being, which may be evaded if the match has it so (T4-RUL-129). */
  hostile: z.literal(true).optional(),
  /** Entered by nobody but the owner of what lets one `pass` (T4-INR-33). */
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
  /** The deck that is drawn from here; each region says it, unless all have the one deck `adventure`. */
  deck: name.optional(),
});
export type RegionFacts = z.infer<typeof region>;

/** The deck of a region. */
export const deckOf = ({ deck = 'adventure' }: RegionFacts): string => deck;

export const character = z.strictObject({
  id: name,
  /** Characters of one figure are the sides of one card: at most one of them is played (HP-CMP-09). */
  figure: name.optional(),
  /** The printed values, by attribute (T4-CHR-01). */
  values: z.record(name, z.int().positive()),
  life: z.int().positive(),
  fate: z.int().min(0),
  alignment: name,
  start: name,
  /** The gold it begins with, where that is not the usual amount (HP-SET-15). */
  gold: z.int().min(0).optional(),
  spells: z.int().min(0).optional(),
  objects: z.array(name).optional(),
  abilities: z.array(ability).min(1),
});
export type CharacterFacts = z.infer<typeof character>;

/** A task of the Warlock, and the die that sets it. */
export const quest = z.strictObject({
  id: name,
  die: z.int().min(1).max(6),
  task: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('wound') }),
    z.strictObject({
      do: z.literal('kill'),
      /** The least value of an Enemy that counts. */
      least: z.int().positive().optional(),
    }),
    z.strictObject({ do: z.literal('deliver'), type: z.enum(cardTypes) }),
    z.strictObject({ do: z.literal('pay'), gold: z.int().positive() }),
  ]),
});
export type QuestFacts = z.infer<typeof quest>;

/** A figure on the board that is no player's. */
const figure = z.strictObject({
  id: name,
  start: name,
  values: z.record(name, z.int().positive()),
  /** What becomes of who has beaten it on its way (HP-VOL-11). */
  escape: effects.optional(),
});
export type FigureFacts = z.infer<typeof figure>;

const token = z.strictObject({ id: name, sides: z.tuple([name, name]) });
export type TokenFacts = z.infer<typeof token>;

/** All that is printed: the board, the cards, the characters, and how many there are of what. */
export const content = z.strictObject({
  /**
   * The attributes; how many points of each the counters are worth (T4-RUL-54), and the most that one
   * character can have of it, its printed value included (HP-CMP-12). No end of it unless given.
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
  /** Figures that belong to nobody: where they begin, and their attributes. */
  figures: z.array(figure).optional(),
  /** Tokens that lie with one of two sides up. */
  tokens: z.array(token).optional(),
});
export type Content = z.infer<typeof content>;
