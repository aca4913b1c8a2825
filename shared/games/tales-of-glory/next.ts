import type { CallOf } from '../../engine/index.ts';
import { ROUNDS } from './board.ts';
import type { procedures } from './procedures/procedures.ts';
import { nextToCatchUp } from './procedures/catch-up.ts';
import type { State } from './state.ts';

type Due = CallOf<typeof procedures>;

/** The next procedure, by the phase of the match; `undefined` once it is over. */
export function next(state: State): Due | undefined {
  switch (state.phase) {
    case 'setup':
    case 'quests':
    case 'select':
      return { name: state.phase };
    case 'catchUp': {
      const seat = nextToCatchUp(state);
      return seat === undefined ? { name: 'changeFirst' } : { name: 'catchUp', args: { seat } };
    }
    case 'place':
      return nextTurn(state) ?? { name: state.round < ROUNDS ? 'refill' : 'finish' };
    case 'over':
      return undefined;
  }
}

function nextTurn({ toPlace, options }: State): Due | undefined {
  const [seat] = toPlace;
  if (seat === undefined) return undefined;
  return options.parallelPlacing ? { name: 'placeSideBySide' } : { name: 'place', args: { seat } };
}
