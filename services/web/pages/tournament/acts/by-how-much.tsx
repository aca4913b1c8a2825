import type { Signal } from '@preact/signals';
import { useHere } from '../../../app/here.ts';
import { Select } from '../../../parts/field.tsx';

const none = { days: 0, hours: 0, minutes: 0 } as const;
/** Spans that may be given. */
const spans = [
  ['PT5M', { ...none, minutes: 5 }],
  ['PT15M', { ...none, minutes: 15 }],
  ['PT1H', { ...none, hours: 1 }],
  ['P1D', { ...none, days: 1 }],
  ['P3D', { ...none, days: 3 }],
  ['P7D', { ...none, days: 7 }],
] as const;

export const A_SPAN = 'PT15M';

/** How much time is given. */
export function ByHowMuch({ by }: { readonly by: Signal<string> }) {
  const { words } = useHere();
  return (
    <Select
      label={words.say('extend.by')}
      value={by.value}
      choices={spans.map(([iso, span]) => [iso, words.span(span)])}
      onChange={(chosen) => {
        by.value = chosen;
      }}
    />
  );
}
