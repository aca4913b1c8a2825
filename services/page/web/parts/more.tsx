import type { Pages } from './use-pages.ts';
import { Refused } from './refusal.tsx';

type Props = { readonly pages: Pages<unknown>; readonly label: string };

/** The way to the next page of a list; nothing at its end. */
export function More({ pages: { next, further, readMore }, label }: Props) {
  return (
    <>
      {further.refusal.value && <Refused refusal={further.refusal.value} />}
      {next !== undefined && (
        <div class="acts">
          <button type="button" disabled={further.isBusy.value} onClick={() => void readMore()}>
            {label}
          </button>
        </div>
      )}
    </>
  );
}
