import { atRandom, type Game } from '../../engine/index.ts';
import { asks } from './asks.ts';
import { cautious } from './bots/cautious.ts';
import { greedy } from './bots/greedy.ts';
import type { TalesEvent } from './events.ts';
import { invariants } from './invariants.ts';
import { next } from './next.ts';
import { options, type Options } from './options.ts';
import { position } from './position/position.ts';
import { catchUp } from './procedures/catch-up.ts';
import { finish } from './procedures/finish.ts';
import { changeFirst } from './procedures/first-player.ts';
import { place } from './procedures/place.ts';
import { quests } from './procedures/quests.ts';
import { refill } from './procedures/refill.ts';
import { select } from './procedures/select.ts';
import { setup } from './procedures/setup.ts';
import { placeSideBySide } from './procedures/side-by-side.ts';
import { reshuffle } from './reshuffle.ts';
import { shown } from './shown.ts';
import type { State } from './state.ts';
import type { View } from './view/view.ts';
import { viewSchema } from './view/schema.ts';

/** Tales of Glory. What is known of it and what is this project's design: `docs/games/tales-of-glory.md`. */
export const game: Game<State, TalesEvent, Options, View> = {
  ...shown,
  rules: 1,
  seats: { min: 2, max: 5 },
  options,
  asks,
  next,
  procedures: {
    setup,
    quests,
    select,
    catchUp,
    changeFirst,
    place,
    placeSideBySide,
    refill,
    finish,
  },
  turnBegun: ({ type }) => (type === 'RoundBegan' ? 'everyone' : undefined),
  viewSchema,
  resigned: (seat) => ({ type: 'Resigned', seat }),
  reshuffle,
  invariants,
  bots: { random: atRandom, greedy, cautious },
  position,
};
