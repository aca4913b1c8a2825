import {
  askEach,
  shuffle,
  tell,
  type AtOnce,
  type Procedure,
  type Seat,
} from '../../../../../engine/index.ts';
import type { CharacterFacts } from '../../../content/character.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import type { TalismanEvent } from '../../../events.ts';
import { settle } from '../../../changes/settle.ts';
import { player } from '../../../state-queries.ts';
import { isOn } from '../options.ts';
import { idChosen, refer } from '../../../reference.ts';

/** Both sides of the card that a character is a side of (HP-CMP-09). */
export const sidesOf = ({ edition }: Sight, figure: string): readonly string[] =>
  edition.content.characters.filter((side) => figureOf(side) === figure).map(({ id }) => id);

const figureOf = ({ id, figure = id }: CharacterFacts): string => figure;

/** The figure of a character (HP-SET-21). */
export const figureFor = ({ edition }: Sight, character: string): string =>
  figureOf(edition.book.character(character));

/**
 * The figures available to a newcomer (HP-SET-07): unplayed ones; if there are none, those that have
 * left the match (HP-RUL-10).
 */
function figuresLeft(sight: Sight): readonly string[] {
  const { players, gone, dealt } = sight.state;
  const figures = [...new Set(sight.edition.content.characters.map(figureOf))];
  const played = Object.values(players).flatMap(({ character }) => character?.id ?? []);
  const taken = [...played, ...Object.values(dealt).flat()].map((id) => figureFor(sight, id));
  const left = gone.map((id) => figureFor(sight, id));
  const free = figures.filter((figure) => !taken.includes(figure));
  const fresh = free.filter((figure) => !left.includes(figure));
  return fresh.length > 0 ? fresh : free;
}

/**
 * Shuffles the cards and deals one to each of these: both of its sides (HP-SET-05). With the option of
 * opposed sides, cards of a full side are passed over.
 */
export function* dealCards(table: TalismanTable, seats: readonly Seat[]): AtOnce {
  const order = yield* shuffle('characters', figuresLeft(table));
  for (const seat of seats) {
    const left = figuresLeft(table);
    const [figure] = withRoom(
      table,
      order.filter((each) => left.includes(each)),
    );
    if (figure === undefined) return;
    const characters = sidesOf(table, figure);
    yield* tell<TalismanEvent>({ type: 'CharactersDealt', seat, characters });
  }
}

/**
 * The characters with room for their alignment: all, unless the option limits each side to half of the
 * seats. If there are none, any will do.
 */
function withRoom(sight: Sight, figures: readonly string[]): readonly string[] {
  const { state } = sight;
  if (!isOn(state, 'oppositeSides')) return figures;
  const most = Math.ceil(state.seats.length / 2);
  const taken = state.seats.flatMap((seat) => alignmentAt(sight, seat) ?? []);
  const fitting = figures.filter((figure) => {
    const [side = ''] = sidesOf(sight, figure);
    const { alignment } = sight.edition.book.character(side);
    return taken.filter((other) => other === alignment).length < most;
  });
  return fitting.length > 0 ? fitting : figures;
}

/** The alignment of the character that a seat has, or will have by the card it was dealt. */
function alignmentAt({ state, edition }: Sight, seat: Seat): string | undefined {
  const { character } = player(state, seat);
  const [dealt] = state.dealt[seat] ?? [];
  if (character !== undefined) return character.alignment;
  return dealt === undefined ? undefined : edition.book.character(dealt).alignment;
}

/**
 * Asks a seat, openly, for any side of any card that is left (HP-SET-08); `undefined` if it has
 * resigned.
 */
export function* chooseFreely(table: TalismanTable, seat: Seat): Procedure<string | undefined> {
  return yield* chooseSide(table, seat, () =>
    withRoom(table, figuresLeft(table)).flatMap((figure) => sidesOf(table, figure)),
  );
}

/** Asks a seat that need not have a character now which to play; `undefined` if it has resigned. */
export function* chooseSide(
  table: TalismanTable,
  seat: Seat,
  sides: () => readonly string[],
): Procedure<string | undefined> {
  const key = `character:${seat}`;
  const answers = yield* askEach(
    table,
    () => {
      if (player(table.state, seat).status === 'out') return [];
      const options = sides().map((id) => refer('character', id));
      return [{ key, seat, kind: 'character', options, fallback: options.slice(0, 1) }];
    },
    { settle: () => settle(table) },
  );
  return idChosen(answers, key);
}
