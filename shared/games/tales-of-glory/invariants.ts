import { periods, type TileId } from './content/tile.ts';
import { tile, tiles } from './content/tiles.ts';
import { boardFor, ROUNDS } from './board.ts';
import { hasLeft, player, type State } from './state.ts';
import { standing } from './standing.ts';
import { faultsOf } from './story/faults.ts';

/** The broken invariants of a state, in words for an engineer; empty if all hold. */
export const invariants = (state: State): readonly string[] => [
  ...misplacedTiles(state),
  ...state.seats.flatMap((seat) => faultsOfSeat(state, seat)),
  ...faultsOfBoard(state),
  ...faultsOfRanking(state),
];

/** The tiles in every place a tile can be in. */
const everywhere = (state: State): readonly TileId[] => [
  ...Object.values(state.stacks).flat(),
  ...Object.values(state.quests).flat(),
  ...state.box,
  ...state.discards,
  ...state.board.map((lying) => lying.tile),
  ...state.seats.flatMap((seat) => {
    const { story, taken, declared = [] } = player(state, seat);
    return [...story.map((placed) => placed.tile), ...(taken ? [taken.tile] : []), ...declared];
  }),
];

/** Faults of tiles that are not in exactly one place. */
function misplacedTiles(state: State): readonly string[] {
  const times = new Map<TileId, number>();
  for (const id of everywhere(state)) times.set(id, (times.get(id) ?? 0) + 1);
  const unknown = [...times.keys()].length - tiles.filter(({ id }) => times.has(id)).length;
  return [
    ...tiles.flatMap(({ id }) => {
      const found = times.get(id) ?? 0;
      return found === 1 ? [] : [`${id} is in ${String(found)} places`];
    }),
    ...(unknown === 0 ? [] : [`${String(unknown)} tiles are unknown`]),
  ];
}

function faultsOfSeat(state: State, seat: string): readonly string[] {
  const { holding, story } = player(state, seat);
  const negative = Object.entries(holding).filter(([, amount]) => amount < 0);
  const chests = story.filter(({ tile: id, opened }) => {
    const known = opened.every((chest) => tile(id).chests[chest - 1] !== undefined);
    return !known || new Set(opened).size !== opened.length;
  });
  const handTooLarge = state.phase !== 'quests' && (state.quests[seat]?.length ?? 0) > 2;
  const heroMissing = state.phase !== 'setup' && tile(story[0]?.tile ?? 'h1').back !== 'heroes';
  return [
    ...negative.map(([what, amount]) => `${seat} has ${String(amount)} ${what}`),
    ...chests.map((placed) => `${seat}'s ${placed.tile} has a Key too many`),
    ...faultsOf(story).map((fault) => `${seat}'s story: ${fault}`),
    ...(handTooLarge ? [`${seat} holds more than two Quests`] : []),
    ...(heroMissing ? [`${seat}'s story does not begin with a Hero`] : []),
  ];
}

function faultsOfBoard({ board, seats, round, phase, toPlace, stacks, ...state }: State) {
  const slots = board.map(({ slot }) => slot);
  const ordered = slots.every((slot, i) => i === 0 || slot > (slots[i - 1] ?? 0));
  const { slots: count } = boardFor(seats.length);
  const inRange = slots.every((slot) => slot >= 1 && slot <= count);
  const drawn = periods.every((period) => stacks[period].every((id) => tile(id).back === period));
  return [
    ...(ordered && inRange ? [] : [`the board's slots are ${slots.join(', ')}`]),
    ...(round <= ROUNDS ? [] : [`round ${String(round)} is played`]),
    ...(drawn ? [] : ['a stack holds a tile of another back']),
    ...(phase === 'place' || toPlace.length === 0 || phase === 'over'
      ? []
      : ['a turn is left over']),
    ...(toPlace.some((seat) => state.players[seat]?.resigned !== undefined)
      ? ['a seat that has resigned is to place']
      : []),
  ];
}

/**
 * Faults of the ranking: every seat is ranked once; places start at 1, leavers come last, and scores
 * are the Glory gained.
 */
function faultsOfRanking(state: State): readonly string[] {
  const ranking = standing(state);
  const seats = new Set(ranking.map(({ seat }) => seat));
  const complete = seats.size === state.seats.length && ranking.length === state.seats.length;
  const places = ranking.every(({ place }, i) => {
    const before = ranking[i - 1]?.place;
    return place === i + 1 || place === before;
  });
  const addUp = ranking.every(({ seat, score, details }) => {
    const { glory = 0, majority = 0, end = 0 } = details;
    return score === glory + majority + end && score === player(state, seat).holding.glory;
  });
  const firstLeaver = ranking.findIndex(({ seat }) => hasLeft(state, seat));
  const last =
    firstLeaver < 0 || ranking.slice(firstLeaver).every(({ seat }) => hasLeft(state, seat));
  return complete && places && addUp && last ? [] : ['the ranking is not well defined'];
}
