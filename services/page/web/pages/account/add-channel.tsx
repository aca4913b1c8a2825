import { useSignal } from '@preact/signals';
import { AddNotificationChannel } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Select, TextField } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import { Secret } from './secret.tsx';

const kinds = { EMAIL: 'addMail', WEBHOOK: 'addWebhook', DISCORD: 'addDiscord' } as const;
type Kind = keyof typeof kinds;

/** Adds a way that has an address: mail, a webhook, a Discord channel. */
export function AddChannel({ onChange }: { onChange(): Promise<void> }) {
  const { client, words } = useHere();
  const act = useAct();
  const kind = useSignal<Kind>('EMAIL');
  const address = useSignal('');
  const mention = useSignal('');
  const secret = useSignal<string | undefined>(undefined);
  const isMail = kind.value === 'EMAIL';
  const add = async (): Promise<void> => {
    const input = {
      kind: kind.value,
      ...(isMail ? { address: address.value } : { url: address.value }),
      ...(kind.value === 'DISCORD' && mention.value !== '' && { mention: mention.value }),
    };
    const added = await act.run(() => client.request(AddNotificationChannel, { input }));
    secret.value = added?.addNotificationChannel.secret ?? undefined;
    if (added) address.value = '';
    await onChange();
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Select
        label={words.say('channel.kind')}
        value={kind.value}
        choices={Object.keys(kinds).map((id) => [id, words.sayIfKnown(`channel.${id}`) ?? id])}
        onChange={(chosen) => {
          kind.value = chosen as Kind;
        }}
      />
      <TextField
        key={kind.value}
        label={words.say(isMail ? 'channel.address' : 'channel.url')}
        value={address}
        input={isMail ? { type: 'email', required: true, autocomplete: 'email' } : webAddress}
      />
      {kind.value === 'DISCORD' && (
        <TextField
          label={words.say('channel.mention')}
          value={mention}
          input={{ inputMode: 'numeric', maxLength: 32 }}
        />
      )}
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
      <button class="button" disabled={act.isBusy.value}>
        {words.say(`channel.${kinds[kind.value]}`)}
      </button>
      <Secret secret={secret.value} />
    </form>
  );
}

const webAddress = { type: 'url', required: true, maxLength: 1_024 } as const;
