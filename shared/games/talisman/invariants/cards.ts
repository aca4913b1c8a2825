import type { CardFacts } from '../content/card.ts';
import type { Sight } from '../edition/print.ts';
import type { Card, State } from '../state.ts';

/** Every card is in exactly one place, and no card is anywhere that the edition lacks. */
export function cardFaults({ state, edition }: Sight): readonly string[] {
  const { book } = edition;
  const places = new Map<Card, string[]>();
  for (const { at, cards } of everywhere(state)) {
    for (const card of cards) places.set(card, [...(places.get(card) ?? []), at]);
  }
  const all = book.piles.flatMap((pile) => book.instances(pile));
  const known = new Set(all);
  return [
    ...all.flatMap((card) => {
      const found = places.get(card) ?? [];
      if (found.length === 1) return [];
      return [found.length === 0 ? `${card} is nowhere` : `${card} is at ${found.join(' and ')}`];
    }),
    ...[...places.keys()].filter((card) => !known.has(card)).map((card) => `${card} is unknown`),
    ...misplaced({ state, edition }),
    ...characterFaults({ state, edition }),
  ];
}

type Place = { readonly at: string; readonly cards: readonly Card[] };

const everywhere = (state: State): readonly Place[] => [
  ...Object.entries(state.decks).map(([deck, cards]) => ({ at: `the deck ${deck}`, cards })),
  ...Object.entries(state.discards).map(([deck, cards]) => ({ at: `the discards ${deck}`, cards })),
  { at: 'the Purchase supply', cards: state.purchase },
  { at: 'the Talisman supply', cards: state.talismans },
  { at: 'the box', cards: state.removed },
  { at: 'the air', cards: state.inFlight },
  { at: 'what lasts', cards: setAside(state) },
  ...Object.entries(state.board).map(([at, cards]) => ({ at, cards })),
  ...Object.entries(state.hands).map(([seat, cards]) => ({ at: `the hand of ${seat}`, cards })),
  ...Object.entries(state.players).flatMap(([seat, { character, heirloom }]) => [
    { at: `the Objects of ${seat}`, cards: character?.objects ?? [] },
    { at: `the Followers of ${seat}`, cards: character?.followers ?? [] },
    { at: `the trophies of ${seat}`, cards: character?.trophies ?? [] },
    { at: `what is left to ${seat}`, cards: heirloom?.objects ?? [] },
    { at: `what is left to ${seat}`, cards: heirloom?.followers ?? [] },
  ]),
];

/** Cards that stay in force, unless they do so lying on a space. */
const setAside = ({ lasting, board }: State): readonly Card[] =>
  lasting.flatMap(({ card, on }) => {
    if (card === undefined) return [];
    return on !== undefined && board[on]?.includes(card) ? [] : [card];
  });

/** Faults of cards in the wrong pile or play area. */
function misplaced({ state, edition: { book } }: Sight): readonly string[] {
  const { decks, discards, purchase, talismans } = state;
  const homes = [
    ...[...Object.entries(decks), ...Object.entries(discards)].map(([home, cards]) => ({
      home,
      cards,
    })),
    { home: 'purchase', cards: purchase },
    { home: 'talismans', cards: talismans },
  ];
  const owned = Object.values(state.players).flatMap(({ character }) => [
    { types: ['object', 'magic-object'], cards: character?.objects ?? [] },
    { types: ['follower', 'enemy'], cards: character?.followers ?? [] },
    { types: ['enemy', 'sided'], cards: character?.trophies ?? [] },
  ]);
  const held = [...Object.values(state.hands).flat(), ...state.inFlight];
  return [
    ...homes.flatMap(({ home, cards }) =>
      cards.filter((card) => book.homeOf(card) !== home).map((card) => `${card} is not of ${home}`),
    ),
    ...[...owned, { types: ['spell'], cards: held }].flatMap(({ types, cards }) =>
      cards
        .filter((card) => !isOf(book.card(card), types))
        .map((card) => `${card} is no ${types.join(' or ')}`),
    ),
  ];
}

const isOf = ({ type, sided }: CardFacts, types: readonly string[]): boolean =>
  types.includes(type) || (sided !== undefined && types.includes('sided'));

/** A character is played once, or unused, or gone. */
function characterFaults({ state, edition }: Sight): readonly string[] {
  const played = Object.values(state.players).flatMap(({ character }) => character?.id ?? []);
  const listed = [...played, ...state.unused, ...state.gone];
  const figures = played.map((id) => edition.book.character(id).figure ?? id);
  const twice = figures.filter((figure, at) => figures.indexOf(figure) !== at);
  return [
    ...edition.content.characters.flatMap(({ id }) => {
      const times = listed.filter((other) => other === id).length;
      return times === 1 ? [] : [`${id} is in the match ${String(times)} times`];
    }),
    ...twice.map((figure) => `${figure} is played twice`),
  ];
}
