import * as z from 'zod';
import {
  askEach,
  roll,
  sees,
  tell,
  type Game,
  type Procedure,
  type Question,
  type Seat,
  type Table,
} from '../../shared/engine/index.ts';

/** A large table to measure by: six heroes with hidden hands, a board of 130 spaces, 20 KB of state. */
export type Heroes = {
  readonly board: Readonly<Record<string, Space>>;
  readonly deck: readonly string[];
  readonly heroes: Readonly<Record<Seat, Hero>>;
  readonly turn: number;
};
type Space = { readonly cards: readonly string[]; readonly effects: readonly object[] };
type Hero = {
  readonly lives: number;
  readonly fate: number;
  readonly space: string;
  readonly hand: readonly string[];
  readonly objects: readonly string[];
};
export type HeroesEvent =
  | { readonly type: 'Wounded'; readonly seat: Seat; readonly lives: number }
  | { readonly type: 'Moved'; readonly seat: Seat; readonly space: string }
  | { readonly type: 'TurnEnded' };

const WINDOWS = 6;
const board = Object.fromEntries(
  Array.from({ length: 130 }, (_, i) => [
    `space${String(i)}`,
    {
      cards: [`card${String(i)}`, `card${String(i + 1)}`],
      effects: [{ kind: 'shelter', until: { seat: 'seat1', at: 'turn-end', slots: 2 } }],
    },
  ]),
);
const dealt = (from: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${from}${String(i)}`);

/** A turn of six windows, in each of which all six seats may react. */
function* turn(table: Table<Heroes>): Procedure {
  const seats = Object.keys(table.state.heroes);
  for (let i = 0; i < WINDOWS; i += 1) {
    yield* askEach(table, () => seats.map((seat) => reaction(table.state, seat)));
    const seat = seats[(table.state.turn + i) % seats.length] ?? '';
    const [die = 0] = yield* roll(`wound:${seat}`);
    yield* tell<HeroesEvent>({ type: 'Wounded', seat, lives: die > 4 ? 1 : 0 });
    yield* tell<HeroesEvent>({ type: 'Moved', seat, space: `space${String(die * 7 + i)}` });
  }
  yield* tell<HeroesEvent>({ type: 'TurnEnded' });
}

function reaction({ heroes }: Heroes, seat: Seat): Question {
  const hand = heroes[seat]?.hand ?? [];
  const options = ['pass', ...hand.map((card) => `cast:${card}`)];
  return { key: `react:${seat}`, seat, kind: 'react', options, sealed: true };
}

function evolve(state: Heroes, event: HeroesEvent): Heroes {
  switch (event.type) {
    case 'Wounded':
      return withHero(state, event.seat, (hero) => ({ ...hero, lives: hero.lives - event.lives }));
    case 'Moved':
      return withHero(state, event.seat, (hero) => ({ ...hero, space: event.space }));
    case 'TurnEnded':
      return { ...state, turn: state.turn + 1 };
  }
}

function withHero(state: Heroes, seat: Seat, change: (hero: Hero) => Hero): Heroes {
  const hero = state.heroes[seat];
  if (hero === undefined) return state;
  return { ...state, heroes: { ...state.heroes, [seat]: change(hero) } };
}

/** The public view of a hero, made once per hero. */
const masks = new WeakMap<Hero, object>();
function masked(hero: Hero): object {
  const known = masks.get(hero);
  if (known !== undefined) return known;
  const mask = { ...hero, hand: hero.hand.length };
  masks.set(hero, mask);
  return mask;
}

const empty = z.strictObject({});

const definition: Game<Heroes, HeroesEvent, Record<string, never>> = {
  id: 'six-heroes',
  rules: 1,
  seats: { min: 6, max: 6 },
  options: empty,
  initial: ({ seats }) => ({
    board,
    deck: dealt('adventure', 180),
    heroes: Object.fromEntries(
      seats.map((seat) => [
        seat,
        {
          lives: 1_000_000,
          fate: 3,
          space: 'space1',
          hand: dealt(`spell.${seat}.`, 3),
          objects: dealt(`object.${seat}.`, 4),
        },
      ]),
    ),
    turn: 0,
  }),
  evolve,
  next: () => ({ name: 'turn' }),
  procedures: { turn },
  view: ({ deck, heroes, ...open }, viewer) => ({
    ...open,
    deck: deck.length,
    heroes: Object.fromEntries(
      Object.entries(heroes).map(([seat, hero]) => [
        seat,
        sees(viewer, seat) ? hero : masked(hero),
      ]),
    ),
  }),
  viewSchema: z.unknown(),
  log: () => undefined,
  standing: () => [],
  resigned: () => ({ type: 'TurnEnded' }),
  reshuffle: () => [],
  invariants: () => [],
  bots: { random: ({ question, chance }) => [question.options[chance(4)] ?? 'pass'] },
  words: {
    catalogue: { en: {}, cs: {}, ko: {} },
    question: ({ kind }) => ({ key: `question.${kind}` }),
    option: (_, option) => ({ key: `option.${option}` }),
  },
  position: { schema: empty, place: (state) => state },
};

export const sixHeroes = definition as Game;
