import { boardFor } from '../board.ts';
import { backs, periods, type Back, type TileId } from '../content/tile.ts';
import { isTile, tile } from '../content/tiles.ts';
import type { Position, SeatPosition } from './schema.ts';
import type { State } from '../state.ts';
import { faultsOf } from '../story/faults.ts';

/** A tile in a position, and the backs that are allowed at its place. */
type Listed = { readonly path: string; readonly id: TileId; readonly backs: readonly Back[] };

/** The faults of a position, each with its path; empty if it can be laid out. */
export function faultsOfPosition(state: State, given: Position): readonly string[] {
  const listed = listedIn(given);
  const tiles = [...unknownTiles(listed), ...twins(listed)];
  if (tiles.length > 0) return tiles;
  return [
    ...misplaced(listed),
    ...faultsOfSeats(state, given),
    ...faultsOfBoard(state, given),
    ...Object.entries(given.seats).flatMap(([seat, laid]) => faultsOfStory(seat, laid)),
  ];
}

const listedIn = (given: Position): readonly Listed[] => [
  ...Object.entries(given.board ?? {}).map(([slot, id]) => ({
    path: `board.${slot}`,
    id,
    backs: periods,
  })),
  ...given.discards.map((id, i) => ({ path: `discards.${String(i)}`, id, backs: periods })),
  ...periods.flatMap((period) =>
    (given.stacks[period] ?? []).map((id, i) => ({
      path: `stacks.${period}.${String(i)}`,
      id,
      backs: [period],
    })),
  ),
  ...Object.entries(given.seats).flatMap(([seat, laid]) => listedAt(`seats.${seat}`, laid)),
];

const listedAt = (path: string, { story, taken, quests }: SeatPosition): readonly Listed[] => [
  ...story.map((placed, i) => ({ path: `${path}.story.${String(i)}`, id: placed.tile, backs })),
  ...(taken ? [{ path: `${path}.taken`, id: taken.tile, backs: periods }] : []),
  ...quests.map((id, i) => ({
    path: `${path}.quests.${String(i)}`,
    id,
    backs: ['quests'] as const,
  })),
];

const unknownTiles = (listed: readonly Listed[]): readonly string[] =>
  listed.flatMap(({ path, id }) => (isTile(id) ? [] : [`${path}: there is no tile ${id}`]));

const twins = (listed: readonly Listed[]): readonly string[] =>
  listed.flatMap(({ path, id }, i) => {
    const first = listed.findIndex((other) => other.id === id);
    return first === i ? [] : [`${path}: ${id} lies at ${listed[first]?.path ?? ''} already`];
  });

const misplaced = (listed: readonly Listed[]): readonly string[] =>
  listed.flatMap(({ path, id, backs: fitting }) =>
    fitting.includes(tile(id).back) ? [] : [`${path}: a tile of ${tile(id).back} can't lie here`],
  );

function faultsOfSeats(state: State, given: Position): readonly string[] {
  const named = [
    ...Object.keys(given.seats).map((seat) => ({ path: `seats.${seat}`, seat })),
    ...(given.toPlace ?? []).map((seat, i) => ({ path: `toPlace.${String(i)}`, seat })),
    ...(given.firstPlayer === undefined ? [] : [{ path: 'firstPlayer', seat: given.firstPlayer }]),
  ];
  const held = Object.entries(given.seats).filter(([, { quests }]) => quests.length > 0);
  const takers = Object.entries(given.seats).filter(([, { taken }]) => taken !== undefined);
  const tooEarly = given.phase === 'quests' || given.phase === 'select';
  const most = given.phase === 'quests' ? 3 : 2;
  return [
    ...named.flatMap(({ path, seat }) =>
      state.seats.includes(seat) ? [] : [`${path}: there is no seat ${seat}`],
    ),
    ...held.flatMap(([seat, { quests }]) => {
      const path = `seats.${seat}.quests`;
      if (!state.options.quests) return [`${path}: this match is played without Quests`];
      return quests.length > most ? [`${path}: at most ${String(most)} can be held`] : [];
    }),
    ...takers.flatMap(([seat]) =>
      tooEarly ? [`seats.${seat}.taken: nothing is taken yet in phase ${given.phase}`] : [],
    ),
    ...takers.flatMap(([seat]) =>
      given.toPlace?.includes(seat) === false
        ? [`toPlace: ${seat} has taken a tile and must place or discard it`]
        : [],
    ),
    ...(given.toPlace !== undefined && given.phase !== 'place'
      ? [`toPlace: no one places tiles in phase ${given.phase}`]
      : []),
  ];
}

function faultsOfBoard(state: State, given: Position): readonly string[] {
  const { slots } = boardFor(state.seats.length);
  const named = [
    ...Object.keys(given.board ?? {}).map((slot) => ({ path: `board.${slot}`, slot })),
    ...Object.entries(given.seats).flatMap(([seat, { taken }]) =>
      taken ? [{ path: `seats.${seat}.taken.slot`, slot: String(taken.slot) }] : [],
    ),
  ];
  const lying = Object.keys(given.board ?? {}).length;
  const tooFew = given.board !== undefined && lying < state.seats.length;
  return [
    ...named.flatMap(({ path, slot }) =>
      Number(slot) >= 1 && Number(slot) <= slots
        ? []
        : [`${path}: the board has the slots 1 to ${String(slots)}`],
    ),
    ...(tooFew && given.phase === 'select' ? ['board: there must be a tile for every seat'] : []),
  ];
}

function faultsOfStory(seat: string, { story }: SeatPosition): readonly string[] {
  const path = `seats.${seat}.story`;
  const heroes = story.filter((placed) => tile(placed.tile).back === 'heroes');
  const away = heroes.filter(({ x, y }) => x !== 0 || y !== 0);
  const chests = story.flatMap(({ tile: id, opened }, i) =>
    opened.some((chest) => tile(id).chests[chest - 1] === undefined)
      ? [`${path}.${String(i)}.opened: ${id} has ${String(tile(id).chests.length)} Chests`]
      : [],
  );
  const [hero] = heroes;
  // The Hero dealt if none is listed has connectors on all sides, as every Hero does.
  const whole = hero ? [hero, ...story.filter((placed) => placed !== hero)] : [origin, ...story];
  return [
    ...(heroes.length > 1 ? [`${path}: a story has one Hero`] : []),
    ...away.map(() => `${path}: the Hero lies on 0, 0`),
    ...chests,
    ...(heroes.length > 1 ? [] : faultsOf(whole).map((fault) => `${path}: ${fault}`)),
  ];
}

const origin = { tile: 'h1', x: 0, y: 0, opened: [] };
