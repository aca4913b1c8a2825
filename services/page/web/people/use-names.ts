import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ReadName } from '../../../../shared/client/index.ts';
import { useHere } from '../here/here.ts';

/** In milliseconds: pause in writing after which an id is looked up. */
const QUIET = 300;
/** Accounts looked up at most: a long list would leave its sender no request to do anything with it. */
export const MOST_NAMED = 50;

/** Names of accounts, by their ids; `null` if there is no such account. */
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
