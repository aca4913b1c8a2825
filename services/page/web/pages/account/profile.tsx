import { useSignal, type Signal } from '@preact/signals';
import { UpdateProfile } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { Select, TextField } from '../../parts/field.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { SpanSelect } from '../../parts/span-select.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { Account } from './account.ts';

type Props = { readonly account: Account; onChange(): Promise<void> };

/** Defaults of the quiet hours, of the urgency that breaks them, and of the time of the digest. */
const USUAL = { from: '22:00', to: '08:00', urgent: 'PT2H', digest: '18:00' };

/** Choices for the time left under which a deadline is urgent enough to be told at any time. */
const urgent = ['PT0S', 'PT30M', 'PT1H', 'PT2H', 'PT6H', 'PT12H', 'P1D'] as const;

/** Profile: my name, my time zone, and my quiet hours. */
export function Profile({ account, onChange }: Props) {
  const { client, words, locale } = useHere();
  const act = useAct();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const name = useSignal(account.name);
  const timeZone = useSignal(account.timeZone ?? zone);
  const quietFrom = useSignal(account.quietFrom ?? USUAL.from);
  const quietTo = useSignal(account.quietTo ?? USUAL.to);
  const urgentBelow = useSignal(account.urgentBelow ?? USUAL.urgent);
  const digestAt = useSignal(account.digestAt ?? USUAL.digest);
  const isSaved = useSignal(false);
  const save = async (): Promise<void> => {
    const profile = {
      name: name.value,
      locale,
      timeZone: timeZone.value,
      quietFrom: quietFrom.value,
      quietTo: quietTo.value,
      urgentBelow: urgentBelow.value,
      digestAt: digestAt.value,
    };
    isSaved.value =
      (await act.run(() => client.request(UpdateProfile, { input: profile }))) !== undefined;
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
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
      <button class="ink" disabled={act.isBusy.value}>
        {words.say('account.save')}
      </button>
      <p role="status">{isSaved.value && words.say('account.saved')}</p>
    </form>
  );
}

type TimeProps = { readonly label: string; readonly value: Signal<string> };

const Time = ({ label, value }: TimeProps) => (
  <TextField label={label} value={value} input={{ type: 'time', required: true }} />
);
