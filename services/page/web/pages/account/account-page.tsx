import { ReadAccount } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { initials } from '../../match/names.ts';
import { Empty } from '../../parts/empty.tsx';
import { PawnShape } from '../../parts/pawn.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useResource } from '../../parts/use-resource.ts';
import { Parts } from './parts.tsx';

/** My account: my name, my times, my notifications, and my bot accounts. */
export function AccountPage() {
  const { client, words, viewer, session } = useHere();
  const { data, refusal, again } = useResource(
    () => client.ask(ReadAccount, {}),
    [client, viewer.value?.id],
  );
  const account = data.value?.viewer;
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
        <Parts account={account} kinds={data.value?.service.channelKinds ?? []} onChange={again} />
      )}
    </main>
  );
}
