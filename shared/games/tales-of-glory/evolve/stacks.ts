import type { Back, TileId } from '../content/tile.ts';
import { tile } from '../content/tiles.ts';
import type { TalesEvent } from '../events.ts';
import { questsOf, type State } from '../state.ts';

type Of<T extends TalesEvent['type']> = Extract<TalesEvent, { type: T }>;

const less = (ids: readonly TileId[], gone: readonly TileId[]): readonly TileId[] =>
  ids.filter((id) => !gone.includes(id));

/** Takes tiles off their stacks. */
export function drawn(state: State, tiles: readonly TileId[]): State {
  const stacks: Record<Back, readonly TileId[]> = { ...state.stacks };
  for (const back of new Set(tiles.map((id) => tile(id).back))) {
    stacks[back] = less(stacks[back], tiles);
  }
  return { ...state, stacks };
}

/** Takes tiles off a stack and out of the game. */
export const boxed = (state: State, back: Back, tiles: readonly TileId[]): State => ({
  ...state,
  stacks: { ...state.stacks, [back]: less(state.stacks[back], tiles) },
  box: [...state.box, ...tiles],
});

export const questsDealt = (state: State, { seat, tiles }: Of<'QuestsDealt'>): State => ({
  ...drawn(state, tiles),
  phase: 'quests',
  quests: { ...state.quests, [seat]: tiles },
});

export const questsKept = (state: State, { seat, kept, returned }: Of<'QuestsKept'>): State => ({
  ...state,
  quests: { ...state.quests, [seat]: kept },
  box: [...state.box, ...returned],
});

/** Takes Quests out of a seat's hand. */
export const questsShown = (
  state: State,
  { seat, tiles }: Of<'QuestsDeclared'>,
): State['quests'] => ({ ...state.quests, [seat]: less(questsOf(state, seat), tiles) });
