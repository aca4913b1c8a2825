import type { Game, Table } from '../../engine/index.ts';
import { random } from './bots/random.ts';
import { greedy } from './bots/greedy.ts';
import type { Edition, TalismanTable, TurnProcedure } from './edition.ts';
import type { TalismanEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { initial } from './initial.ts';
import { invariantsOf } from './invariants.ts';
import { logOf } from './log.ts';
import { next } from './next.ts';
import { options, type Options } from './options.ts';
import { positionOf } from './position.ts';
import { reshuffle } from './reshuffle.ts';
import { revised } from './revised.ts';
import { standingOf } from './standing.ts';
import type { State } from './state.ts';
import { viewOf, viewSchema, type View } from './view.ts';
import { words } from './words.ts';

/** Lays the edition beside the table. */
const playing =
  (edition: Edition, body: TurnProcedure) =>
  (table: Table<State>, args: never): ReturnType<TurnProcedure> => {
    const laid: TalismanTable = {
      get state() {
        return table.state;
      },
      get rules() {
        return table.rules;
      },
      edition,
    };
    return body(laid, args);
  };

/** A Talisman of some edition, as the engine plays it. */
export const talismanOf = (
  edition: Edition,
  texts: Game['words'],
): Game<State, TalismanEvent, Options, View> => ({
  id: edition.id,
  rules: edition.rules,
  seats: { min: 2, max: 6 },
  options,
  initial: (setup) => initial(edition, setup),
  evolve,
  next,
  procedures: Object.fromEntries(
    Object.entries(edition.procedures).map(([name, body]) => [name, playing(edition, body)]),
  ),
  view: viewOf(edition),
  viewSchema,
  log: logOf(edition),
  standing: standingOf(edition),
  resigned: (seat) => ({ type: 'Resigned', seat }),
  reshuffle,
  invariants: invariantsOf(edition),
  bots: { random, greedy: greedy(edition) },
  words: texts,
  position: positionOf(edition),
});

/** Talisman, Revised 4th Edition. What is known of it and what was ruled: `docs/games/talisman.md`. */
export const talisman = talismanOf(revised, words);
