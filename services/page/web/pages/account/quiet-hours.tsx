import { useSignal, type Signal } from '@preact/signals';
import { useHere } from '../../here/here.ts';
import { TextField } from '../../parts/field.tsx';
import { SpanSelect } from '../../parts/span-select.tsx';
import type { Account } from './account.ts';
import { ProfileForm } from './profile-form.tsx';

type Props = { readonly account: Account; onChange(): Promise<void> };

/** Defaults of the quiet hours, of the urgency that breaks them, and of the time of the digest. */
const USUAL = { from: '22:00', to: '08:00', urgent: 'PT2H', digest: '18:00' };

/** Choices for the time left under which a deadline is urgent enough to be told at any time. */
const urgent = ['PT0S', 'PT30M', 'PT1H', 'PT2H', 'PT6H', 'PT12H', 'P1D'] as const;

/** Hours in which notifications wait, and the hour of the digest. */
export function QuietHours({ account, onChange }: Props) {
  const { words } = useHere();
  const quietFrom = useSignal(account.quietFrom ?? USUAL.from);
  const quietTo = useSignal(account.quietTo ?? USUAL.to);
  const urgentBelow = useSignal(account.urgentBelow ?? USUAL.urgent);
  const digestAt = useSignal(account.digestAt ?? USUAL.digest);
  return (
    <ProfileForm
      id="quiet-title"
      title={words.say('account.quiet')}
      input={() => ({
        quietFrom: quietFrom.value,
        quietTo: quietTo.value,
        urgentBelow: urgentBelow.value,
        digestAt: digestAt.value,
      })}
      onChange={onChange}
    >
      <div class="account-pair">
        <Time label={words.say('account.quietFrom')} value={quietFrom} />
        <Time label={words.say('account.quietTo')} value={quietTo} />
      </div>
      <SpanSelect
        label={words.say('account.urgentBelow')}
        {...{ value: urgentBelow.value, of: urgent }}
        onChange={(chosen) => {
          urgentBelow.value = chosen;
        }}
      />
      <Time label={words.say('account.digestAt')} value={digestAt} />
    </ProfileForm>
  );
}

type TimeProps = { readonly label: string; readonly value: Signal<string> };

const Time = ({ label, value }: TimeProps) => (
  <TextField label={label} value={value} input={{ type: 'time', required: true }} />
);
