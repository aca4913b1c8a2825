import { useSignal } from '@preact/signals';
import { useHere } from '../../here/here.ts';
import { Select, TextField } from '../../parts/field.tsx';
import type { Account } from './account.ts';
import { ProfileForm } from './profile-form.tsx';

type Props = { readonly account: Account; onChange(): Promise<void> };

/** Profile: my name and my time zone. */
export function Profile({ account, onChange }: Props) {
  const { words, locale } = useHere();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const name = useSignal(account.name);
  const timeZone = useSignal(account.timeZone ?? zone);
  return (
    <ProfileForm
      id="profile-title"
      title={words.say('accountPart.profile')}
      input={() => ({ name: name.value, locale, timeZone: timeZone.value })}
      onChange={onChange}
    >
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
    </ProfileForm>
  );
}
