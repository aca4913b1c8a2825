import type { Seat } from '../../../engine/index.ts';
import type { Effect } from '../content/effect.ts';
import type { Moment } from '../content/moments.ts';
import type { Card } from '../state.ts';
import type { Sight } from './print.ts';

/** The laws of casting a Spell: one for the cast, one for each target (T4-RUL-87). */
export type CastingLaws = { readonly mayCast?: Law; readonly mayAim?: Law };

/** True if a Spell would do its holder good at the moment of a cast. */
export type Usefulness = (
  sight: Sight,
  casting: {
    readonly seat: Seat;
    readonly window: {
      readonly moment: Moment;
      readonly about?: Readonly<Record<string, string | number>>;
    };
  },
) => boolean;

/** True if a Spell with a rule could have an effect; judged only by public facts. */
export type Law = (
  sight: Sight,
  aim: {
    readonly seat: Seat;
    readonly card: Card;
    /** The moment of the cast, and its subject. */
    readonly window: {
      readonly moment: Moment;
      readonly seat?: Seat | readonly Seat[];
      readonly attribute?: string;
      readonly foes?: readonly string[];
    };
    readonly target?: string;
    readonly effect: Effect;
  },
) => boolean;
