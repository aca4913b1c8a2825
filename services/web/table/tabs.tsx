import type { Signal } from '@preact/signals';
import { useHere } from '../app/here.ts';

const tabs = ['board', 'players', 'story', 'talk'] as const;
export type Tab = (typeof tabs)[number];

type Props = {
  readonly tab: Signal<Tab>;
  readonly hasTalk: boolean;
  /** How many messages are new. */
  readonly unread?: number | undefined;
};

/** On a phone one part of the table is seen at a time. */
export function Tabs({ tab, hasTalk, unread = 0 }: Props) {
  const { words } = useHere();
  return (
    <nav class="tabs" aria-label={words.say('tabs.title')}>
      {tabs
        .filter((each) => hasTalk || each !== 'talk')
        .map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={tab.value === each}
            onClick={() => {
              tab.value = each;
            }}
          >
            {each === 'talk' && unread > 0
              ? words.say('tabs.unread', { n: unread })
              : words.say(`tabs.${each}`)}
          </button>
        ))}
    </nav>
  );
}
