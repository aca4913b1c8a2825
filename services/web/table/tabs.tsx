import type { Signal } from '@preact/signals';
import { useHere } from '../app/here.ts';

const tabs = ['board', 'players', 'story', 'talk'] as const;
export type Tab = (typeof tabs)[number];

type Props = {
  readonly tab: Signal<Tab>;
  readonly hasTalk: boolean;
  /** How many messages are new. */
  readonly unread?: number | undefined;
  /** Whether of the panel above, with what is asked, no more than a line is seen. */
  readonly isFolded: boolean;
  onFold(): void;
};

/** On a phone one part of the table is seen at a time, and the panel above is folded to leave it room, and pulled up. */
export function Tabs({ tab, hasTalk, unread = 0, isFolded, onFold }: Props) {
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
      <button
        type="button"
        class="fold"
        aria-expanded={!isFolded}
        aria-label={words.say('tabs.panel')}
        onClick={onFold}
      />
    </nav>
  );
}
