import {
  leave,
  PROCEDURE,
  tell,
  type Procedure,
  type Question,
  type Seat,
} from '../../../engine/index.ts';
import { agrees, choose, stay, type Landing } from '../asking/asking.ts';
import type { Sight, TalismanTable } from '../edition.ts';
import { actionsOf } from '../asking/any-time.ts';
import { chooseIfAny } from '../asking/choose-if-any.ts';
import { drawCards } from '../encounter/draw.ts';
import { meetCards } from '../encounter/meet-cards.ts';
import { perform } from '../effects/perform.ts';
import { takeWhatLies } from '../encounter/take.ts';
import { visitSpace } from '../encounter/visit-space.ts';
import type { TalismanEvent } from '../events.ts';
import { meetCharacter } from '../fight/duel.ts';
import { abilitiesOf, spellRoom } from '../powers.ts';
import { settle } from '../settle.ts';
import { drawSpells } from '../spells/hands.ts';
import { meetUnnumbered } from '../spells/unnumbered.ts';
import { openWindow } from '../spells/window.ts';
import { cardsAt, hero, othersHere, type Card } from '../state.ts';

/**
 * A landing: what has no number first, then a character or the space (T4-ENC-02). Whatever moves
 * the character on ends it, and `next` lands it again.
 */
export function* land(table: TalismanTable, at: Landing): Procedure {
  const { seat } = at;
  const { space } = hero(table.state, seat);
  yield* tell<TalismanEvent>({ type: 'Landed', seat, space });
  yield* meetUnnumbered(table, at);
  yield* settle(table);
  stay(table, at);
  yield* useLanding(table, at);
  yield* openWindow(table, { moment: 'move.done', about: { turn: `seat:${seat}` } });
  stay(table, at);
  const other = yield* whomToMeet(table, seat);
  stay(table, at);
  if (other !== undefined) {
    yield* meetCharacter(table, at, other);
    return leave(PROCEDURE);
  }
  if (!hero(table.state, seat).turningBack) yield* encounterSpace(table, at);
}

/** Abilities that are used on landing, before any encounter (the Druid's). */
function* useLanding(table: TalismanTable, at: Landing): Procedure {
  const { seat } = at;
  const { terrain } = table.edition.book.space(hero(table.state, seat).space);
  const here = abilitiesOf(table, seat, 'draw-spells').some(
    ({ ability }) => ability.terrain === terrain,
  );
  if (!here || spellRoom(table, seat) === 0) return;
  if (yield* agrees(table, seat, { kind: 'draw-spells' })) {
    yield* drawSpells(table, seat, spellRoom(table, seat));
  }
  stay(table, at);
}

/** One of the characters here, or the space (T4-ENC-02). */
function* whomToMeet(table: TalismanTable, seat: Seat): Procedure<Seat | undefined> {
  if (othersToMeet(table, seat).length === 0) return undefined;
  const chosen = yield* choose(table, seat, {
    kind: 'encounter',
    options: () => ['space', ...othersToMeet(table, seat).map((other) => `seat:${other}`)],
    auto: true,
  });
  return chosen === 'space' ? undefined : chosen.slice('seat:'.length);
}

/**
 * The characters here that may be met; none where the space or a card on it bars it. At the goal it
 * is the space's affair whom (T4-CRN-05).
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
 * The space: new cards up to the number printed, the cards by number, what the space says, and what
 * is left to be taken (T4-TRN-07, 08, T4-RUL-35).
 */
function* encounterSpace(table: TalismanTable, at: Landing): Procedure {
  const { seat, landing } = at;
  const here = hero(table.state, seat).space;
  const { before = [] } = table.edition.book.space(here);
  yield* perform(table, { seat, space: here, landing }, before);
  stay(table, at);
  const drawn = yield* drawHere(table, at);
  yield* meetCards(table, at, drawn);
  stay(table, at);
  yield* visitSpace(table, at);
  stay(table, at);
  yield* takeWhatLies(table, at);
}

function* drawHere(table: TalismanTable, at: Landing): Procedure<readonly Card[]> {
  const { space } = hero(table.state, at.seat);
  const { draw = 0 } = table.edition.book.space(space);
  if (draw === 0) return [];
  const number = yield* table.edition.drawing(table, at, draw);
  stay(table, at);
  return yield* drawUpTo(table, at, number);
}

const mayDitch = (sight: Sight, seat: Seat): boolean =>
  actionsOf(sight, seat).some((action) => action.startsWith('ditch:'));

/**
 * Only as many as are missing are drawn (T4-ADV-02 to 04); ditching first makes it fewer (T4-SPC-07).
 * Asked for as long as there is something to ditch, and something left to draw.
 */
function* drawUpTo(table: TalismanTable, at: Landing, number: number): Procedure<readonly Card[]> {
  const { seat } = at;
  const here = (): string => hero(table.state, seat).space;
  const missing = (): number => number - cardsAt(table.state, here()).length;
  const options = (): readonly string[] => (missing() > 0 && mayDitch(table, seat) ? ['draw'] : []);
  if (options().length > 0) {
    const about = (): Question['about'] => ({ cards: missing() });
    yield* chooseIfAny(table, seat, { kind: 'draw', about, options });
    stay(table, at);
  }
  if (missing() <= 0) return [];
  const drawn = yield* drawCards(table, at, { space: here(), count: missing() });
  stay(table, at);
  yield* table.edition.revealed(table, at, drawn);
  stay(table, at);
  yield* openWindow(table, { moment: 'cards.revealed', about: { space: `space:${here()}` } });
  stay(table, at);
  return drawn;
}
