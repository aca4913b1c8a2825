import { useSignal } from '@preact/signals';
import { EndVacation, StartVacation, UpdateProfile } from '../../../../../shared/client/index.ts';
import { useHere } from '../../here/here.ts';
import { TextField } from '../../parts/field.tsx';
import { ServerCheckbox } from '../../parts/server-checkbox.tsx';
import { Refused } from '../../parts/refusal.tsx';
import { useAct } from '../../parts/use-act.ts';
import type { Account } from './account.ts';

type Props = { readonly account: Account; onChange(): Promise<void> };

/** The most days that one vacation takes. */
const LONGEST = 16;

/** My vacations: how many days are left, the one that lasts, those to come, and a form for another. */
export function Vacations({ account: { vacation }, onChange }: Props) {
  const { client, words } = useHere();
  const act = useAct();
  const from = useSignal('');
  const days = useSignal('7');
  if (vacation === null) return null;
  const { daysLeft, current, planned, auto } = vacation;
  const start = async (): Promise<void> => {
    const wish = { days: Number(days.value), ...(from.value !== '' && { from: from.value }) };
    await act.run(() => client.request(StartVacation, { input: wish }));
    await onChange();
  };
  const end = async (first?: string): Promise<void> => {
    const which = first === undefined ? {} : { from: first };
    await act.run(() => client.request(EndVacation, { input: which }));
    await onChange();
  };
  return (
    <section>
      <h2>{words.say('vacation.title')}</h2>
      <p class="notes">{words.say('vacation.daysLeft', { n: daysLeft })}</p>
      <ul>
        {current && (
          <li>
            {words.say('vacation.current', { from: current.from, to: current.to })}{' '}
            <button type="button" disabled={act.isBusy.value} onClick={() => void end()}>
              {words.say('vacation.end')}
            </button>
          </li>
        )}
        {planned.map((each) => (
          <li key={each.from}>
            {words.say('vacation.planned', { from: each.from, to: each.to })}{' '}
            <button type="button" disabled={act.isBusy.value} onClick={() => void end(each.from)}>
              {words.say('vacation.cancel')}
            </button>
          </li>
        ))}
      </ul>
      <ServerCheckbox
        label={words.say('vacation.auto')}
        isOn={auto}
        keep={(is) => client.request(UpdateProfile, { input: { autoVacation: is } })}
        onKept={onChange}
      />
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <TextField label={words.say('vacation.from')} value={from} input={{ type: 'date' }} />
        <TextField
          label={words.say('vacation.days')}
          value={days}
          input={{ type: 'number', required: true, min: 1, max: LONGEST }}
        />
        {act.refusal.value && <Refused refusal={act.refusal.value} />}
        <button disabled={act.isBusy.value}>{words.say('vacation.start')}</button>
      </form>
    </section>
  );
}
