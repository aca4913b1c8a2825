import {
  leave,
  PROCEDURE,
  tell,
  type AtOnce,
  type Procedure,
  type Question,
  type Seat,
} from '../../../engine/index.ts';
import { agrees, choose, FEWER } from '../asking/asking.ts';
import { isPaused } from '../any-time/pauses.ts';
import { inAnyCase, inLanding, leaveUnlessLanded } from '../asking/guards.ts';
import { inOrder, over, type Over } from '../asking/steps.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Landing } from '../edition/occasions.ts';
import { actionsOf } from '../any-time/any-time.ts';
import { chooseIfAny } from '../asking/choose-if-any.ts';
import { drawCards } from '../encounter/draw.ts';
import { meetCards } from '../encounter/meet-cards.ts';
import { perform } from '../effects/perform.ts';
import { takeWhatLies } from '../encounter/take.ts';
import { visitSpace } from '../encounter/visit-space.ts';
import type { TalismanEvent } from '../events.ts';
import { meetCharacter } from '../fight/duel.ts';
import { explain } from '../changes/explain.ts';
import { abilitiesOf, type Power } from '../character/powers.ts';
import { spellRoom } from '../character/limits.ts';
import { settle } from '../changes/settle.ts';
import { drawSpells } from '../spells/hands.ts';
import { meetUnnumbered } from '../spells/unnumbered.ts';
import { openWindow } from '../spells/window.ts';
import { type Card } from '../state.ts';
import { cardsAt, hero, othersHere } from '../state-queries.ts';
import { idOf, refer, refersTo } from '../reference.ts';

/**
 * A landing: cards without a number first, then a character or the space (T4-ENC-02). Anything that
 * moves the character on ends it, and `next` lands it again.
 */
export const land = (table: TalismanTable, at: Landing): Procedure =>
  inLanding(table, at, [arrive, useLanding, reactToMove, meetSomebody, encounterSpace]);

/**
 * Comes to the space, and meets cards without a number at once; consequences are carried out in any
 * case.
 */
function* arrive(table: TalismanTable, at: Landing): Procedure {
  const { seat } = at;
  const { space } = hero(table.state, seat);
  yield* tell<TalismanEvent>({ type: 'Landed', seat, space });
  yield* meetUnnumbered(table, at);
  yield* settle(table);
}

const reactToMove = (table: TalismanTable, { seat }: Landing): Procedure<unknown> =>
  openWindow(table, { moment: 'move.done', about: { turn: refer('seat', seat) } });

/** Meets a character in place of the space, if one is chosen; by a house rule before it (T4-HOU-01). */
function* meetSomebody(table: TalismanTable, at: Landing): Procedure {
  const other = yield* whomToMeet(table, at);
  if (other === undefined) return;
  yield* meetCharacter(table, at, other);
  leaveUnlessLanded(table, at);
  if (!table.state.options.meetBoth) leave(PROCEDURE);
}

/** Abilities that are used on landing, before any encounter (the Druid's). */
function* useLanding(table: TalismanTable, at: Landing): Procedure {
  const { seat } = at;
  if (spellsHere(table, seat) === undefined || spellRoom(table, seat) === 0) return;
  if (!(yield* agrees(table, seat, { kind: 'draw-spells' }))) return;
  yield* inAnyCase(drawSpellsHere(table, seat));
}

function* drawSpellsHere(table: TalismanTable, seat: Seat): AtOnce {
  const power = spellsHere(table, seat);
  if (power !== undefined) yield* explain(table, seat, power);
  yield* drawSpells(table, seat, spellRoom(table, seat));
}

/** The ability that lets a seat draw Spells on the land of its space. */
function spellsHere(sight: Sight, seat: Seat): Power<'draw-spells'> | undefined {
  const { terrain } = sight.edition.book.space(hero(sight.state, seat).space);
  return abilitiesOf(sight, seat, 'draw-spells').find(({ ability }) => ability.terrain === terrain);
}

/** The character that is met in place of the space, if any (T4-ENC-02). */
function* whomToMeet(table: TalismanTable, at: Landing): Procedure<Seat | undefined> {
  const { seat } = at;
  if (othersToMeet(table, seat).length === 0) return undefined;
  const chosen = yield* choose(table, at, {
    kind: 'encounter',
    options: () => ['space', ...othersToMeet(table, seat).map((other) => refer('seat', other))],
    auto: true,
  });
  return chosen === 'space' ? undefined : idOf(chosen);
}

/**
 * The characters here that may be met; none if the space or a card on it bars it. At the goal the
 * space's own rule decides (T4-CRN-05).
 */
function othersToMeet(sight: Sight, seat: Seat): readonly Seat[] {
  const { state, edition } = sight;
  const { space } = hero(state, seat);
  const isBarred =
    edition.book.space(space).noMeeting === true ||
    cardsAt(state, space).some((card) => edition.book.card(card).noMeeting === true);
  if (isBarred || space === edition.goal) return [];
  return othersHere(state, seat).filter((other) => edition.mayMeet(sight, seat, other));
}

/**
 * Encounters the space: new cards up to the printed number, the cards by number, the effects of the
 * space, and the things left to take (T4-TRN-07, 08, T4-RUL-35); on the way back it is passed by
 * (T4-INR-03).
 */
function* encounterSpace(table: TalismanTable, at: Landing): Procedure {
  if (hero(table.state, at.seat).turningBack) return;
  yield* inLanding(table, at, [doBefore, meetCardsHere, visitSpace, takeWhatLies]);
}

function* doBefore(table: TalismanTable, { seat, landing }: Landing): Procedure {
  const { space } = hero(table.state, seat);
  const { before = [] } = table.edition.book.space(space);
  yield* perform(table, { seat, space, landing }, before);
}

/** Meets the cards that lie here, and those that are drawn first. */
const meetCardsHere = (table: TalismanTable, at: Landing): Procedure =>
  MEETING.run(table, at, undefined);

const drawHere = (table: TalismanTable, at: Landing): Procedure<readonly Card[]> =>
  DRAWING.run(table, at, undefined);

/** The number of cards that lie here once all are drawn. */
function* numberHere(table: TalismanTable, at: Landing): Procedure<number | Over<readonly Card[]>> {
  const { space } = hero(table.state, at.seat);
  const { draw = 0 } = table.edition.book.space(space);
  return draw === 0 ? over([]) : yield* table.edition.drawing(table, at, draw);
}

/**
 * Ditching first makes fewer cards missing: asked of a seat that has set a pause for it, while there is
 * something to ditch (T4-SPC-07).
 */
function* letDitch(table: TalismanTable, at: Landing, number: number): Procedure<number> {
  const missing = (): number => missingHere(table, at, number);
  const options = (): readonly string[] =>
    missing() > 0 && mayDitch(table, at.seat) ? ['draw'] : [];
  const asks = table.rules < FEWER || isPaused(table, at.seat, 'draw');
  if (asks && options().length > 0) {
    const about = (): Question['about'] => ({ cards: missing() });
    yield* chooseIfAny(table, at, { kind: 'draw', about, options });
  }
  return number;
}

/** Draws only the missing cards (T4-ADV-02 to 04). */
function* drawMissing(
  table: TalismanTable,
  at: Landing,
  number: number,
): Procedure<readonly Card[] | Over<readonly Card[]>> {
  const count = missingHere(table, at, number);
  if (count <= 0) return over([]);
  return yield* drawCards(table, at, { space: hero(table.state, at.seat).space, count });
}

const missingHere = ({ state }: Sight, { seat }: Landing, number: number): number =>
  number - cardsAt(state, hero(state, seat).space).length;

function* reveal(
  table: TalismanTable,
  at: Landing,
  drawn: readonly Card[],
): Procedure<readonly Card[]> {
  yield* table.edition.revealed(table, at, drawn);
  return drawn;
}

function* reactToCards(
  table: TalismanTable,
  { seat }: Landing,
  drawn: readonly Card[],
): Procedure<readonly Card[]> {
  const { space } = hero(table.state, seat);
  yield* openWindow(table, { moment: 'cards.revealed', about: { space: refer('space', space) } });
  return drawn;
}

const DRAWING = inOrder<Landing, undefined, readonly Card[]>(leaveUnlessLanded)
  .step(numberHere)
  .step(letDitch)
  .step(drawMissing)
  .step(reveal)
  .step(reactToCards);

const MEETING = inOrder<Landing, undefined>(leaveUnlessLanded).step(drawHere).step(meetCards);

const mayDitch = (sight: Sight, seat: Seat): boolean =>
  actionsOf(sight, seat).some((action) => refersTo('ditch', action));
