import type { Signal } from '@preact/signals';
import { useHere } from '../app/here.ts';

const tabs = ['board', 'players', 'story'] as const;
export type Tab = (typeof tabs)[number];

/** On a phone one part of the table is seen at a time. */
export function Tabs({ tab }: { readonly tab: Signal<Tab> }) {
  const { words } = useHere();
  return (
    <nav class="tabs" aria-label={words.say('tabs.title')}>
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={tab.value === each}
          onClick={() => {
            tab.value = each;
          }}
        >
          {words.say(`tabs.${each}`)}
        </button>
      ))}
    </nav>
  );
}
