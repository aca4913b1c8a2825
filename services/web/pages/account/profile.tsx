import { useSignal, type Signal } from '@preact/signals';
import { UpdateProfile } from '../../../../shared/client/index.ts';
import { useHere } from '../../app/here.ts';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { Account } from './account.ts';

type Props = { readonly account: Account; onChange(): Promise<void> };

/** The hours in which nobody is disturbed, unless they say otherwise. */
const USUAL = { from: '22:00', to: '08:00' };

/** Profile: what I am called, my time zone, and when I want to hear nothing. */
export function Profile({ account, onChange }: Props) {
  const { client, words, locale } = useHere();
  const act = useAct();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const name = useSignal(account.name);
  const timeZone = useSignal(account.timeZone ?? zone);
  const quietFrom = useSignal(account.quietFrom ?? USUAL.from);
  const quietTo = useSignal(account.quietTo ?? USUAL.to);
  const isSaved = useSignal(false);
  const save = async (): Promise<void> => {
    const profile = {
      name: name.value,
      locale,
      timeZone: timeZone.value,
      quietFrom: quietFrom.value,
      quietTo: quietTo.value,
    };
    isSaved.value =
      (await act.run(() => client.request(UpdateProfile, { input: profile }))) !== undefined;
    await onChange();
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label class="field">
        <span>{words.say('account.name')}</span>
        <input
          required
          maxLength={64}
          autocomplete="nickname"
          value={name.value}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{words.say('account.timeZone')}</span>
        <select
          value={timeZone.value}
          onChange={({ currentTarget }) => (timeZone.value = currentTarget.value)}
        >
          {[...new Set([timeZone.value, ...Intl.supportedValuesOf('timeZone')])].map((each) => (
            <option key={each} value={each}>
              {each.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
      <Time label={words.say('account.quietFrom')} value={quietFrom} />
      <Time label={words.say('account.quietTo')} value={quietTo} />
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
      <button class="primary" disabled={act.isBusy.value}>
        {words.say('account.save')}
      </button>
      <p role="status">{isSaved.value && words.say('account.saved')}</p>
    </form>
  );
}

type TimeProps = { readonly label: string; readonly value: Signal<string> };

const Time = ({ label, value }: TimeProps) => (
  <label class="field">
    <span>{label}</span>
    <input
      type="time"
      required
      value={value.value}
      onInput={({ currentTarget }) => (value.value = currentTarget.value)}
    />
  </label>
);
