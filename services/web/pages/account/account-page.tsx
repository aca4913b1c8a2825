import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { ReadAccount, type Refusal } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { Languages } from '../../app/languages.tsx';
import { Who } from '../../app/who.tsx';
import { Refused } from '../../parts/refusal.tsx';
import type { Account } from './account.ts';
import { Channels } from './channels.tsx';
import { Profile } from './profile.tsx';

/** My account: what I am called, my time, and how I am told that it is my turn. */
export function AccountPage() {
  const { client, words, viewer } = useHere();
  const account = useMemo(() => signal<Account | undefined>(undefined), []);
  const refusal = useMemo(() => signal<Refusal | undefined>(undefined), []);
  const read = async (): Promise<void> => {
    const told = await client.ask(ReadAccount, {});
    if ('refusal' in told) refusal.value = told.refusal;
    else account.value = told.data.viewer ?? undefined;
  };
  useEffect(() => void read(), [client, viewer.value?.id]);
  return (
    <main class="page">
      <header class="top">
        <a href="/" class="home" aria-label={words.say('match.home')}>
          ←
        </a>
        <h1>{words.say('account.title')}</h1>
        <Languages />
        <Who />
      </header>
      {refusal.value && <Refused refusal={refusal.value} />}
      {viewer.value === null && <p>{words.say('refusal.UNAUTHENTICATED')}</p>}
      {account.value && (
        <>
          <Profile key={account.value.id} account={account.value} onChange={read} />
          <Channels channels={account.value.notificationChannels} onChange={read} />
        </>
      )}
    </main>
  );
}
