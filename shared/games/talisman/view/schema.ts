import * as z from 'zod';
import { plain } from '../options.ts';
import { phases } from '../state.ts';
import { note } from './note.ts';
import { amounts, card, cards, count, seat, space } from './schema-parts.ts';
import { charactersShown, cardsShown, figuresShown, spacesShown } from './schema-facts.ts';
import { player } from './schema-player.ts';
import type { View } from './view.ts';

const hidden = (name: 'spells' | 'dealt', thing: 'card' | 'character') =>
  z
    .strictObject({
      count: count
        .meta(note({ as: 'rest', name, ...(name === 'spells' && { role: 'hand' }) }))
        .describe('How many.'),
      known: z
        .array(z.string().meta(note({ thing })))
        .meta(note({ as: 'area', name, ...(name === 'spells' && { role: 'hand' }) }))
        .readonly()
        .exactOptional()
        .describe('Which, if you may know.'),
    })
    .readonly();

const figure = z.string().meta(note({ thing: 'figure' }));
const deck = z.string().meta(note({ thing: 'deck' }));
const characters = z.array(z.string().meta(note({ thing: 'character' })));
const bySeat = note({ as: 'seats' });
const hiding = note({ as: 'hidden' });
const internal = note({ as: 'internal' });

const turn = z
  .strictObject({
    seat: seat.meta(note({ as: 'turn' })).describe('Whose turn it is.'),
    number: count.meta(internal).describe('How many turns have begun.'),
    round: count
      .meta(note({ as: 'round', role: 'goal', most: '/options/rounds' }))
      .describe('How many rounds have begun: each seat has one ordinary turn in each.'),
    phase: z
      .enum(phases)
      .meta(note({ as: 'phase' }))
      .describe(
        'setup; begin: before moving; move; cross: in the middle of a crossing; land: encounters; end: the last things of the turn; done: between two turns; over: the match has ended.',
      ),
    landings: count
      .meta(internal)
      .describe('How often the active character came to a space in this turn.'),
    extra: z
      .boolean()
      .meta(note({ as: 'exception' }))
      .describe('Whether it is taken besides the ordinary ones.'),
    spellsAtStart: count
      .meta(internal)
      .describe('Spells in hand as it began: so many may be cast in it.'),
    casts: z
      .record(seat, count)
      .meta(internal)
      .readonly()
      .describe('Spells cast in this turn, by seat.'),
    aligned: z
      .array(seat)
      .meta(internal)
      .readonly()
      .describe('Seats whose alignment has changed in this turn.'),
    ditched: z
      .array(
        z
          .strictObject({
            seat: seat.describe('Who put it down.'),
            card: card.describe('It cannot be taken back by that seat in this turn.'),
          })
          .readonly(),
      )
      .meta(internal)
      .readonly()
      .describe('Cards ditched in this turn.'),
    absent: z
      .array(z.string().describe('A card or another foe.'))
      .meta(internal)
      .readonly()
      .describe('Evaded or bribed; they are passed over for this landing.'),
    fresh: cards.meta(internal).exactOptional().describe('Cards that its seat has come by in it.'),
    used: z
      .array(z.string())
      .meta(internal)
      .readonly()
      .describe('What can be done once a turn, and has been.'),
    crossing: z
      .strictObject({
        from: space.describe('Where the crossing began.'),
        steps: count.describe('What is left of the move on the far side.'),
      })
      .meta(internal)
      .readonly()
      .exactOptional()
      .describe('A crossing under way.'),
    roused: figure.exactOptional().describe('A figure that moves before all else goes on.'),
  })
  .readonly();

const part = z
  .strictObject({
    of: z.string().describe('What it comes from: an attribute, or a card.'),
    points: z.int().describe('How much it adds.'),
  })
  .readonly();

const lasting = z
  .strictObject({
    kind: z.string().describe('What it is.'),
    by: seat.describe('Who brought it about.'),
    on: z.string().exactOptional().describe('A seat, card, space or creature; all, if absent.'),
    bonus: amounts.exactOptional().describe('Added to attributes.'),
    parts: z
      .record(z.string(), z.array(part).readonly())
      .readonly()
      .exactOptional()
      .describe('What the bonus is made of, where that is more than one thing.'),
    inBattle: z.literal(true).exactOptional().describe('The bonus counts in battle alone.'),
    forBattle: z.literal(true).exactOptional().describe('It ends with the battle.'),
    card: card.exactOptional().describe('The card that stays in force.'),
    pile: z.string().exactOptional().describe('The discard pile that the card goes to in the end.'),
    until: z
      .strictObject({
        seat: seat.describe('Whose turns are counted.'),
        at: z.enum(['turn-start', 'turn-end']).describe('Which moment of the turn.'),
        times: z.int().describe('So many more of these moments.'),
        ordinary: z
          .literal(true)
          .exactOptional()
          .describe('Turns taken besides the ordinary ones do not count.'),
      })
      .readonly()
      .describe('When it ends.'),
    asleep: z
      .literal(true)
      .exactOptional()
      .describe('It begins with the next ordinary turn, and does nothing before.'),
  })
  .readonly();

const ended = z
  .strictObject({
    reason: z
      .enum(['command', 'last', 'crown', 'time', 'nobody', 'final'])
      .describe(
        'The Command Spell, one seat left, the goal reached, the time over, nobody left, the last fight won.',
      ),
    winners: z.array(seat).readonly().describe('Several share a victory; none in a draw.'),
  })
  .readonly();

const options = plain.extend({
  house: z
    .record(z.string(), z.boolean())
    .readonly()
    .exactOptional()
    .describe('What only this edition offers, by name.'),
});

const discarded = cards.meta(note({ as: 'pile', name: 'discards' }));
const attributes = z
  .record(
    z.string().meta(note({ thing: 'attribute' })),
    z.int().meta(note({ as: 'counter', role: 'headline' })),
  )
  .readonly();

const piles = z
  .object({ spells: discarded.describe('Of the Spell deck.') })
  .catchall(discarded.describe('Of a deck that is drawn from on the board, by its name.'))
  .meta(note({ thing: 'deck' }));

/** The shape of a view, for clients. */
export const viewSchema: z.ZodType<View> = z
  .strictObject({
    options: options.meta(hiding).readonly().describe('What the table has agreed on.'),
    seats: z.array(seat).meta(bySeat).readonly().describe('In table order, clockwise.'),
    first: seat
      .meta(note({ as: 'area', name: 'first', thing: 'seat', role: 'aside' }))
      .describe('Who takes the first turn of each round.'),
    turn: turn.describe('Whose turn it is, and how far it has come.'),
    players: z
      .record(seat, player)
      .meta(bySeat)
      .readonly()
      .describe('All that lies open before each seat.'),
    current: z
      .record(
        seat,
        z
          .strictObject({
            attributes: attributes.describe(
              'Printed, counters, and all bonuses outside of a fight.',
            ),
            spellLimit: count.describe('How many Spells may be held.'),
            carryingLimit: count.describe('How many Objects may be carried.'),
            followerLimit: count
              .exactOptional()
              .describe(
                'How many Followers may be kept at the end of a turn, if there is a limit.',
              ),
            score: count
              .meta(note({ as: 'counter', of: 'good:score', role: 'score' }))
              .exactOptional()
              .describe('Points if the rounds were over now, in a match with a limit of rounds.'),
          })
          .readonly(),
      )
      .meta(bySeat)
      .readonly()
      .describe('What holds for the character of a seat now.'),
    hands: z
      .record(seat, hidden('spells', 'card'))
      .meta(bySeat)
      .readonly()
      .describe('Spells in hand, by seat.'),
    dealt: z
      .record(seat, hidden('dealt', 'character'))
      .meta(bySeat)
      .readonly()
      .describe('Characters to choose from, by seat.'),
    board: z
      .record(space, cards)
      .meta(note({ as: 'on' }))
      .readonly()
      .describe('Cards lying face up, by space; spaces without are left out.'),
    gold: z
      .record(space, count.meta(note({ as: 'counter', of: 'good:gold' })))
      .meta(note({ as: 'on' }))
      .readonly()
      .describe('Gold lying about, by space.'),
    pools: z
      .record(card, count.meta(note({ as: 'counter', role: 'aside' })))
      .readonly()
      .describe('Counters lying on cards of the board.'),
    purchase: cards
      .meta(note({ as: 'pile', name: 'purchase' }))
      .describe('The Purchase cards nobody has, face up.'),
    talismans: cards
      .meta(note({ as: 'pile', name: 'talismans' }))
      .describe('The Talisman cards nobody has, face up.'),
    decks: z
      .record(deck, count.meta(note({ as: 'deck' })))
      .readonly()
      .describe('How many cards each deck holds.'),
    discards: piles.readonly().describe('The discard piles, face up, the newest card last.'),
    removed: cards
      .meta(note({ as: 'pile', name: 'removed', role: 'aside' }))
      .describe('Out of this match from its beginning.'),
    inFlight: cards
      .meta(note({ as: 'row', name: 'in-flight' }))
      .describe('Spells cast and not yet resolved, the newest last.'),
    lasting: z
      .array(lasting)
      .meta(note({ as: 'exception' }))
      .readonly()
      .describe('What lasts, and until when.'),
    unused: characters
      .meta(note({ as: 'pile', name: 'unused', role: 'aside' }))
      .readonly()
      .describe('Characters nobody has played.'),
    gone: characters
      .meta(note({ as: 'pile', name: 'gone', role: 'aside' }))
      .readonly()
      .describe('Characters out of the match.'),
    crownReached: z
      .boolean()
      .meta(internal)
      .describe('Whether anybody has ever reached the goal: from then on the killed stay out.'),
    figures: z
      .record(figure, space)
      .meta(note({ as: 'piece' }))
      .readonly()
      .exactOptional()
      .describe('Where the figures stand that belong to nobody.'),
    tokens: z
      .record(z.string().meta(note({ thing: 'token' })), z.string())
      .readonly()
      .exactOptional()
      .describe('Which side of each token is up.'),
    ended: ended.exactOptional().describe('How the match ended, once it has.'),
    cards: cardsShown
      .meta(hiding)
      .describe('What is printed on a card, by its kind: the id less its number.'),
    spaces: spacesShown.meta(hiding).describe('The board, by space.'),
    characters: charactersShown.meta(hiding).describe('What is printed on a character, by its id.'),
    figureCards: figuresShown
      .meta(hiding)
      .exactOptional()
      .describe('What is printed of figures that belong to nobody.'),
  })
  .readonly();
