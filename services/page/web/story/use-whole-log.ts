import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Line, Refusal } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';

/** Lines read at once: the API’s maximum, since all are wanted. */
const PAGE = 500;

/** The log of a match from its first step, read once `isWanted`; no line until all are read, since a part would be a shorter match. */
export function useWholeLog(
  id: string,
  isWanted = true,
): {
  readonly lines: ReadonlySignal<readonly Line[]>;
  readonly refusal: ReadonlySignal<Refusal | undefined>;
} {
  const { client } = useHere();
  const lines = useSignal<readonly Line[]>([]);
  const refusal = useSignal<Refusal | undefined>(undefined);
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    const read = async (): Promise<void> => {
      let all: readonly Line[] = [];
      for await (const page of client.story(id, { size: PAGE })) {
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
  }, [client, id, isWanted]);
  return { lines, refusal };
}
