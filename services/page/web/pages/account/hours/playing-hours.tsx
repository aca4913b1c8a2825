import { useSignal } from '@preact/signals';
import { UpdateProfile } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { useAct } from '../../../parts/use-act.ts';
import type { Account } from '../account.ts';
import { openTime, type Window } from './open-time.ts';
import { WindowForm } from './window-form.tsx';

type Props = { readonly account: Account; onChange(): Promise<void> };

/** Hours offered to a player without any: every evening, which is the fewest allowed. */
const EVENINGS: readonly Window[] = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  day,
  from: '18:00',
  to: '00:00',
}));

/** Playing hours: when my time passes in matches that mind them, as the windows of a week. */
export function PlayingHours({ account, onChange }: Props) {
  const { client, words } = useHere();
  const act = useAct();
  const windows = useSignal<readonly Window[]>(account.playingHours ?? []);
  const isSaved = useSignal(false);
  const { minutes, days } = openTime(windows.value);
  const set = (next: readonly Window[]): void => {
    windows.value = next;
    isSaved.value = false;
  };
  const save = async (): Promise<void> => {
    const playingHours = windows.value.length === 0 ? null : windows.value;
    const told = await act.run(() => client.request(UpdateProfile, { input: { playingHours } }));
    isSaved.value = told !== undefined;
    await onChange();
  };
  return (
    <section aria-labelledby="hours-title">
      <h2 id="hours-title">{words.say('hours.title')}</h2>
      <p class="notes">{words.say('hours.what')}</p>
      {account.playingHoursFrom !== null && (
        <p class="notes">
          {words.say('hours.countFrom', { at: words.time(new Date(account.playingHoursFrom)) })}
        </p>
      )}
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {windows.value.length === 0 && <p>{words.say('hours.always')}</p>}
        <ul class="windows">
          {windows.value.map((window, at) => (
            <WindowForm
              key={at}
              window={window}
              onChange={(next) => {
                set(windows.value.toSpliced(at, 1, ...(next === undefined ? [] : [next])));
              }}
            />
          ))}
        </ul>
        {windows.value.length > 0 && (
          <p role="status" data-days={days}>
            {words.say('hours.sum', { hours: words.number(Math.floor(minutes / 6) / 10), days })}
          </p>
        )}
        <div class="acts">
          <button
            type="button"
            onClick={() => {
              const last = windows.value.at(-1);
              set(
                last === undefined
                  ? EVENINGS
                  : [...windows.value, { ...last, day: (last.day % 7) + 1 }],
              );
            }}
          >
            {words.say('hours.add')}
          </button>
          <button class="ink" disabled={act.isBusy.value}>
            {words.say('hours.save')}
          </button>
        </div>
        {act.refusal.value && <Refused refusal={act.refusal.value} />}
        <p role="status">{isSaved.value && words.say('account.saved')}</p>
      </form>
    </section>
  );
}
