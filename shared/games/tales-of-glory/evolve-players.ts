import type { Seat } from '../../engine/index.ts';
import type { Holding } from './content/tile.ts';
import { questPlayed } from './evolve-stacks.ts';
import type { Gains, TalesEvent } from './events.ts';
import { player, questsOf, type Player, type State } from './state.ts';
import { withTile } from './story/cells.ts';

type Of<T extends TalesEvent['type']> = Extract<TalesEvent, { type: T }>;

export const withPlayer = (state: State, seat: Seat, change: Partial<Player>): State => ({
  ...state,
  players: { ...state.players, [seat]: { ...player(state, seat), ...change } },
});

/** The player with nothing taken from the board. */
function emptyHanded(state: State, seat: Seat): Player {
  const { taken: _, ...rest } = player(state, seat);
  return rest;
}

const seated = (state: State, seat: Seat, next: Player): State => ({
  ...state,
  players: { ...state.players, [seat]: next },
});

export const heroDealt = (state: State, { seat, tile }: Of<'HeroDealt'>): State =>
  withPlayer(state, seat, { story: [{ tile, x: 0, y: 0, opened: [] }] });

export function gained(state: State, seat: Seat, gains: Gains): State {
  const { holding } = player(state, seat);
  const { combat = 0, magic = 0, coins = 0, potions = 0, glory = 0 } = gains;
  const next: Holding = {
    combat: holding.combat + combat,
    magic: holding.magic + magic,
    coins: holding.coins + coins,
    potions: holding.potions + potions,
    glory: holding.glory + glory,
  };
  return withPlayer(state, seat, { holding: next });
}

export const paid = (state: State, { seat, coins, potions }: Of<'CostPaid'>): State =>
  gained(state, seat, { coins: -coins, potions: -potions });

/** Adds a tile to a story, from the seat's Quests or from what it took from the board. */
export function tilePlaced(state: State, event: Of<'TilePlaced'>): State {
  const { seat, tile } = event;
  const before = player(state, seat);
  const story = withTile(before.story, tile, event);
  if (before.taken?.tile === tile) {
    return seated(state, seat, { ...emptyHanded(state, seat), story });
  }
  return { ...withPlayer(state, seat, { story }), quests: questPlayed(state, seat, tile) };
}

export const tileDiscarded = (state: State, { seat, tile }: Of<'TileDiscarded'>): State => ({
  ...seated(state, seat, emptyHanded(state, seat)),
  discards: [...state.discards, tile],
});

export const chestOpened = (state: State, { seat, tile, chest }: Of<'ChestOpened'>): State =>
  withPlayer(state, seat, {
    story: player(state, seat).story.map((placed) =>
      placed.tile === tile ? { ...placed, opened: [...placed.opened, chest] } : placed,
    ),
  });

export const majorityAwarded = (
  state: State,
  { good, seats, glory }: Of<'MajorityAwarded'>,
): State =>
  seats.reduce((next, seat) => {
    const majorities = [...player(next, seat).majorities, good];
    return gained(withPlayer(next, seat, { majorities }), seat, { glory });
  }, state);

/** A leaver's taken tile is discarded, its Quests go into the box unseen; its story stays. */
export function resigned(state: State, seat: Seat): State {
  const { taken, resigned: already } = player(state, seat);
  if (already !== undefined) return state;
  const leavers = state.seats.filter((other) => state.players[other]?.resigned !== undefined);
  return {
    ...seated(state, seat, { ...emptyHanded(state, seat), resigned: leavers.length + 1 }),
    toPlace: state.toPlace.filter((other) => other !== seat),
    discards: taken === undefined ? state.discards : [...state.discards, taken.tile],
    box: [...state.box, ...questsOf(state, seat)],
    quests: Object.fromEntries(Object.entries(state.quests).filter(([other]) => other !== seat)),
  };
}
