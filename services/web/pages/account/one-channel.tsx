import { useSignal } from '@preact/signals';
import {
  RemoveNotificationChannel,
  RotateChannelSecret,
  TestNotificationChannel,
  VerifyNotificationChannel,
} from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { TextField } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { Account } from './account.ts';
import { Deliveries } from './deliveries.tsx';
import { Secret } from './secret.tsx';

type Channel = Account['notificationChannels'][number];
type Props = { readonly channel: Channel; onChange(): Promise<void> };

/** A way by which I am told: how it stands, what was sent by it, and what may be done with it. */
export function OneChannel({ channel, onChange }: Props) {
  const { client, words } = useHere();
  const act = useAct();
  const isSent = useSignal(false);
  const secret = useSignal<string | undefined>(undefined);
  const { id: channelId, kind, label, verified, disabledReason, deliveries } = channel;
  const input = { channelId };
  const state = disabledReason !== null ? 'stopped' : verified ? undefined : 'unverified';
  const test = async (): Promise<void> => {
    const sent = await act.run(() => client.request(TestNotificationChannel, { input }));
    isSent.value = sent !== undefined;
    await onChange();
  };
  const rotate = async (): Promise<void> => {
    const told = await act.run(() => client.request(RotateChannelSecret, { input }));
    secret.value = told?.rotateChannelSecret.secret ?? undefined;
  };
  const remove = async (): Promise<void> => {
    await act.run(() => client.request(RemoveNotificationChannel, { input }));
    await onChange();
  };
  return (
    <li data-kind={kind}>
      <p>
        <b>{words.sayIfKnown(`channel.${kind}`) ?? kind}</b> <span class="address">{label}</span>
        {state && <small> ({words.say(`channel.${state}`)})</small>}
      </p>
      {state === 'unverified' && <Verify channelId={channelId} onChange={onChange} />}
      <div class="acts">
        {verified && (
          <button type="button" disabled={act.isBusy.value} onClick={() => void test()}>
            {words.say('channel.test')}
          </button>
        )}
        {kind === 'WEBHOOK' && (
          <button type="button" disabled={act.isBusy.value} onClick={() => void rotate()}>
            {words.say('channel.newSecret')}
          </button>
        )}
        <button type="button" disabled={act.isBusy.value} onClick={() => void remove()}>
          {words.say('channel.remove', { label })}
        </button>
      </div>
      <p role="status">{isSent.value && words.say('channel.sent')}</p>
      <Secret secret={secret.value} />
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
      <Deliveries deliveries={deliveries} onChange={onChange} />
    </li>
  );
}

type VerifyProps = { readonly channelId: string; onChange(): Promise<void> };

/** The code that was sent by it. */
function Verify({ channelId, onChange }: VerifyProps) {
  const { client, words } = useHere();
  const act = useAct();
  const code = useSignal('');
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        const input = { channelId, code: code.value.trim() };
        void act.run(() => client.request(VerifyNotificationChannel, { input })).then(onChange);
      }}
    >
      <TextField
        label={words.say('channel.code')}
        value={code}
        input={{ required: true, inputMode: 'numeric', autocomplete: 'one-time-code' }}
      />
      <button class="button" disabled={act.isBusy.value}>
        {words.say('channel.verify')}
      </button>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </form>
  );
}
