import {
  askEach,
  roll,
  shuffle,
  tell,
  type AtOnce,
  type Procedure,
  type Seat,
} from '../../../engine/index.ts';
import { during } from '../asking/asking.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { settle } from '../changes/settle.ts';
import { deckIn, player } from '../state-queries.ts';
import { characterQuestion, enterAtSetup } from './character.ts';
import { idChosen } from '../reference.ts';

/** Setup: decks, characters, the first player (T4-SET-01 to 18). */
export function* setup(table: TalismanTable): Procedure {
  yield* shuffleDecks(table);
  if (table.state.options.bloodbath) yield* leaveOneTalisman(table);
  yield* dealCharacters(table);
  yield* chooseCharacters(table);
  yield* chooseFirst(table);
  yield* tell<TalismanEvent>({ type: 'PlayBegan' });
}

/** Shuffles each deck separately: those of the regions, then the Spells. */
export function* shuffleDecks(table: TalismanTable): AtOnce {
  for (const deck of [...table.edition.book.decks, 'spells']) {
    const order = yield* shuffle(deck, deckIn(table.state, deck));
    yield* tell<TalismanEvent>({ type: 'DeckShuffled', deck, order });
  }
}

/** Removes all but one card of the Talisman supply (T4-FST-06, T4-RUL-14). */
function* leaveOneTalisman(table: TalismanTable): AtOnce {
  const cards = table.state.talismans.slice(1);
  yield* tell<TalismanEvent>({ type: 'SupplyRemoved', cards });
}

/** Deals as many characters to each as the option says, or as there are for all alike (T4-SET-04, 05). */
function* dealCharacters(table: TalismanTable): AtOnce {
  const order = yield* shuffle('characters', table.state.unused);
  const { seats, unused, options } = table.state;
  const each = Math.min(options.characterChoice, Math.floor(unused.length / seats.length));
  for (const [i, seat] of table.state.seats.entries()) {
    const characters = order.slice(i * each, (i + 1) * each);
    yield* tell<TalismanEvent>({ type: 'CharactersDealt', seat, characters });
  }
}

/**
 * Lets all choose at the same time, and reveals in table order (T4-SET-05, 07); a seat that has
 * resigned does not enter.
 */
export function* chooseCharacters(table: TalismanTable): Procedure {
  const answers = yield* askEach(
    table,
    () =>
      table.state.seats
        .filter((seat) => (table.state.dealt[seat] ?? []).length > 1)
        .map((seat) => characterQuestion(table.state, seat)),
    { settle: () => settle(table) },
  );
  for (const seat of table.state.seats) {
    const chosen = idChosen(answers, `character:${seat}`);
    yield* enterFirst(table, seat, chosen ?? table.state.dealt[seat]?.[0]);
  }
}

/** The first character of a seat, unless it has given up meanwhile. */
export function* enterFirst(table: TalismanTable, seat: Seat, id: string | undefined): Procedure {
  if (id === undefined || player(table.state, seat).status === 'out') return;
  yield* during([seat], enterAtSetup(table, seat, id));
}

/** The host begins, unless the dice decide (T4-SET-18, T4-RUL-83). */
function* chooseFirst(table: TalismanTable): AtOnce {
  if (table.state.options.firstPlayer !== 'host') yield* drawFirst(table);
}

/** The dice say who begins. */
export function* drawFirst(table: TalismanTable): AtOnce {
  const { seats } = table.state;
  const [pick = 1] = yield* roll('first-player', 1, seats.length);
  const seat = table.state.seats[pick - 1];
  if (seat !== undefined) yield* tell<TalismanEvent>({ type: 'FirstPlayerChosen', seat });
}
