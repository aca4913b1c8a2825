import type { Signal } from '@preact/signals';
import { useHere } from '../../../app/here.ts';
import { Select } from '../../../parts/field.tsx';
import { spanText } from '../../../tournament/spans.ts';

/** Spans that may be given. */
const spans = ['PT5M', 'PT15M', 'PT1H', 'P1D', 'P3D', 'P7D'] as const;

export const A_SPAN = 'PT15M';

/** How much time is given. */
export function ByHowMuch({ by }: { readonly by: Signal<string> }) {
  const { words } = useHere();
  return (
    <Select
      label={words.say('extend.by')}
      value={by.value}
      choices={spans.map((iso) => [iso, spanText(iso, words)])}
      onChange={(chosen) => {
        by.value = chosen;
      }}
    />
  );
}
