import { useComputed, useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { cuesOf, type Line, type Refusal } from '../../../shared/client/index.ts';
import { useHere } from '../app/here.ts';
import type { ReplayModel } from './model.ts';
import { turnsOf, type Turn } from './turns.ts';

/** Lines read at once: the API’s maximum, since all are wanted. */
const PAGE = 500;

/** The turns of a whole match, once all its log is read: a part of it would show a shorter match. */
export function useTurns(replay: ReplayModel): {
  readonly turns: ReadonlySignal<readonly Turn[]>;
  readonly refusal: ReadonlySignal<Refusal | undefined>;
} {
  const { client } = useHere();
  const lines = useSignal<readonly Line[]>([]);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isShown = replay.table.value !== undefined;
  useEffect(() => {
    if (!isShown) return;
    let isLeft = false;
    const read = async (): Promise<void> => {
      let all: readonly Line[] = [];
      for await (const page of client.story(replay.id, { size: PAGE })) {
        if (isLeft) return;
        if ('refusal' in page) {
          refusal.value = page.refusal;
          return;
        }
        all = [...page.data, ...all];
      }
      lines.value = all;
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [client, replay, isShown]);
  const turns = useComputed(() => {
    const schema = replay.sheet.value?.eventSchema;
    return turnsOf(lines.value, schema === undefined ? () => [] : cuesOf(schema));
  });
  return { turns, refusal };
}
