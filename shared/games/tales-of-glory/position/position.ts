import { IllegalPositionError, type Game, type Seat } from '../../../engine/index.ts';
import { backs, periods, type Back, type Period, type TileId } from '../content/tile.ts';
import { idsOf, tile } from '../content/tiles.ts';
import { boardFor } from '../board.ts';
import { faultsOfPosition } from './faults.ts';
import { positionSchema, type Position } from './schema.ts';
import {
  player,
  turnOrder,
  type PlacedTile,
  type Player,
  type State,
  type Story,
} from '../state.ts';

export const position: Game<State>['position'] = {
  schema: positionSchema,
  place: (state: State, given: Position) => layOut(state, given),
};

/** Lays out a position over a state. @throws IllegalPositionError */
function layOut(state: State, given: Position): State {
  const parsed = positionSchema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new IllegalPositionError(faults);
  }
  const faults = faultsOfPosition(state, parsed.data);
  if (faults.length > 0) throw new IllegalPositionError(faults);
  return complete(state, parsed.data);
}

function complete(state: State, given: Position): State {
  const players = layPlayers(state, given);
  const firstPlayer = given.firstPlayer ?? state.seats[0];
  const laid: State = {
    ...state,
    phase: given.phase,
    round: given.phase === 'quests' ? 0 : given.round,
    ...(firstPlayer !== undefined && { firstPlayer }),
    board: Object.entries(given.board ?? {}).map(([slot, t]) => ({ slot: Number(slot), tile: t })),
    discards: given.discards,
    players,
    ...unlistedTiles(state, given, new Set(listedTiles(given, players))),
    quests: Object.fromEntries(state.seats.map((seat) => [seat, given.seats[seat]?.quests ?? []])),
  };
  const choosing = given.phase === 'quests' || given.phase === 'select';
  const ready = given.board === undefined && choosing ? fillBoard(laid) : laid;
  return given.phase === 'place' ? { ...ready, toPlace: given.toPlace ?? turnOrder(ready) } : ready;
}

/** The places of unlisted tiles: their stacks, or the box if their stack is listed. */
function unlistedTiles(
  state: State,
  given: Position,
  listed: ReadonlySet<TileId>,
): Pick<State, 'stacks' | 'box'> {
  const left = (back: Back): readonly TileId[] => idsOf(back).filter((t) => !listed.has(t));
  const stacks: State['stacks'] = {
    period1: given.stacks.period1 ?? left('period1'),
    period2: given.stacks.period2 ?? left('period2'),
    period3: given.stacks.period3 ?? left('period3'),
    quests: state.options.quests ? left('quests') : [],
    heroes: [],
  };
  const box = backs.flatMap(left).filter((t) => !stacks[tile(t).back].includes(t));
  return { stacks, box };
}

function layPlayers(state: State, given: Position): State['players'] {
  const stories = Object.values(given.seats).flatMap(({ story }) => story.map((p) => p.tile));
  const heroes = idsOf('heroes').filter((hero) => !stories.includes(hero));
  return Object.fromEntries(
    state.seats.map((seat): [Seat, Player] => {
      const {
        story = [],
        taken,
        combat = 0,
        magic = 0,
        coins = 0,
        potions = 0,
        glory = 0,
      } = given.seats[seat] ?? {};
      const hero = (): PlacedTile => ({ tile: heroes.shift() ?? '', x: 0, y: 0, opened: [] });
      const whole: Story = story.some((p) => tile(p.tile).back === 'heroes')
        ? heroFirst(story)
        : [hero(), ...story];
      const holding = { combat, magic, coins, potions, glory };
      return [seat, { ...player(state, seat), holding, story: whole, ...(taken && { taken }) }];
    }),
  );
}

const heroFirst = (story: Story): Story => [
  ...story.filter((p) => tile(p.tile).back === 'heroes'),
  ...story.filter((p) => tile(p.tile).back !== 'heroes'),
];

const listedTiles = (given: Position, players: State['players']): readonly TileId[] => [
  ...Object.values(given.board ?? {}),
  ...given.discards,
  ...periods.flatMap((period) => given.stacks[period] ?? []),
  ...Object.values(given.seats).flatMap(({ quests }) => quests),
  ...Object.values(players).flatMap(({ story, taken }) => [
    ...story.map((p) => p.tile),
    ...(taken ? [taken.tile] : []),
  ]),
];

/** Fills the board from the top of the stacks. */
function fillBoard(state: State): State {
  const { slots } = boardFor(state.seats.length);
  const drawn = periods.flatMap((period) => state.stacks[period]).slice(0, slots);
  const left = (back: Period): readonly TileId[] =>
    state.stacks[back].filter((t) => !drawn.includes(t));
  return {
    ...state,
    board: drawn.map((t, i) => ({ slot: i + 1, tile: t })),
    stacks: {
      ...state.stacks,
      period1: left('period1'),
      period2: left('period2'),
      period3: left('period3'),
    },
  };
}
