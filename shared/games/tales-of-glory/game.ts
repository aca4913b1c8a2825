import { atRandom, erring, type Game } from '../../engine/index.ts';
import { asks } from './asks.ts';
import botRatings from './bot-ratings.json' with { type: 'json' };
import { cautious } from './bots/cautious.ts';
import { byWorth } from './bots/by-worth.ts';
import { hard } from './bots/hard.ts';
import { medium } from './bots/medium.ts';
import type { TalesEvent } from './events.ts';
import { about, guide } from './guide.ts';
import { hidden } from './hidden.ts';
import { invariants } from './invariants.ts';
import { next } from './next.ts';
import type { Options } from './options.ts';
import { position } from './position/position.ts';
import type { Kind } from './questions.ts';
import { reshuffle } from './reshuffle.ts';
import { procedures } from './procedures/procedures.ts';
import { display } from './display.ts';
import type { State } from './state.ts';
import type { View } from './view/view.ts';
import { viewSchema } from './view/schema.ts';

/** Tales of Glory. Known rules and this project's design: `docs/games/tales-of-glory.md`. */
export const game: Game<State, TalesEvent, Options, View> = {
  ...display,
  rules: 1,
  seats: { min: 2, max: 5 },
  about,
  guide,
  asks,
  askedOnce: ['keepQuests'] satisfies readonly Kind[],
  next,
  procedures,
  viewSchema,
  resigned: (seat) => ({ type: 'Resigned', seat }),
  reshuffle,
  invariants,
  bots: { easy: erring(byWorth, 3), greedy: medium, hard, cautious, random: atRandom },
  botRatings,
  hidden,
  searching: ['hard'],
  position,
};
