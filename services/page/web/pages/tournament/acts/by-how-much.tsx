import type { Signal } from '@preact/signals';
import { useHere } from '../../../here/here.ts';
import { gifts, SpanSelect } from '../../../parts/span-select.tsx';

export const A_SPAN = 'PT15M';

/** Length of the time given. */
export function ByHowMuch({ by }: { readonly by: Signal<string> }) {
  const { words } = useHere();
  return (
    <SpanSelect
      label={words.say('extend.by')}
      {...{ of: gifts, value: by.value }}
      onChange={(chosen) => {
        by.value = chosen;
      }}
    />
  );
}
