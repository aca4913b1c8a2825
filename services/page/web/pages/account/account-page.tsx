import { ReadAccount } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { initials } from '../../match/names.ts';
import { Empty } from '../../parts/empty.tsx';
import { PawnShape } from '../../parts/pawn.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useResource } from '../../parts/use-resource.ts';
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
import { Rules } from './rules.tsx';
import { Vacations } from './vacation.tsx';

/** My account: my name, my times, my notifications, and my bot accounts. */
export function AccountPage() {
  const { client, words, viewer, session } = useHere();
  const { data, refusal, again } = useResource(
    () => client.ask(ReadAccount, {}),
    [client, viewer.value?.id],
  );
  const account = data.value?.viewer;
  const kinds = data.value?.service.channelKinds ?? [];
  return (
    <main class="page account">
      <header class="account-head">
        <PawnShape colour="var(--seat-1)" letters={initials(account?.name ?? '').slice(0, 1)} />
        <div>
          <h1>{words.say('account.title')}</h1>
          {account && <p class="account-name">{account.name}</p>}
        </div>
      </header>
      {refusal.value && <Refused refusal={refusal.value} />}
      {viewer.value === null && (
        <Empty icon="person" title={words.say('account.out')} isPage={false}>
          <button type="button" class="primary" onClick={() => void session.signIn('/account')}>
            {words.say('who.signIn')}
          </button>
          <a class="button" href="/">
            {words.say('nowhere.home')}
          </a>
        </Empty>
      )}
      {viewer.value && !account && !refusal.value && <div class="skeleton board-skeleton" />}
      {account && (
        <>
          <nav class="account-nav" aria-label={words.say('account.parts')}>
            {parts.map((part) => (
              <a key={part} class="button" href={`#${part}`}>
                {words.say(`accountPart.${part}`)}
              </a>
            ))}
          </nav>
          <div class="account-parts">
            <div class="account-part" id="profile">
              <Profile key={account.id} account={account} onChange={again} />
              <FindMe account={account} />
            </div>
            <div class="account-part" id="time">
              <PlayingHours account={account} onChange={again} />
              <Vacations account={account} onChange={again} />
              <DefaultOrders />
            </div>
            <div class="account-part" id="notifications">
              <Channels
                channels={account.notificationChannels}
                kinds={kinds}
                rules={account.notificationRules}
                onChange={again}
              />
              <Rules account={account} kinds={kinds} onChange={again} />
              <Muted account={account} onChange={again} />
            </div>
            <div class="account-part" id="others">
              <Others account={account} onChange={again} />
              <Decisions />
            </div>
            <div class="account-part" id="programs">
              <Programs account={account} onChange={again} />
            </div>
            <div class="account-part" id="data">
              <Leaving account={account} />
            </div>
          </div>
        </>
      )}
    </main>
  );
}

const parts = ['profile', 'time', 'notifications', 'others', 'programs', 'data'] as const;
