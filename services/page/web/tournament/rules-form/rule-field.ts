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
      /** True if there is no default: a value is required. */
      readonly isNeeded?: true;
      /** True if it is a share, written in hundredths. */
      readonly isShare?: true;
      /** True if it counts people at a table: no more than can play the game. */
      readonly isSeats?: true;
    }
  /** One of these spans of time, ISO 8601. */
  | { readonly is: 'span'; readonly of: readonly string[] }
  | { readonly is: 'moment' };

/** A field of regulations: its path, its label, its values, and the condition for it. */
export type RuleField<Of = Rules> = Kind & {
  readonly at: Path;
  readonly label: Key;
  readonly help?: Key;
  readonly when?: (of: Of) => boolean;
};

export type StageField = RuleField<StageRules>;
