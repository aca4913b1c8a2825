import { useSignal } from '@preact/signals';
import {
  AddNotificationChannel,
  RemoveNotificationChannel,
  TestNotificationChannel,
  VerifyNotificationChannel,
} from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { Account } from './account.ts';
import { PushButton } from './push-button.tsx';

type Channel = Account['notificationChannels'][number];
type Props = { readonly channels: readonly Channel[]; onChange(): Promise<void> };

/** The ways by which I am told that it is my turn. */
export function Channels({ channels, onChange }: Props) {
  const { words } = useHere();
  return (
    <section aria-labelledby="channels-title">
      <h2 id="channels-title">{words.say('account.channels')}</h2>
      {channels.length === 0 && <p class="notes">{words.say('account.noChannels')}</p>}
      <ul class="channels">
        {channels.map((channel) => (
          <OneChannel key={channel.id} channel={channel} onChange={onChange} />
        ))}
      </ul>
      <PushButton onChange={onChange} />
      <AddMail onChange={onChange} />
    </section>
  );
}

type OneProps = { readonly channel: Channel; onChange(): Promise<void> };

function OneChannel({ channel, onChange }: OneProps) {
  const { client, words } = useHere();
  const act = useAct();
  const isSent = useSignal(false);
  const { id: channelId, kind, label, verified, disabledReason } = channel;
  const state = disabledReason !== null ? 'stopped' : verified ? undefined : 'unverified';
  return (
    <li data-kind={kind}>
      <p>
        <b>{words.sayIfKnown(`channel.${kind}`) ?? kind}</b> {label}
        {state && <small> ({words.say(`channel.${state}`)})</small>}
      </p>
      {kind === 'EMAIL' && !verified && <Verify channelId={channelId} onChange={onChange} />}
      <div class="acts">
        {verified && (
          <button
            type="button"
            disabled={act.isBusy.value}
            onClick={() =>
              void act
                .run(() => client.request(TestNotificationChannel, { input: { channelId } }))
                .then((sent) => {
                  isSent.value = sent !== undefined;
                })
            }
          >
            {words.say('channel.test')}
          </button>
        )}
        <button
          type="button"
          disabled={act.isBusy.value}
          onClick={() =>
            void act
              .run(() => client.request(RemoveNotificationChannel, { input: { channelId } }))
              .then(onChange)
          }
        >
          {words.say('channel.remove', { label })}
        </button>
      </div>
      <p role="status">{isSent.value && words.say('channel.sent')}</p>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </li>
  );
}

/** The code that came by mail. */
function Verify({
  channelId,
  onChange,
}: {
  readonly channelId: string;
  onChange(): Promise<void>;
}) {
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
      <label class="field">
        <span>{words.say('channel.code')}</span>
        <input
          required
          inputMode="numeric"
          autocomplete="one-time-code"
          value={code.value}
          onInput={({ currentTarget }) => (code.value = currentTarget.value)}
        />
      </label>
      <button class="button" disabled={act.isBusy.value}>
        {words.say('channel.verify')}
      </button>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </form>
  );
}

function AddMail({ onChange }: { onChange(): Promise<void> }) {
  const { client, words } = useHere();
  const act = useAct();
  const address = useSignal('');
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        const input = { kind: 'EMAIL', address: address.value } as const;
        void act
          .run(() => client.request(AddNotificationChannel, { input }))
          .then((added) => {
            if (added) address.value = '';
            return onChange();
          });
      }}
    >
      <label class="field">
        <span>{words.say('channel.address')}</span>
        <input
          type="email"
          required
          autocomplete="email"
          value={address.value}
          onInput={({ currentTarget }) => (address.value = currentTarget.value)}
        />
      </label>
      <button class="button" disabled={act.isBusy.value}>
        {words.say('channel.addMail')}
      </button>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </form>
  );
}
