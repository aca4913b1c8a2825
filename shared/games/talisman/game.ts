import type { ZodType } from 'zod';
import {
  atRandom,
  erring,
  besideTables,
  type About,
  type BotRating,
  type Game,
  type Guide,
  type PackOf,
  type Preset,
} from '../../engine/index.ts';
import { askedBy, askedOnce } from './asks.ts';
import type { BotWeights } from './bots/bot-weights.ts';
import { cautious } from './bots/cautious.ts';
import { greedy } from './bots/greedy.ts';
import type { Beside, Edition } from './edition/edition.ts';
import { perform } from './effects/perform.ts';
import type { TalismanEvent } from './events.ts';
import { invariantsOf } from './invariants/invariants.ts';
import { next } from './next.ts';
import { positionOf } from './position/position.ts';
import { reshuffleOf } from './reshuffle.ts';
import { displayOf, type Showing } from './display.ts';
import type { State } from './state.ts';
import type { View } from './view/view.ts';
import { viewSchema } from './view/schema.ts';

/** The parts that a Talisman of some edition is made of. */
export type Make<O> = {
  readonly pack?: PackOf;
  readonly edition: Edition;
  readonly words: Game['words'];
  readonly options: ZodType<O>;
  readonly settings: Showing<O>['settings'];
  readonly presets: readonly Preset[];
  readonly seats: { readonly min: number; readonly max: number };
  /** The most seats with these options, if more are possible. */
  readonly mostSeats?: (options: O) => number;
  readonly about?: About;
  readonly guide?: Guide<O>;
  /** The tables of its weighing bots. */
  readonly brain: BotWeights;
  /** Their strength, by level. */
  readonly botRatings?: Readonly<Record<string, BotRating>>;
};

/** A Talisman of some edition, as the engine plays it. */
export const talismanOf = <O>(make: Make<O>): Game<State, TalismanEvent, O, View> => {
  const { edition, words, options, settings, presets, brain, ...rest } = make;
  return {
    ...displayOf({ print: edition, words, options, settings, presets }),
    ...rest,
    rules: edition.rules,
    asks: askedBy(edition),
    askedOnce: askedOnce.filter((kind) => !edition.neverAsks.includes(kind)),
    next,
    ...besideTables<State, Beside>({ edition, perform }, edition.procedures),
    viewSchema,
    resigned: (seat) => ({ type: 'Resigned', seat }),
    reshuffle: reshuffleOf(edition.book),
    invariants: invariantsOf(edition),
    bots: {
      easy: erring(greedy(edition, brain), 4),
      greedy: greedy(edition, brain),
      cautious: cautious(edition, brain),
      random: atRandom,
    },
    position: positionOf(edition),
  };
};
