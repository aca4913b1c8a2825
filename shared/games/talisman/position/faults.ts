import type { Edition } from '../edition/edition.ts';
import { copyMeant, type Dealt } from './cards.ts';
import type { LastingPosition, Position, SeatPosition } from './schema.ts';
import type { State } from '../state.ts';

/** A word of a position that must be known, and its sort. */
type Word = { readonly path: string; readonly word: string | undefined; readonly what: What };
type What =
  | 'seat'
  | 'space'
  | 'character'
  | 'alignment'
  | 'quest'
  | 'attribute'
  | 'deck'
  | 'place'
  | 'figure'
  | 'token'
  | 'side';

type Given = { readonly state: State; readonly edition: Edition; readonly given: Position };

/** Faults of a position besides those of its cards, each with its path. */
export const faultsOfPosition = (at: Given, dealt: Dealt): readonly string[] => [
  ...unknownWords(at),
  ...twins(at.given),
  ...Object.entries(at.given.seats).flatMap(([seat, laid]) => faultsOfSeat(seat, laid)),
  ...faultsOfTurn(at),
  ...unknownCards(at, dealt),
];

function unknownWords({ state, edition, given }: Given): readonly string[] {
  const { content } = edition;
  const known: Readonly<Record<What, readonly string[]>> = {
    seat: state.seats,
    space: content.spaces.map(({ id }) => id),
    character: content.characters.map(({ id }) => id),
    alignment: content.characters.map(({ alignment }) => alignment),
    quest: content.quests.map(({ id }) => id),
    attribute: Object.keys(content.attributes),
    deck: [...edition.book.decks, 'spells'],
    place: ['deck', 'discards', ...content.spaces.map(({ id }) => id)],
    figure: (content.figures ?? []).map(({ id }) => id),
    token: (content.tokens ?? []).map(({ id }) => id),
    side: (content.tokens ?? []).flatMap(({ sides }) => sides),
  };
  return wordsOf(given).flatMap(({ path, word, what }) =>
    word === undefined || known[what].includes(word)
      ? []
      : [`${path}: there is no ${what} ${word}`],
  );
}

const each = (path: string, words: readonly string[], what: What): readonly Word[] =>
  words.map((word) => ({ path: `${path}.${word}`, word, what }));

function wordsOf(given: Position): readonly Word[] {
  const { seats, turn, first, board, gold, lasting, gone, figures, tokens } = given;
  return [
    ...Object.entries(seats).flatMap(([seat, laid]) => wordsOfSeat(seat, laid)),
    word('turn.seat', turn.seat, 'seat'),
    word('first', first, 'seat'),
    ...each('turn.casts', Object.keys(turn.casts), 'seat'),
    ...each('turn.aligned', turn.aligned, 'seat'),
    ...turn.ditched.map(({ seat }, i) => word(`turn.ditched.${String(i)}.seat`, seat, 'seat')),
    word('turn.crossing.from', turn.crossing?.from, 'space'),
    ...each('board', Object.keys(board), 'space'),
    ...each('gold', Object.keys(gold), 'space'),
    ...wordsOfDecks(given),
    word('turn.roused', turn.roused, 'figure'),
    ...wordsBy('figures', figures, ['figure', 'space']),
    ...wordsBy('tokens', tokens, ['token', 'side']),
    ...each('gone', gone, 'character'),
    ...lasting.flatMap(({ by, until, bonus = {} }, i) => [
      word(`lasting.${String(i)}.by`, by, 'seat'),
      word(`lasting.${String(i)}.until.seat`, until.seat, 'seat'),
      ...each(`lasting.${String(i)}.bonus`, Object.keys(bonus), 'attribute'),
    ]),
  ];
}

const wordsOfDecks = ({ decks, discards, rest }: Position): readonly Word[] => [
  ...each('decks', Object.keys(decks), 'deck'),
  ...each('discards', Object.keys(discards), 'deck'),
  ...wordsBy('rest', rest, ['deck', 'place']),
];

/** Both words of each entry: its subject, and its value. */
const wordsBy = (
  path: string,
  entries: Readonly<Record<string, string>>,
  [key, value]: readonly [What, What],
): readonly Word[] =>
  Object.entries(entries).flatMap(([name, said]) => [
    word(`${path}.${name}`, name, key),
    word(`${path}.${name}`, said, value),
  ]);

const word = (path: string, text: string | undefined, what: What): Word => ({
  path,
  word: text,
  what,
});

function wordsOfSeat(seat: string, laid: SeatPosition): readonly Word[] {
  const path = `seats.${seat}`;
  return [
    word(path, seat, 'seat'),
    word(`${path}.character`, laid.character, 'character'),
    word(`${path}.space`, laid.space, 'space'),
    word(`${path}.alignment`, laid.alignment, 'alignment'),
    word(`${path}.quest`, laid.quest, 'quest'),
    word(`${path}.admitted`, laid.admitted, 'space'),
    ...each(`${path}.points`, Object.keys(laid.points), 'attribute'),
    ...each(`${path}.toad.points`, Object.keys(laid.toad?.points ?? {}), 'attribute'),
  ];
}

/** A character is played once, and not after it left the match. */
function twins({ seats, gone }: Position): readonly string[] {
  const named = [
    ...Object.entries(seats).flatMap(([seat, { character }]) =>
      character === undefined ? [] : [{ path: `seats.${seat}.character`, character }],
    ),
    ...gone.map((character) => ({ path: 'gone', character })),
  ];
  return named.flatMap(({ path, character }, i) => {
    const first = named.findIndex((other) => other.character === character);
    return first === i ? [] : [`${path}: ${character} is named at ${named[first]?.path ?? ''}`];
  });
}

/** Faults of things that only a character has, given to a seat without one. */
function faultsOfSeat(seat: string, laid: SeatPosition): readonly string[] {
  const path = `seats.${seat}`;
  const { status, resigned, character, objects, followers, trophies, hand } = laid;
  const cards = [...objects, ...followers, ...trophies, ...hand];
  const bare = status !== 'playing' && (character !== undefined || cards.length > 0);
  return [
    ...(bare ? [`${path}: a seat that is ${status} has no character`] : []),
    ...(resigned !== undefined && status !== 'out' ? [`${path}: who resigned is out`] : []),
    ...(laid.heirloom && status !== 'waiting'
      ? [`${path}.heirloom: waits for the next character of a seat that is waiting`]
      : []),
  ];
}

function faultsOfTurn({ state, given: { seats, turn } }: Given): readonly string[] {
  const plays = (seat: string): boolean => (seats[seat]?.status ?? 'playing') !== 'out';
  const away = turn.seat !== undefined && state.seats.includes(turn.seat) && !plays(turn.seat);
  const crossing = turn.phase === 'cross';
  return [
    ...(state.seats.some(plays) ? [] : ['seats: no one is left to play']),
    ...(away ? [`turn.seat: ${turn.seat ?? ''} is out`] : []),
    ...(crossing === (turn.crossing !== undefined)
      ? []
      : ['turn.crossing: belongs to phase cross, and it needs it']),
  ];
}

/** Faults of cards that are referred to but not placed. */
function unknownCards({ edition, given }: Given, dealt: Dealt): readonly string[] {
  const { turn, pools, lasting } = given;
  const spoken = [
    ...turn.absent.map((name, i) => ({ path: `turn.absent.${String(i)}`, name })),
    ...(turn.fresh ?? []).map((name, i) => ({ path: `turn.fresh.${String(i)}`, name })),
    ...turn.ditched.map(({ card }, i) => ({ path: `turn.ditched.${String(i)}.card`, name: card })),
    ...Object.keys(pools).map((name) => ({ path: `pools.${name}`, name })),
    ...lasting.flatMap(({ card }: LastingPosition, i) =>
      card === undefined ? [] : [{ path: `lasting.${String(i)}.card`, name: card }],
    ),
  ];
  return spoken.flatMap(({ path, name }) =>
    copyMeant(edition, dealt, name) === undefined ? [`${path}: there is no card ${name}`] : [],
  );
}
