import type { Game, OrderEnds, Shown } from '../../engine/index.ts';
import type { Print } from './edition.ts';
import type { TalismanEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { initial } from './initial.ts';
import { logOf } from './log.ts';
import type { Options } from './options.ts';
import { standingOf } from './standing.ts';
import type { State } from './state.ts';
import { viewOf, type View } from './view.ts';

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

/** What can be told and shown of a Talisman of some edition without playing it. */
export const shownOf = (
  print: Print,
  texts: Game['words'],
): Shown<State, TalismanEvent, Options, View> => ({
  id: print.id,
  initial: (setup) => initial(print, setup),
  evolve,
  orderEnds,
  view: viewOf(print),
  log: logOf(print, texts.catalogue),
  standing: standingOf(print),
  words: texts,
});
