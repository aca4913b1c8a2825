import type { Reshuffle } from '../../engine/index.ts';
import { periods } from './content/tile.ts';
import { tile } from './content/tiles.ts';
import type { TalesEvent } from './events.ts';
import type { State } from './state.ts';

/** The stacks that tiles were drawn from in these facts: players who saw them know the next ones. */
export function reshuffle(state: State, seen: readonly TalesEvent[]): readonly Reshuffle[] {
  const known = seen.flatMap((event) =>
    event.type === 'TilesLaidOut' ? event.tiles.map((lying) => tile(lying.tile).back) : [],
  );
  return periods
    .filter((stack) => known.includes(stack) && state.stacks[stack].length > 1)
    .map((stack) => ({
      label: `stack.${stack}`,
      items: state.stacks[stack],
      event: (order): TalesEvent => ({ type: 'StackShuffled', stack, order }),
    }));
}
