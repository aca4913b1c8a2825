import type { Seat } from '../../../engine/index.ts';
import type { Book } from '../content/book.ts';
import { thrown } from './cards.ts';
import { calmedBy } from './figures.ts';
import { added, put, without, withPlayer, withTurn, type EventsOf } from './folding.ts';
import { type Player, type State } from '../state.ts';
import { cardsAt, handOf, hero, player } from '../state-queries.ts';

export function killed(book: Book, state: State, event: EventsOf<'CharacterKilled'>): State {
  const { seat } = event;
  return leftFor(book, state, {
    seat,
    keep: state.options.inheritance && !event.out,
    status: event.out ? out(state) : { status: 'waiting' },
  });
}

/** Folds a seat's elimination: it has no character, and gets none. */
export const goneOut = (book: Book, state: State, seat: Seat): State =>
  leftFor(book, state, { seat, keep: false, status: out(state) });

/** A seat loses its character, and goes on as this. */
function leftFor(
  book: Book,
  state: State,
  { seat, keep, status }: { readonly seat: Seat; readonly keep: boolean; status: Partial<Player> },
): State {
  const cleared = calmedBy(buried(book, state, { seat, keep }), seat);
  const gone = { ...cleared, ...retired(state, seat) };
  return withPlayer(gone, seat, { ...status, missed: 0, extra: 0 });
}

/** Its character card leaves the match, unless the dead may be drawn again (T4-DTH-05, T4-RUL-24). */
function retired(state: State, seat: Seat): Pick<State, 'unused' | 'gone'> {
  const { unused, gone, options } = state;
  const { character } = player(state, seat);
  if (character === undefined) return { unused, gone };
  const { id } = character;
  return options.recycleDead ? { unused: [...unused, id], gone } : { unused, gone: [...gone, id] };
}

/** Seats that go out in one turn are level in the ranking. */
const out = ({ turn }: State) => ({ status: 'out', fell: turn.number }) as const;

/** Belongings of the dead: left on its space, or kept for the next character; the rest goes back. */
function buried(
  book: Book,
  state: State,
  { seat, keep }: { readonly seat: Seat; readonly keep: boolean },
): State {
  const { character, heirloom: _, ...bare } = player(state, seat);
  if (character === undefined) {
    const players = { ...state.players, [seat]: bare };
    return { ...state, players, dealt: put(state.dealt, seat, []) };
  }
  const { objects, followers, gold, trophies, space } = character;
  const left = keep
    ? {
        ...state,
        players: { ...state.players, [seat]: { ...bare, heirloom: { objects, followers, gold } } },
      }
    : {
        ...state,
        players: { ...state.players, [seat]: bare },
        board: put(state.board, space, [...cardsAt(state, space), ...objects, ...followers]),
        gold: added(state.gold, space, gold),
      };
  return {
    ...thrown(book, left, [...trophies, ...handOf(state, seat)]),
    hands: put(state.hands, seat, []),
    lasting: state.lasting.filter(({ on }) => on !== seat),
  };
}

export function heirloomLeft(state: State, { seat, space }: EventsOf<'HeirloomLeft'>): State {
  const { heirloom, ...bare } = player(state, seat);
  const { objects = [], followers = [], gold = 0 } = heirloom ?? {};
  return {
    ...state,
    players: { ...state.players, [seat]: bare },
    board: put(state.board, space, [...cardsAt(state, space), ...objects, ...followers]),
    gold: added(state.gold, space, gold),
  };
}

/**
 * Out of lives and out of reach: it keeps its goods and its task, and loses Spells, trophies, fate and
 * shape. What was its own turn is at its end (HP-HLT-01 to 05, 08; HP-RUL-22).
 */
export function laidUp(book: Book, state: State, { seat, space }: EventsOf<'LaidUp'>): State {
  const { trophies, ...before } = hero(state, seat);
  const { trial: _, turningBack: __, offer: ___, enslaved: ____, ...bare } = before;
  const { admitted: _____, toad: ______, slainBy: _______, ...stays } = bare;
  const character = { ...stays, trophies: [], space, fate: 0, laidUp: true } as const;
  const left = withPlayer(thrown(book, state, [...trophies, ...handOf(state, seat)]), seat, {
    character,
  });
  const laid = calmedBy({ ...left, hands: put(left.hands, seat, []) }, seat);
  return seat === state.turn.seat && state.turn.phase !== 'done' ? ended(laid) : laid;
}

const ended = (state: State): State =>
  withTurn({ ...state, turn: without(state.turn, 'crossing') }, { phase: 'end' });

/** Back among the living with the values of the side it plays from now on (HP-HLT-06, 07). */
export function recovered(state: State, event: EventsOf<'Recovered'>): State {
  const { seat, character: id, lives, fate } = event;
  const { laidUp: _, ...before } = hero(state, seat);
  const character = { ...before, id, points: {}, lives, fate: before.fate + fate };
  const unused =
    id === before.id
      ? state.unused
      : state.unused.map((other) => (other === id ? before.id : other));
  return withPlayer({ ...state, unused }, seat, { character });
}
