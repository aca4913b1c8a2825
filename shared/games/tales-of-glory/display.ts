import { EVERYONE, type OrderEnds, type GameDisplay } from '../../engine/index.ts';
import { cues } from './cues.ts';
import type { TalesEvent } from './events.ts';
import { evolve } from './evolve/evolve.ts';
import { foresee, weight } from './foresight/foresee.ts';
import { log } from './log.ts';
import { options, type Options } from './options.ts';
import { presets } from './presets.ts';
import { boards } from './scene/boards.ts';
import { things } from './scene/things.ts';
import { standing } from './standing.ts';
import { complete, initial, type State } from './state.ts';
import { counters } from './view/counters.ts';
import { view, type View } from './view/view.ts';
import { words } from './words.ts';

/** The ends of standing orders: the seat has placed its tile, or the round is over. */
const orderEnds: OrderEnds<TalesEvent> = {
  names: ['turn', 'round'],
  by: (event, seat) => {
    if (event.type === 'RoundBegan') return ['round'];
    return event.type === 'TurnEnded' && event.seat === seat ? ['turn'] : [];
  },
};

/** The part of Tales of Glory that describes and displays it, without its rules. */
export const display: GameDisplay<State, TalesEvent, Options, View> = {
  id: 'tales-of-glory',
  options,
  presets,
  initial,
  evolve,
  complete,
  orderEnds,
  turnBegun: ({ type }) => (type === 'RoundBegan' ? EVERYONE : undefined),
  roundBegun: (_, { type }) => type === 'RoundBegan',
  weight,
  foresee,
  view,
  counters,
  log,
  cues,
  standing,
  ending: ({ ended }) => ended && { key: `end.${ended.reason}` },
  words,
  boards,
  things,
};
