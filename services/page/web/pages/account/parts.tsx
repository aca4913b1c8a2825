import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useHere } from '../../here/here.ts';
import type { Account, ChannelKindInfo } from './account.ts';
import { Channels } from './channels.tsx';
import { Decisions } from './decisions.tsx';
import { PlayingHours } from './hours/playing-hours.tsx';
import { Leaving } from './leaving.tsx';
import { FindMe } from './find-me.tsx';
import { DefaultOrders } from './orders/default-orders.tsx';
import { Muted } from './muted.tsx';
import { Others } from './others.tsx';
import { Profile } from './profile.tsx';
import { Programs } from './programs.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { Rules } from './rules.tsx';
import { Vacations } from './vacation.tsx';

const parts = ['profile', 'time', 'notifications', 'others', 'programs', 'data'] as const;
type PartName = (typeof parts)[number];

/** The part that the address names, else the first. */
const named = (): PartName => {
  const name = location.hash.slice(1);
  return parts.find((part) => part === name) ?? parts[0];
};

type Props = {
  readonly account: Account;
  readonly kinds: readonly ChannelKindInfo[];
  onChange(): Promise<void>;
};

/** The parts of my account, one at a time, by the address. Text typed in another one stays. */
export function Parts({ account, kinds, onChange }: Props) {
  const { words } = useHere();
  const shown = useSignal(named());
  useEffect(() => {
    const follow = (): void => {
      shown.value = named();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [shown]);
  const part = (name: PartName, children: ComponentChildren) => (
    <div class="account-part" id={name} hidden={shown.value !== name}>
      {children}
    </div>
  );
  return (
    <div class="account-parts">
      <nav class="account-nav" aria-label={words.say('account.parts')}>
        {parts.map((name) => (
          <a key={name} href={`#${name}`} aria-current={shown.value === name ? 'true' : undefined}>
            {words.say(`accountPart.${name}`)}
          </a>
        ))}
      </nav>
      {part(
        'profile',
        <>
          <Profile key={account.id} account={account} onChange={onChange} />
          <FindMe account={account} />
        </>,
      )}
      {part(
        'time',
        <>
          <PlayingHours account={account} onChange={onChange} />
          <Vacations account={account} onChange={onChange} />
          <DefaultOrders />
        </>,
      )}
      {part(
        'notifications',
        <>
          <Channels
            channels={account.notificationChannels}
            kinds={kinds}
            rules={account.notificationRules}
            onChange={onChange}
          />
          <QuietHours key={account.id} account={account} onChange={onChange} />
          <Rules account={account} kinds={kinds} onChange={onChange} />
          <Muted account={account} onChange={onChange} />
        </>,
      )}
      {part(
        'others',
        <>
          <Others account={account} onChange={onChange} />
          <Decisions />
        </>,
      )}
      {part('programs', <Programs account={account} onChange={onChange} />)}
      {part('data', <Leaving account={account} />)}
    </div>
  );
}
