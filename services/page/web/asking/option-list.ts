import type { Question } from '../../../../shared/client/index.ts';
import type { Option } from '../match/choices.ts';

/** Options in a list, and how they stand out. */
export type OptionList = {
  readonly question: Question;
  readonly options: readonly Option[];
  /** Ids of the options lit up, because the thing they are about is under the finger. */
  readonly pointed: readonly string[];
  /** Ids of those that are other than they were read. */
  readonly changed: readonly string[];
  /** Ids of those that a bot would choose. */
  readonly suggested?: readonly string[] | undefined;
  onExplain(option: Option): void;
};
