import { useHere } from '../../here/here.ts';
import type { Account, ChannelKindInfo } from './account.ts';
import { AddChannel } from './add-channel.tsx';
import { OneChannel } from './one-channel.tsx';
import { PushButton } from './push-button.tsx';

type Props = {
  readonly channels: Account['notificationChannels'];
  readonly kinds: readonly ChannelKindInfo[];
  readonly rules: Account['notificationRules'];
  onChange(): Promise<void>;
};

/** Channels that notify me of my turn. */
export function Channels({ channels, kinds, rules, onChange }: Props) {
  const { words } = useHere();
  return (
    <section aria-labelledby="channels-title">
      <h2 id="channels-title">{words.say('account.channels')}</h2>
      {channels.length === 0 && <p class="notes">{words.say('account.noChannels')}</p>}
      <ul class="channels">
        {channels.map((channel) => (
          <OneChannel
            key={channel.id}
            channel={channel}
            kind={kinds.find(({ kind }) => kind === channel.kind)}
            rules={rules}
            onChange={onChange}
          />
        ))}
      </ul>
      <PushButton onChange={onChange} />
      <AddChannel
        kinds={kinds.filter(({ fields }) =>
          fields.every(({ format }) => format !== 'SUBSCRIPTION'),
        )}
        onChange={onChange}
      />
    </section>
  );
}
