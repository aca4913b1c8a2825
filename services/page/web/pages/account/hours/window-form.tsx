import { useHere } from '../../../here/here.ts';
import type { Window } from './open-time.ts';

type Props = {
  readonly window: Window;
  /** Called with the changed window; with none if it is removed. */
  onChange(window: Window | undefined): void;
};

/** The days of the week, Monday first. */
const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** One window of the week: the day, from when, until when. */
export function WindowForm({ window, onChange }: Props) {
  const { words } = useHere();
  const { day, from, to } = window;
  const said = words.weekday(day);
  const time = (of: 'from' | 'to', value: string) => (
    <input
      type="time"
      required
      aria-label={words.say(`hours.${of}`, { day: said })}
      value={value}
      onChange={({ currentTarget }) => {
        onChange({ ...window, [of]: currentTarget.value });
      }}
    />
  );
  return (
    <li class="acts">
      <select
        aria-label={words.say('hours.day')}
        value={String(day)}
        onChange={({ currentTarget }) => {
          onChange({ ...window, day: Number(currentTarget.value) });
        }}
      >
        {days.map((each) => (
          <option key={each} value={String(each)}>
            {words.weekday(each)}
          </option>
        ))}
      </select>
      {time('from', from)}
      {time('to', to)}
      <button
        type="button"
        aria-label={words.say('hours.remove', { day: said })}
        onClick={() => {
          onChange(undefined);
        }}
      >
        ×
      </button>
    </li>
  );
}
