import * as z from 'zod';

const amount = z.int().min(0);
const id = z.string();
const cards = z.array(id).default([]);
const points = z.record(id, amount).default({});

const seatPosition = z.strictObject({
  status: z.enum(['playing', 'waiting', 'out']).default('playing'),
  resigned: z.int().min(1).optional().describe('In what order it gave up; it is out.'),
  fell: amount.optional().describe('The number of the turn in which it went out.'),
  character: id.optional().describe('One that nobody has, unless given.'),
  space: id.optional().describe('The start space of the character, unless given.'),
  alignment: id.optional().describe('The printed one, unless given.'),
  points: points.describe('Gained in play, by attribute.'),
  lives: z.int().min(1).optional().describe('As printed, unless given.'),
  fate: amount.optional().describe('As printed, unless given.'),
  gold: amount.optional().describe('What a character starts with, unless given.'),
  objects: cards.describe('None unless given, those it would start with neither.'),
  followers: cards,
  trophies: cards,
  hand: cards.describe('Spells; none unless given.'),
  preferences: z
    .record(id, z.enum(['hold', 'always', 'next']))
    .optional()
    .describe('When it wants to be asked, by Spell or right; when it matters, unless given.'),
  quest: id.optional(),
  questDone: z.literal(true).optional(),
  toad: z
    .strictObject({ turnsLeft: z.int().min(1).optional(), points })
    .optional()
    .describe('It is a Toad for so many turns of its own; with `{}` for all of them.'),
  turningBack: z.literal(true).optional(),
  enslaved: z.literal(true).optional(),
  offer: id.optional(),
  trial: z.strictObject({ name: id, value: z.int() }).optional(),
  laidUp: z.literal(true).optional().describe('With no lives, until its turn begins.'),
  admitted: id.optional().describe('The space that its next rolled move begins with.'),
  missed: amount.default(0),
  extra: amount.default(0),
  heirloom: z
    .strictObject({ objects: cards, followers: cards, gold: amount.default(0) })
    .optional(),
});
export type SeatPosition = z.infer<typeof seatPosition>;

const lasting = z.strictObject({
  kind: id,
  by: id,
  on: id.optional().describe('A seat, a card, or the id of a creature.'),
  bonus: z.record(id, z.int()).optional(),
  inBattle: z.literal(true).optional(),
  forBattle: z.literal(true).optional(),
  card: id.optional().describe('Set aside until it ends, unless it lies on the board.'),
  pile: id.optional(),
  until: z
    .strictObject({
      seat: id.optional().describe('Who brought it about, unless given.'),
      at: z.enum(['turn-start', 'turn-end']).default('turn-end'),
      times: z.int().min(1).default(1),
    })
    .prefault({}),
});
export type LastingPosition = z.infer<typeof lasting>;

const turn = z.strictObject({
  seat: id.optional().describe('The first seat that plays, unless given.'),
  number: amount.optional().describe('How many turns have begun; one, unless given.'),
  round: amount.optional().describe('How many rounds have begun; one, unless given.'),
  phase: z.enum(['begin', 'move', 'cross', 'land', 'end']).default('begin'),
  landings: amount.optional().describe('1 once the character has landed, unless given.'),
  extra: z.boolean().default(false),
  spellsAtStart: amount.optional().describe('What the seat holds now, unless given.'),
  casts: z.record(id, amount).default({}),
  aligned: z.array(id).default([]),
  ditched: z.array(z.strictObject({ seat: id, card: id })).default([]),
  absent: cards,
  fresh: z.array(id).optional().describe('Cards its seat has come by in it.'),
  used: z.array(id).default([]),
  crossing: z.strictObject({ from: id, steps: z.int().min(0) }).optional(),
  roused: id.optional().describe('A figure that is about to move.'),
});

/**
 * A position for a scenario. A card is named by its kind (`sword`: the first copy not used elsewhere
 * in the position) or as a copy (`sword.2`). Unlisted cards are in their deck or supply, in the order
 * of the tables.
 */
export const positionSchema = z.strictObject({
  turn: turn.prefault({}),
  first: id
    .optional()
    .describe('Who takes the first turn of each round; the first seat, unless given.'),
  seats: z.record(z.string(), seatPosition).default({}),
  board: z.record(z.string(), z.array(id)).default({}).describe('Cards by space.'),
  gold: z.record(z.string(), amount).default({}).describe('Gold lying about, by space.'),
  pools: z
    .record(z.string(), amount)
    .default({})
    .describe('Counters on cards of the board; as many as printed, unless given.'),
  decks: z
    .record(id, z.array(id))
    .default({})
    .describe('By deck, the next card first; what is not listed lies below.'),
  discards: z.record(id, z.array(id)).default({}),
  rest: z
    .record(id, id)
    .default({})
    .describe('Where the cards of a deck lie that are not listed: `deck`, `discards`, or a space.'),
  figures: z
    .record(id, id)
    .default({})
    .describe('Where the figures stand that belong to nobody; where they begin, unless given.'),
  tokens: z
    .record(id, id)
    .default({})
    .describe('The side that is up; none lies there, unless given.'),
  lasting: z.array(lasting).default([]),
  gone: z.array(id).default([]).describe('Characters out of the match; the others are unused.'),
  crownReached: z
    .boolean()
    .optional()
    .describe('Whether anybody ever came to the goal; whether anybody is there, unless given.'),
});
export type Position = z.infer<typeof positionSchema>;
