import type { ZodType } from 'zod';
import { type Game, type OrderEnds, type Preset, type GameDisplay } from '../../engine/index.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { Kind } from './asks.ts';
import { cues } from './cues/cues.ts';
import type { PrintedEdition } from './edition/print.ts';
import type { TalismanEvent } from './events.ts';
import { evolveOf } from './evolve/evolve.ts';
import { foreseeOf, weight } from './foresight/foresee.ts';
import { initial } from './initial.ts';
import { logOf } from './log/log.ts';
import { beginsRound } from './next.ts';
import type { Options } from './options.ts';
import { standingOf } from './standing/standing.ts';
import type { State } from './state.ts';
import { counters } from './view/counters.ts';
import { boardsOf } from './view/boards.ts';
import { thingsOf } from './view/things.ts';
import { viewOf, type View } from './view/view.ts';

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

/** The reason of the end, without the winners, who stand above it. */
const endingOf = ({ reason }: NonNullable<State['ended']>): Phrase => ({ key: `end.${reason}` });

/** Parts of a Talisman of some edition that it takes to tell and show it. */
export type Showing<O> = {
  readonly print: PrintedEdition;
  readonly words: Game['words'];
  readonly options: ZodType<O>;
  /** Settings that the procedures go by, of the options that the edition offers. */
  readonly settings: (chosen: O) => Options;
  readonly presets: readonly Preset[];
};

/** The shown part of a Talisman of some edition, without its rules. */
export const displayOf = <O>({
  print,
  words: texts,
  settings,
  ...offered
}: Showing<O>): GameDisplay<State, TalismanEvent, O, View> => ({
  id: print.id,
  ...offered,
  initial: ({ options, ...setup }) => initial(print, { ...setup, options: settings(options) }),
  evolve: evolveOf(print.book),
  orderEnds,
  turnBegun: (event) => (event.type === 'TurnBegan' ? event.seat : undefined),
  roundBegun: (state, event) =>
    event.type === 'TurnBegan' && !event.extra && beginsRound(state, event.seat),
  reactions: ['react'] satisfies readonly Kind[],
  weight,
  foresee: foreseeOf(print),
  view: viewOf(print),
  counters,
  log: logOf(print, texts.catalogue),
  cues,
  standing: standingOf(print),
  ending: ({ ended }) => ended && endingOf(ended),
  words: texts,
  boards: () => boardsOf(print),
  things: () => thingsOf(print),
});
