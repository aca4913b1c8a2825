import type { Setup } from '../../engine/index.ts';
import type { Book } from './content/book.ts';
import type { PrintedEdition } from './edition/print.ts';
import type { Options } from './options.ts';
import type { Card, Decks, Player, State } from './state.ts';

const newcomer: Player = { status: 'waiting', missed: 0, extra: 0 };

/** The decks of the regions, then the Spells. */
const decksOf = (book: Book, cards: (deck: string) => readonly Card[]): Decks => ({
  ...Object.fromEntries(book.decks.map((deck) => [deck, cards(deck)])),
  spells: cards('spells'),
});

/** The table before setup: every card in its pile, no characters yet, figures at their starts. */
export function initial(
  { book, content }: PrintedEdition,
  { seats, options }: Setup<Options>,
): State {
  const first = seats[0] ?? '';
  return {
    options,
    seats,
    first,
    turn: {
      seat: first,
      number: 0,
      round: 0,
      phase: 'setup',
      landings: 0,
      extra: false,
      spellsAtStart: 0,
      casts: {},
      aligned: [],
      ditched: [],
      absent: [],
      used: [],
    },
    players: Object.fromEntries(seats.map((seat) => [seat, newcomer])),
    board: {},
    gold: {},
    pools: {},
    purchase: book.instances('purchase'),
    talismans: book.instances('talismans'),
    discards: decksOf(book, () => []),
    removed: [],
    inFlight: [],
    lasting: [],
    unused: content.characters.map(({ id }) => id),
    gone: [],
    crownReached: false,
    ...(content.figures && {
      figures: Object.fromEntries(content.figures.map(({ id, start }) => [id, start])),
    }),
    decks: decksOf(book, (deck) => book.instances(deck)),
    hands: {},
    dealt: {},
  };
}
