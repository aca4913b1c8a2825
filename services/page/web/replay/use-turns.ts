import { useComputed, type ReadonlySignal } from '@preact/signals';
import type { Refusal } from '../../../../shared/client/index.ts';
import { useWholeLog } from '../story/use-whole-log.ts';
import type { ReplayModel } from './model.ts';
import { turnsOf, type Turn } from '../story/turns.ts';

/** The turns of a whole match, once all its log is read. */
export function useTurns(replay: ReplayModel): {
  readonly turns: ReadonlySignal<readonly Turn[]>;
  readonly refusal: ReadonlySignal<Refusal | undefined>;
} {
  const { lines, refusal } = useWholeLog(replay.id, replay.table.value !== undefined);
  const turns = useComputed(() => turnsOf(lines.value, replay.cues.value));
  return { turns, refusal };
}
