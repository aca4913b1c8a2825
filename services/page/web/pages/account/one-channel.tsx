import { useSignal } from '@preact/signals';
import {
  RemoveNotificationChannel,
  RotateChannelSecret,
  SendNotificationChannelCode,
  TestNotificationChannel,
  VerifyNotificationChannel,
} from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { TextField } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { Account, ChannelKindInfo } from './account.ts';
import { Deliveries } from './deliveries.tsx';
import { Secret } from './secret.tsx';
import { Unsubscribed } from './unsubscribed.tsx';
import type { Words } from '../../words/words.ts';

type Channel = Account['notificationChannels'][number];
type Props = {
  readonly channel: Channel;
  /** Its kind; absent if this service no longer knows it. */
  readonly kind: ChannelKindInfo | undefined;
  readonly rules: Account['notificationRules'];
  onChange(): Promise<void>;
};

/** A notification channel: its status, its deliveries, and my acts on it. */
export function OneChannel({ channel, kind, rules, onChange }: Props) {
  const { client, words } = useHere();
  const act = useAct();
  const isSent = useSignal(false);
  const secret = useSignal<string | undefined>(undefined);
  const { id: channelId, label, verified, deliveries } = channel;
  const input = { channelId };
  const state = stateOf(words, channel);
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
    <li data-kind={channel.kind}>
      <p>
        <b>{kind?.name ?? channel.kind}</b> <span class="address">{label}</span>
        {state && <small> ({state})</small>}
      </p>
      {!verified && <Verify channel={channel} onChange={onChange} />}
      <Unsubscribed channel={channel} rules={rules} onChange={onChange} />
      <div class="acts">
        {verified && (
          <button type="button" disabled={act.isBusy.value} onClick={() => void test()}>
            {words.say('channel.test')}
          </button>
        )}
        {kind?.canRotate && (
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

/** Status of a channel, if it is not simply in use. */
function stateOf(words: Words, channel: Channel): string | undefined {
  const { verified, disabledReason, disabledSince } = channel;
  if (disabledReason === null) return verified ? undefined : words.say('channel.unverified');
  return disabledSince === null
    ? words.say('channel.stopped')
    : words.say('channel.stoppedSince', { since: words.time(new Date(disabledSince)) });
}

type VerifyProps = { readonly channel: Channel; onChange(): Promise<void> };

/** The code that was sent by it, or is to be; another can be asked for. */
function Verify({ channel: { id: channelId, codeAt }, onChange }: VerifyProps) {
  const { client, words } = useHere();
  const act = useAct();
  const code = useSignal('');
  const isLater = codeAt !== null && Date.parse(codeAt) > Date.now();
  const again = async (): Promise<void> => {
    await act.run(() => client.request(SendNotificationChannelCode, { input: { channelId } }));
    await onChange();
  };
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        const input = { channelId, code: code.value.trim() };
        void act.run(() => client.request(VerifyNotificationChannel, { input })).then(onChange);
      }}
    >
      {isLater && (
        <p class="notes">{words.say('channel.codeLater', { at: words.time(new Date(codeAt)) })}</p>
      )}
      <TextField
        label={words.say('channel.code')}
        value={code}
        input={{ required: true, inputMode: 'numeric', autocomplete: 'one-time-code' }}
      />
      <button class="button" disabled={act.isBusy.value}>
        {words.say('channel.verify')}
      </button>
      <button type="button" disabled={act.isBusy.value} onClick={() => void again()}>
        {words.say('channel.sendCode')}
      </button>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </form>
  );
}
