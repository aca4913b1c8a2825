import { ReadAccount } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { Top } from '../../parts/top.tsx';
import { useTold } from '../../parts/use-told.ts';
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

/** My account: what I am called, my time, how I am told that it is my turn, and the programs that act for me. */
export function AccountPage() {
  const { client, words, viewer } = useHere();
  const { data, refusal, again } = useTold(
    () => client.ask(ReadAccount, {}),
    [client, viewer.value?.id],
  );
  const account = data.value?.viewer;
  return (
    <main class="page">
      <Top title={words.say('account.title')} />
      {refusal.value && <Refused refusal={refusal.value} />}
      {viewer.value === null && <p>{words.say('refusal.UNAUTHENTICATED')}</p>}
      {viewer.value && !account && !refusal.value && <div class="skeleton list-skeleton" />}
      {account && (
        <>
          <Profile key={account.id} account={account} onChange={again} />
          <FindMe account={account} />
          <Vacations account={account} onChange={again} />
          <PlayingHours account={account} onChange={again} />
          <DefaultOrders />
          <Channels
            channels={account.notificationChannels}
            rules={account.notificationRules}
            onChange={again}
          />
          <Rules account={account} onChange={again} />
          <Muted account={account} onChange={again} />
          <Programs account={account} onChange={again} />
          <Others account={account} onChange={again} />
          <Decisions />
          <Leaving account={account} />
        </>
      )}
    </main>
  );
}
