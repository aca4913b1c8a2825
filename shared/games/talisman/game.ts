import { atRandom, type Game, type OrderEnds } from '../../engine/index.ts';
import { greedy } from './bots/greedy.ts';
import type { Edition } from './edition.ts';
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

/** Standing orders may hold until the turn ends, or until one is attacked. */
const orderEnds: OrderEnds<TalismanEvent> = {
  names: ['turn', 'attacked'],
  by: (event, seat) => {
    if (event.type === 'TurnEnded') return ['turn'];
    const attacked =
      event.type === 'FightJoined' &&
      event.against.some((foe) => 'seat' in foe && foe.seat === seat);
    return attacked ? ['attacked'] : [];
  },
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
  mostSeats: ({ maxPlayers }) => maxPlayers,
  initial: (setup) => initial(edition, setup),
  evolve,
  next,
  procedures: edition.procedures,
  beside: { edition },
  orderEnds,
  turnBegun: (event) => (event.type === 'TurnBegan' ? event.seat : undefined),
  view: viewOf(edition),
  viewSchema,
  log: logOf(edition, texts.catalogue),
  standing: standingOf(edition),
  resigned: (seat) => ({ type: 'Resigned', seat }),
  reshuffle,
  invariants: invariantsOf(edition),
  bots: { random: atRandom, greedy: greedy(edition) },
  words: texts,
  position: positionOf(edition),
});

/** Talisman, Revised 4th Edition. What is known of it and what was ruled: `docs/games/talisman.md`. */
export const talisman = talismanOf(revised, words);
