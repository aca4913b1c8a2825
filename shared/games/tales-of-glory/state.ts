import type { Seat, Setup } from '../../engine/index.ts';
import { idsOf } from './content/tiles.ts';
import type { Back, Good, Holding, TileId } from './content/tile.ts';
import type { Options } from './options.ts';

/** The phase of the match; `next` picks the procedure by it. */
export const phases = ['setup', 'quests', 'select', 'catchUp', 'place', 'over'] as const;
export type Phase = (typeof phases)[number];

/** A tile lying in a story, and the numbers of its Chests that hold a Key, from 1. */
export type PlacedTile = {
  readonly tile: TileId;
  readonly x: number;
  readonly y: number;
  readonly opened: readonly number[];
};
/** A player's story; the Hero first, then in the order of placing (TG-PLC-01). */
export type Story = readonly PlacedTile[];

/** A tile, and the slot of the Adventure Board it lies on or was taken from. */
export type Slotted = { readonly slot: number; readonly tile: TileId };

/** The public state of a seat (TG-RUL-23). */
export type Player = {
  readonly holding: Holding;
  readonly story: Story;
  /** The tile taken from the board this round, until it is placed or discarded. */
  readonly taken?: Slotted;
  /** The Quests declared, until they are placed. */
  readonly declared?: readonly TileId[];
  /** The Majorities awarded at the end of the game. */
  readonly majorities: readonly Good[];
  /** The Glory from final scoring, part of the Glory held. */
  readonly final: { readonly majority: number; readonly end: number };
  /** Set once the seat has resigned: 1 for the first to resign. */
  readonly resigned?: number;
};

export type EndReason = 'rounds' | 'resignation';

/** The whole state of a match, grouped by visibility. Plain JSON. */
export type State = {
  readonly options: Options;
  /** In table order, clockwise. */
  readonly seats: readonly Seat[];
  readonly phase: Phase;
  /** 1 to 10; 0 before the first. */
  readonly round: number;
  readonly firstPlayer?: Seat;
  /** The seats still to place in this round, in turn order. */
  readonly toPlace: readonly Seat[];
  /** The tiles on the Adventure Board, by slot; free slots are left out. */
  readonly board: readonly Slotted[];
  /** Public, and never coming back (TG-REF-10). */
  readonly discards: readonly TileId[];
  /** The selection cards once revealed: the slot each seat chose. */
  readonly cards: Readonly<Record<Seat, number>>;
  readonly players: Readonly<Record<Seat, Player>>;
  readonly ended?: { readonly reason: EndReason; readonly winners: readonly Seat[] };

  /** Face down, the next tile first. Hidden from everyone. */
  readonly stacks: Readonly<Record<Back, readonly TileId[]>>;
  /** Out of the game, unseen (TG-RUL-26). */
  readonly box: readonly TileId[];
  /** The face-down Quests of each seat, visible only to it. */
  readonly quests: Readonly<Record<Seat, readonly TileId[]>>;
};

const nothing: Holding = { combat: 0, magic: 0, coins: 0, potions: 0, glory: 0 };
const newcomer: Player = {
  holding: nothing,
  story: [],
  majorities: [],
  final: { majority: 0, end: 0 },
};

/** The table before setup: all tiles sorted by their backs (TG-SET-02), Quests boxed unless played. */
export function initial({ seats, options }: Setup<Options>): State {
  return {
    options,
    seats,
    phase: 'setup',
    round: 0,
    toPlace: [],
    board: [],
    discards: [],
    cards: {},
    players: Object.fromEntries(seats.map((seat) => [seat, newcomer])),
    stacks: {
      period1: idsOf('period1'),
      period2: idsOf('period2'),
      period3: idsOf('period3'),
      quests: options.quests ? idsOf('quests') : [],
      heroes: idsOf('heroes'),
    },
    box: options.quests ? [] : idsOf('quests'),
    quests: {},
  };
}

/** Completes a state of an earlier release, which did not count the Glory of final scoring. */
export function complete(state: State): State {
  const isWhole = state.seats.every((seat) => 'final' in player(state, seat));
  if (isWhole) return state;
  const whole = ([seat, each]: [Seat, Player]) => [seat, { ...newcomer, ...each }] as const;
  return { ...state, players: Object.fromEntries(Object.entries(state.players).map(whole)) };
}

/** The player of a seat. @throws Error for a seat that is not at this table: a bug in a rule. */
export function player(state: State, seat: Seat): Player {
  const found = state.players[seat];
  if (found === undefined) throw new Error(`There is no seat ${seat}.`);
  return found;
}

export const questsOf = (state: State, seat: Seat): readonly TileId[] => state.quests[seat] ?? [];

/** The Quests a seat may place: those declared in an interrupted turn, and those face down. */
export const questsToPlace = (state: State, seat: Seat): readonly TileId[] => [
  ...(player(state, seat).declared ?? []),
  ...questsOf(state, seat),
];

export const hasLeft = (state: Pick<State, 'players'>, seat: Seat): boolean =>
  state.players[seat]?.resigned !== undefined;

/** The seats still in the match, clockwise from the First Player (TG-RND-05). */
export function turnOrder(
  state: Pick<State, 'seats' | 'firstPlayer' | 'players'>,
): readonly Seat[] {
  const from = Math.max(0, state.seats.indexOf(state.firstPlayer ?? ''));
  return [...state.seats.slice(from), ...state.seats.slice(0, from)].filter(
    (seat) => !hasLeft(state, seat),
  );
}
