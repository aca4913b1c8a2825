import { tell } from '../../../../../engine/index.ts';
import type { SpellWorth } from '../../../edition/reasons.ts';
import { discardCard } from '../../../changes/cards.ts';
import { nothing } from '../../../edition/unchanged.ts';
import type { Edition, Special } from '../../../edition/edition.ts';
import { deckAt } from '../../../encounter/draw-card.ts';
import type { TalismanEvent } from '../../../events.ts';
import { has } from '../../../character/powers.ts';
import { concernedIn } from '../../../spells/window-facts.ts';
import { type Card, type State } from '../../../state.ts';
import { cardsAt, deckIn, hero, isLiving, lastingOn } from '../../../state-queries.ts';
import { hex } from './hex.ts';
import { begin, untilTurnEnds, untilTurnsOf } from '../../../spells/lasting.ts';
import { acquisition, mesmerism } from './take.ts';
import { idOf, refer } from '../../../reference.ts';

/** The worth of a Spell that bots keep no room for, and see no reason to cast. */
const unwanted: SpellWorth = { held: 1, cast: [] };

/** Cards that Divination shows. */
const seen = 5;

const divination: Special = function* (table, { seat }) {
  if (!isLiving(table.state, seat)) return;
  const deck = deckAt(table, hero(table.state, seat).space);
  const cards = deckIn(table.state, deck).slice(0, seen);
  const which = table.edition.book.decks.length > 1 ? { deck } : {};
  yield* tell<TalismanEvent>({ type: 'DeckSeen', seat, cards, ...which });
};

/** Bars all Spells and Magic Objects until the caster's next turn (T4-RUL-110). */
const destroyMagic: Special = function* (_, { seat }) {
  yield* begin({ kind: 'destroy-magic', by: seat, until: untilTurnsOf(seat, 1) });
};

/** A card lying anywhere on the board leaves it; no trophy (T4-RUL-125). */
const destruction: Special = function* (table, { target: card = '' }) {
  const space = spaceOf(table.state, card);
  if (space === undefined) return;
  yield* discardCard(table, card, { space });
};

const spaceOf = (state: State, card: Card): string | undefined =>
  Object.keys(state.board).find((space) => cardsAt(state, space).includes(card));

/** The active character does nothing in its turn; a creature cannot be attacked (T4-CRD-14, 15). */
const immobility: Special = function* (table, { seat, target: on }) {
  if (on === undefined) return;
  yield* begin({ kind: 'immobile', by: seat, on, until: untilTurnEnds(table.state) });
};

/** Lets the target evade anything it meets in this turn (T4-CRD-12). */
const invisibility: Special = function* (table, { seat }) {
  yield* begin({ kind: 'invisible', by: seat, on: seat, until: untilTurnEnds(table.state) });
};

/** Adds the printed value of the mind to the might, for one battle (T4-RUL-82). */
const psionicBlast: Special = function* (table, { seat }) {
  const { might, mind, book } = table.edition;
  if (!isLiving(table.state, seat)) return;
  const { id, points } = hero(table.state, seat);
  const counters = table.state.options.psionicBlastCounters ? (points[mind] ?? 0) : 0;
  const value = (book.character(id).values[mind] ?? 0) + counters;
  yield* begin({
    kind: 'psionic-blast',
    by: seat,
    on: seat,
    bonus: { [might]: value },
    parts: { [might]: [{ of: refer('attribute', mind), points: value }] },
    inBattle: true,
    until: untilTurnEnds(table.state),
  });
};

/** Two turns more, right after this one (T4-RUL-114). */
const temporalWarp: Special = function* (_, { seat }) {
  yield* tell<TalismanEvent>({ type: 'ExtraTurnsGained', seat, turns: 2 });
};

/** The rules of single Spells, by name; the others are told in the vocabulary of the board. */
export const spellRules: Edition['spellRules'] = {
  acquisition,
  counterspell: {
    does: nothing,
    undoes: true,
    worth: { held: 4, cast: [{ weight: 4, when: ['foul'] }] },
  },
  'destroy-magic': { does: destroyMagic, worth: unwanted },
  destruction: {
    does: destruction,
    matters: ({ state }, { seat, window }) =>
      window.moment !== 'turn.start' && cardsAt(state, hero(state, seat).space).length > 0,
    worth: { held: 1, cast: [{ weight: 3, when: ['endangered'] }] },
  },
  divination: {
    does: divination,
    mayCast: (sight, { seat }) =>
      deckIn(sight.state, deckAt(sight, hero(sight.state, seat).space)).length > 0,
    worth: unwanted,
  },
  hex,
  immobility: {
    does: immobility,
    mayAim: ({ state }, { target = '' }) => lastingOn(state, 'immobile', idOf(target)).length === 0,
    holdsFast: true,
    worth: { held: 1, cast: [{ weight: 4, when: ['threatened'] }] },
  },
  invisibility: { does: invisibility, worth: { held: 2, cast: [] } },
  mesmerism,
  preservation: {
    does: nothing,
    mayCast: (sight, { window }) =>
      window.moment === 'kill' ||
      concernedIn(window).every((seat) => !has(sight, seat, 'shun-spells')),
    undoes: true,
    matters: (_, { seat, window }) =>
      window.moment !== 'kill' && concernedIn(window).includes(seat),
    worth: { held: 3, cast: [{ weight: 5, when: ['losing'] }] },
  },
  'psionic-blast': {
    does: psionicBlast,
    mayCast: ({ edition }, { window }) => window.attribute === edition.might,
    forBattle: true,
    worth: { held: 3, cast: [{ weight: 3, when: ['outmatched', 'hopeful'] }] },
  },
  'temporal-warp': { does: temporalWarp, worth: { held: 5, cast: [{ weight: 5 }] } },
};
