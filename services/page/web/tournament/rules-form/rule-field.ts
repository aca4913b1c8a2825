import type { Key } from '../../words/words.ts';
import type { Rules, StageRules } from '../rules.ts';
import type { Path } from './at.ts';

type Scalar = string | number | boolean;

/** Kind of a field, by its values. */
type Kind =
  /**
   * One of a few, called `<words>.<value>`; the default is not written down. Without a default, no value is
   * set unless one is chosen.
   */
  | {
      readonly is: 'one';
      readonly of: readonly Scalar[];
      readonly words: string;
      readonly usual?: Scalar;
    }
  | { readonly is: 'yes' }
  /** Presence of a part: its value when it is switched on. */
  | { readonly is: 'has'; readonly fresh: unknown }
  | {
      readonly is: 'number';
      readonly min: number;
      readonly max: number;
      /** The smallest part of one that counts; 1 unless given. */
      readonly step?: number;
      /** Whether there is none that is usual: it has to be said. */
      readonly isNeeded?: true;
      /** Whether it is a share, written in hundredths. */
      readonly isShare?: true;
      /** Whether it counts people at a table: no more than can play the game. */
      readonly isSeats?: true;
    }
  /** One of these spans of time, ISO 8601. */
  | { readonly is: 'span'; readonly of: readonly string[] }
  | { readonly is: 'moment' };

/** A field of regulations: where it stands, what it is called, what may be said in it, and where it applies. */
export type RuleField<Of = Rules> = Kind & {
  readonly at: Path;
  readonly label: Key;
  readonly help?: Key;
  readonly when?: (of: Of) => boolean;
};

export type StageField = RuleField<StageRules>;
