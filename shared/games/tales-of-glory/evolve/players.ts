import type { Seat } from '../../../engine/index.ts';
import type { Holding } from '../content/tile.ts';
import { playerOf } from './shapes.ts';
import { questsShown } from './stacks.ts';
import type { Gains, TalesEvent } from '../events.ts';
import { player, questsOf, type Player, type State } from '../state.ts';
import { withTile } from '../story/cells.ts';

type Of<T extends TalesEvent['type']> = Extract<TalesEvent, { type: T }>;

export const withPlayer = (state: State, seat: Seat, change: Partial<Player>): State =>
  seated(state, seat, Object.assign(playerOf(player(state, seat)), change));

/** The player with nothing taken from the board. */
function emptyHanded({ taken: _, ...rest }: Player): Player {
  return rest;
}

const seated = (state: State, seat: Seat, next: Player): State => ({
  ...state,
  players: { ...state.players, [seat]: playerOf(next) },
});

export const heroDealt = (state: State, { seat, tile }: Of<'HeroDealt'>): State =>
  withPlayer(state, seat, { story: [{ tile, x: 0, y: 0, opened: [] }] });

function gained(state: State, seat: Seat, gains: Gains): State {
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

/** Adds a reward; Glory from the end of the game is also counted separately. */
export function collected(state: State, { seat, source, gains }: Of<'RewardCollected'>): State {
  const next = gained(state, seat, gains);
  if (source.from !== 'end') return next;
  const { final } = player(next, seat);
  return withPlayer(next, seat, { final: { ...final, end: final.end + (gains.glory ?? 0) } });
}

export const paid = (state: State, { seat, coins, potions }: Of<'CostPaid'>): State =>
  gained(state, seat, { coins: -coins, potions: -potions });

/** Declared Quests lie face up until they are placed. */
export function questsDeclared(state: State, event: Of<'QuestsDeclared'>): State {
  const { declared = [] } = player(state, event.seat);
  const all = [...declared.filter((id) => !event.tiles.includes(id)), ...event.tiles];
  return {
    ...withPlayer(state, event.seat, { declared: all }),
    quests: questsShown(state, event),
  };
}

/** Adds a tile to a story, from the declared Quests or the tile taken from the board. */
export function tilePlaced(state: State, event: Of<'TilePlaced'>): State {
  const { seat, tile } = event;
  const { declared = [], ...before } = player(state, seat);
  const left = declared.filter((id) => id !== tile);
  const story = withTile(before.story, tile, event);
  const next: Player = { ...before, story, ...(left.length > 0 && { declared: left }) };
  return seated(state, seat, before.taken?.tile === tile ? emptyHanded(next) : next);
}

export const tileDiscarded = (state: State, { seat, tile }: Of<'TileDiscarded'>): State => ({
  ...seated(state, seat, emptyHanded(player(state, seat))),
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
    const { majorities, final } = player(next, seat);
    const awarded = {
      majorities: [...majorities, good],
      final: { ...final, majority: final.majority + glory },
    };
    return gained(withPlayer(next, seat, awarded), seat, { glory });
  }, state);

/** Discards a leaver's taken tile and puts its unplaced Quests into the box; its story stays. */
export function resigned(state: State, seat: Seat): State {
  const { taken, declared = [], ...rest } = player(state, seat);
  if (rest.resigned !== undefined) return state;
  const leavers = state.seats.filter((other) => state.players[other]?.resigned !== undefined);
  return {
    ...seated(state, seat, { ...rest, resigned: leavers.length + 1 }),
    toPlace: state.toPlace.filter((other) => other !== seat),
    discards: taken === undefined ? state.discards : [...state.discards, taken.tile],
    box: [...state.box, ...questsOf(state, seat), ...declared],
    quests: Object.fromEntries(Object.entries(state.quests).filter(([other]) => other !== seat)),
  };
}
