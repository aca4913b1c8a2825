import type { Signal } from '@preact/signals';
import { useHere } from '../here/here.ts';
import { Icon } from '../parts/icon.tsx';

const tabs = ['board', 'players', 'story', 'talk'] as const;
export type Tab = (typeof tabs)[number];
export type FeedTab = 'story' | 'talk';

const icons = { board: 'table', players: 'me', story: 'log', talk: 'chat' } as const;

type Props<T extends Tab> = {
  readonly tab: Signal<T>;
  readonly hasTalk: boolean;
  /** Number of new messages. */
  readonly unread?: number | undefined;
};

/** On a phone one part of the table is seen at a time, above the question. */
export function Tabs({ isSeated, ...props }: Props<Tab> & { readonly isSeated: boolean }) {
  const { words } = useHere();
  return (
    <nav class="tabs" aria-label={words.say('tabs.title')}>
      {tabs
        .filter((each) => props.hasTalk || each !== 'talk')
        .map((each) => (
          <TabButton
            key={each}
            of={each}
            name={words.say(each === 'players' && isSeated ? 'tabs.me' : `tabs.${each}`)}
            {...props}
          />
        ))}
    </nav>
  );
}

/** At a desk the log and the chat stand in one place. */
export function FeedTabs(props: Props<FeedTab>) {
  const { words } = useHere();
  return (
    <div class="feed-tabs" role="group" aria-label={words.say('tabs.title')}>
      {(['story', 'talk'] as const).map((each) => (
        <TabButton key={each} of={each} name={words.say(`tabs.${each}`)} {...props} />
      ))}
    </div>
  );
}

type ButtonProps<T extends Tab> = Props<T> & { readonly of: T; readonly name: string };

function TabButton<T extends Tab>({ tab, of, name, unread = 0 }: ButtonProps<T>) {
  const { words } = useHere();
  const isNew = of === 'talk' && unread > 0;
  return (
    <button
      type="button"
      aria-pressed={tab.value === of}
      aria-label={isNew ? words.say('tabs.unread', { n: unread }) : undefined}
      onClick={() => {
        tab.value = of;
      }}
    >
      <Icon name={icons[of]} />
      {name}
      {isNew && <span class="badge">{unread}</span>}
    </button>
  );
}
