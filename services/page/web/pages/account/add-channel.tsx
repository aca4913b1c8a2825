import { signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { AddNotificationChannel } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Select, TextField } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { ChannelKindInfo } from './account.ts';
import { Secret } from './secret.tsx';

type Props = {
  /** The kinds whose fields people fill in, at least one. */
  readonly kinds: readonly ChannelKindInfo[];
  onChange(): Promise<void>;
};

/** Adds a channel of a kind that has an address: its fields as the service describes them. */
export function AddChannel({ kinds, onChange }: Props) {
  const { client, words } = useHere();
  const act = useAct();
  const chosen = useSignal('');
  const secret = useSignal<string | undefined>(undefined);
  const kind = kinds.find((each) => each.kind === chosen.value) ?? kinds[0];
  const values = useMemo(
    () => new Map((kind?.fields ?? []).map(({ name }) => [name, signal('')])),
    [kind],
  );
  if (kind === undefined) return null;
  const add = async (): Promise<void> => {
    const filled = [...values].filter(([, { value }]) => value !== '');
    const input = {
      kind: kind.kind,
      ...Object.fromEntries(filled.map(([name, { value }]) => [name, value])),
    };
    const added = await act.run(() => client.request(AddNotificationChannel, { input }));
    secret.value = added?.addNotificationChannel.secret ?? undefined;
    if (added) for (const value of values.values()) value.value = '';
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
        value={kind.kind}
        choices={kinds.map((each) => [each.kind, each.name])}
        onChange={(next) => {
          chosen.value = next;
        }}
      />
      {kind.fields.map(({ name, label, format, required }) => {
        const value = values.get(name);
        return (
          value && (
            <TextField
              key={`${kind.kind} ${name}`}
              label={label}
              value={value}
              input={{ ...inputOf[format], required }}
            />
          )
        );
      })}
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
      <button class="button" disabled={act.isBusy.value}>
        {words.say('channel.add')}
      </button>
      <Secret secret={secret.value} />
    </form>
  );
}

/** The control of each format of a field. */
const inputOf = {
  URL: { type: 'url', maxLength: 2_000 },
  EMAIL: { type: 'email', autocomplete: 'email' },
  DIGITS: { inputMode: 'numeric', maxLength: 20 },
  SUBSCRIPTION: {},
} as const;
