import { remembered, sees, type Seat, type Viewer } from '../../../engine/index.ts';
import type { Period, TileId } from '../content/tile.ts';
import { questsOf, type State } from '../state.ts';

/** A seat's Quests face down: their number, and their ids if the viewer may know them (TG-RUL-23). */
export type Hand = { readonly count: number; readonly tiles?: readonly TileId[] };

type Open =
  | 'options'
  | 'seats'
  | 'phase'
  | 'round'
  | 'firstPlayer'
  | 'toPlace'
  | 'board'
  | 'discards'
  | 'cards'
  | 'players'
  | 'ended';

/** The table as one viewer sees it. Public slices are the state's own, by reference. */
export type View = Pick<State, Open> & {
  /** The number of face-down tiles in each period's stack (TG-RUL-26). */
  readonly stacks: Readonly<Record<Period, number>>;
  readonly quests: Readonly<Record<Seat, Hand>>;
};

/**
 * The view of a state for a viewer: the only way from state to a client. Stacks are counts, even for
 * an arbiter.
 */
export function view(state: State, viewer: Viewer): View {
  const { options, seats, phase, round, firstPlayer, toPlace, board, discards, cards } = state;
  const { players, ended } = state;
  return {
    options,
    seats,
    phase,
    round,
    ...(firstPlayer !== undefined && { firstPlayer }),
    toPlace,
    board,
    discards,
    cards,
    players,
    ...(ended && { ended }),
    stacks: heights(state.stacks),
    quests: hands(state, viewer),
  };
}

const heights = remembered((stacks: State['stacks']) => ({
  period1: stacks.period1.length,
  period2: stacks.period2.length,
  period3: stacks.period3.length,
}));

const handsSeen = remembered((_: State['quests']) => new Map<string, View['quests']>());

function hands(state: State, viewer: Viewer): View['quests'] {
  const as = viewer.role === 'seat' ? `seat:${viewer.seat}` : viewer.role;
  const known = handsSeen(state.quests);
  const found = known.get(as) ?? mask(state, viewer);
  known.set(as, found);
  return found;
}

const mask = (state: State, viewer: Viewer): View['quests'] =>
  Object.fromEntries(
    Object.keys(state.quests).map((seat): [Seat, Hand] => {
      const tiles = questsOf(state, seat);
      return [seat, { count: tiles.length, ...(sees(viewer, seat) && { tiles }) }];
    }),
  );
