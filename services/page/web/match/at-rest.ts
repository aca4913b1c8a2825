import { signal } from '@preact/signals';
import type {
  LineState,
  Question,
  Ref,
  Refusal,
  ShownCue,
} from '../../../../shared/client/index.ts';
import { noStaging } from '../stage/staging.ts';
import type { MatchModel, Picked } from './model.ts';
import type { MatchReading } from '../reading/reading.ts';

/**
 * Parts of a match that is only looked at, in place of those for playing: no line, and no
 * questions.
 */
export const atRest = (
  reading: MatchReading,
): Omit<MatchModel, keyof MatchReading | 'id' | 'table'> => ({
  asOf: signal(undefined),
  line: signal<LineState>({ is: 'over' }),
  ...noStaging(reading),
  leftAt: signal(undefined),
  questions: signal<readonly Question[]>([]),
  isSending: signal(false),
  given: signal(undefined),
  refused: signal<Refusal | undefined>(undefined),
  looked: signal<Ref | undefined>(undefined),
  lit: signal<readonly string[]>([]),
  turnedTo: signal<string | undefined>(undefined),
  picked: signal<Picked>({ ids: [] }),
  suggested: signal(undefined),
  recalled: signal<readonly ShownCue[]>([]),
  answer: async () => undefined,
  withdraw: () => undefined,
  close: () => undefined,
});
