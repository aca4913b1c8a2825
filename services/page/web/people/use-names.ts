import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ReadName } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';

/** In milliseconds: nobody is asked for while their id is still being written. */
const QUIET = 300;
/** So many are asked for: a long list would leave its sender no request to do anything with it. */
export const MOST_NAMED = 50;

/** What accounts are called, by their ids; `null` where nobody is known by one. */
export type Names = ReadonlyMap<string, string | null>;

/** Looks accounts up, as they are written. */
export function useNames(ids: readonly string[]): Names {
  const { client } = useHere();
  const known = useSignal<Names>(new Map());
  const wanted = ids.slice(0, MOST_NAMED);
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const id of wanted.filter((each) => each !== '' && !known.peek().has(each)))
        void client.ask(ReadName, { id }).then((told) => {
          if ('refusal' in told) return;
          const { node } = told.data;
          const name = node !== null && 'name' in node ? node.name : null;
          known.value = new Map([...known.peek(), [id, name]]);
        });
    }, QUIET);
    return () => {
      clearTimeout(timer);
    };
  }, [client, wanted.join('\n')]);
  return known.value;
}
