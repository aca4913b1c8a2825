import { refOf, remembered, type Question, type Seat } from '../../engine/index.ts';
import type { TileId } from './content/tile.ts';
import type { Source } from './events.ts';
import { boardFor, isWilderness } from './board.ts';
import type { Declaration } from './declaration.ts';
import { paymentId, type Payment } from './payment.ts';
import type { Earned } from './rewards.ts';
import { player, questsOf, type State } from './state.ts';
import type { Chest } from './story/chests.ts';
import type { Cell } from './content/side.ts';

/** The closed vocabulary of questions. */
export const kinds = [
  'keepQuests',
  'select',
  'catchUp',
  'tile',
  'pay',
  'next',
  'cell',
  'reward',
  'chest',
] as const;
export type Kind = (typeof kinds)[number];

type Asked = Question & { readonly kind: Kind };

export const slotOption = (slot: number): string => refOf('slot', slot);
export const tileOption = (id: TileId): string => refOf('tile', id);
export const cellOption = ({ x, y }: Cell): string => refOf('cell', `${String(x)},${String(y)}`);
export const chestOption = ({ tile, chest }: Chest): string =>
  refOf('chest', `${tile},${String(chest)}`);

const first = (options: readonly string[], count = 1): readonly string[] => options.slice(0, count);

/** Asks which two of three Quests to keep (TG-QST-03). */
export function keepQuests(state: State, seat: Seat): Asked {
  const options = questsOf(state, seat).map(tileOption);
  const keep = Math.max(0, options.length - 1);
  const fallback = first(options, keep);
  return {
    key: `keepQuests:${seat}`,
    seat,
    kind: 'keepQuests',
    options,
    min: keep,
    max: keep,
    sealed: true,
    fallback,
  };
}

/** The tiles by slot, for the words of the options, and the first slot of the wilderness. */
const aboutBoard = remembered((seats: State['seats']) =>
  remembered((board: State['board']): Record<string, string | number> => ({
    ...Object.fromEntries(board.map(({ slot, tile: id }) => [slotOption(slot), tileOption(id)])),
    wilderness: boardFor(seats.length).wilderness,
  })),
);

/** Asks for the selection card of a slot, in secret (TG-SEL-01, 02). */
export function select(state: State, seat: Seat): Asked {
  const options = state.board.map(({ slot }) => slotOption(slot));
  const about = aboutBoard(state.seats)(state.board);
  return {
    key: `select:${seat}`,
    seat,
    kind: 'select',
    options,
    about,
    sealed: true,
    fallback: first(options),
  };
}

/** Asks for one of the tiles left in catch-up (TG-SEL-08, 09). */
export function catchUp(state: State, seat: Seat): Asked {
  const options = state.board.map(({ slot }) => slotOption(slot));
  const about = aboutBoard(state.seats)(state.board);
  return {
    key: `catchUp:${seat}`,
    seat,
    kind: 'catchUp',
    options,
    about,
    auto: true,
    fallback: first(options),
  };
}

/**
 * Asks for the fate of the tile taken, and the Quests to add (TG-DSC-01, TG-QST-05). A seat with
 * face-down Quests is asked even without a choice, because being asked would reveal which they are.
 */
export function tile(state: State, seat: Seat, declarations: readonly Declaration[]): Asked {
  const { taken } = player(state, seat);
  const options = declarations.map(({ id }) => id);
  const about = taken && {
    tile: tileOption(taken.tile),
    slot: taken.slot,
    wilderness: isWilderness(state.seats.length, taken.slot) ? 1 : 0,
  };
  return {
    key: `tile:${seat}`,
    seat,
    kind: 'tile',
    options,
    ...(about && { about }),
    ...(questsOf(state, seat).length === 0 && { auto: true }),
    fallback: [taken ? 'discard' : 'nothing'],
  };
}

/** Asks how to pay for all tiles of the turn (TG-PAY-10). */
export function pay(seat: Seat, tiles: readonly TileId[], ways: readonly Payment[]): Asked {
  const options = ways.map(paymentId);
  const about = { tile: tileOption(tiles[0] ?? ''), tiles: tiles.length };
  return {
    key: `pay:${seat}`,
    seat,
    kind: 'pay',
    options,
    about,
    auto: true,
    fallback: first(options),
  };
}

/** Asks which of several tiles to place next (TG-QST-06). */
export function next(seat: Seat, tiles: readonly TileId[]): Asked {
  const options = tiles.map(tileOption);
  return { key: `next:${seat}`, seat, kind: 'next', options, auto: true, fallback: first(options) };
}

/** Asks for the cell of a tile (TG-PLC-04). */
export function cell(seat: Seat, id: TileId, cells: readonly Cell[]): Asked {
  const options = cells.map(cellOption);
  const about = { tile: tileOption(id) };
  return {
    key: `cell.${id}:${seat}`,
    seat,
    kind: 'cell',
    options,
    about,
    auto: true,
    fallback: first(options),
  };
}

/** Asks which reward to collect next, if the order matters (TG-RUL-07). */
export function reward(seat: Seat, earned: readonly Earned[]): Asked {
  const options = earned.map(({ id }) => id);
  return {
    key: `reward:${seat}`,
    seat,
    kind: 'reward',
    options,
    auto: true,
    fallback: first(options),
  };
}

/** Asks which Chest a Key opens; it must open one (TG-KEY-10, TG-RUL-30). */
export function chest(seat: Seat, key: Source, chests: readonly Chest[]): Asked {
  const options = chests.map(chestOption);
  const { from, tile: id, ...more } = key;
  const other = 'other' in more ? { other: tileOption(more.other) } : {};
  const about = { from, tile: tileOption(id), ...more, ...other };
  return {
    key: `chest:${seat}`,
    seat,
    kind: 'chest',
    options,
    about,
    auto: true,
    fallback: first(options),
  };
}
