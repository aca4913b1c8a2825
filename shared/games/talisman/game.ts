import { atRandom, type Game } from '../../engine/index.ts';
import { greedy } from './bots/greedy.ts';
import type { Edition } from './edition.ts';
import type { TalismanEvent } from './events.ts';
import { invariantsOf } from './invariants.ts';
import { next } from './next.ts';
import { options, type Options } from './options.ts';
import { positionOf } from './position.ts';
import { reshuffle } from './reshuffle.ts';
import { revised } from './revised.ts';
import { shownOf } from './shown.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { viewSchema } from './view/schema.ts';
import { words } from './words.ts';

/** A Talisman of some edition, as the engine plays it. */
export const talismanOf = (
  edition: Edition,
  texts: Game['words'],
): Game<State, TalismanEvent, Options, View> => ({
  ...shownOf(edition, texts),
  rules: edition.rules,
  seats: { min: 2, max: 6 },
  options,
  mostSeats: ({ maxPlayers }) => maxPlayers,
  next,
  procedures: edition.procedures,
  beside: { edition },
  turnBegun: (event) => (event.type === 'TurnBegan' ? event.seat : undefined),
  viewSchema,
  resigned: (seat) => ({ type: 'Resigned', seat }),
  reshuffle,
  invariants: invariantsOf(edition),
  bots: { random: atRandom, greedy: greedy(edition) },
  position: positionOf(edition),
});

/** Talisman, Revised 4th Edition. What is known of it and what was ruled: `docs/games/talisman.md`. */
export const talisman = talismanOf(revised, words);
