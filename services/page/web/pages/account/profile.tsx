import { useSignal } from '@preact/signals';
import { UpdateProfile } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Select, TextField } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { Account } from './account.ts';

type Props = { readonly account: Account; onChange(): Promise<void> };

/** Profile: my name and my time zone. */
export function Profile({ account, onChange }: Props) {
  const { client, words, locale } = useHere();
  const act = useAct();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const name = useSignal(account.name);
  const timeZone = useSignal(account.timeZone ?? zone);
  const isSaved = useSignal(false);
  const save = async (): Promise<void> => {
    const input = { name: name.value, locale, timeZone: timeZone.value };
    isSaved.value = (await act.run(() => client.request(UpdateProfile, { input }))) !== undefined;
    await onChange();
  };
  return (
    <form
      class="form"
      aria-labelledby="profile-title"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 id="profile-title">{words.say('accountPart.profile')}</h2>
      <TextField
        label={words.say('account.name')}
        value={name}
        input={{ required: true, maxLength: 64, autocomplete: 'nickname' }}
      />
      <Select
        label={words.say('account.timeZone')}
        value={timeZone.value}
        choices={[...new Set([timeZone.value, ...Intl.supportedValuesOf('timeZone')])].map(
          (each) => [each, each.replaceAll('_', ' ')],
        )}
        onChange={(chosen) => {
          timeZone.value = chosen;
        }}
      />
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
      <button class="ink" disabled={act.isBusy.value}>
        {words.say('account.save')}
      </button>
      <p role="status">{isSaved.value && words.say('account.saved')}</p>
    </form>
  );
}
