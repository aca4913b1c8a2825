import { useHere } from '../here/here.ts';
import { Check, Select } from '../parts/field.tsx';
import { freshClock, instead, speedOf, type Clock, type TimeControlPreset } from './clock.ts';
import { OwnClock } from './own-clock.tsx';

type Props = {
  /** Undefined without a clock. */
  readonly clock: Clock | undefined;
  readonly presets: readonly TimeControlPreset[];
  /** Label of the choice to have none; without it one has to be chosen. */
  readonly none?: string;
  onChange(clock: Clock | undefined): void;
};

const OWN = 'own';

/**
 * Time control: a well-known one, or a custom one; and for a turn-based match, the times when it
 * stops.
 */
export function ChooseClock({ clock, presets, none, onChange }: Props) {
  const { words } = useHere();
  const speed = clock && speedOf(clock, presets);
  const set = (next: Clock): void => {
    onChange(instead(next, clock ?? {}, presets));
  };
  return (
    <>
      <Select
        label={words.say('new.clock')}
        value={clock === undefined ? '' : (clock.preset ?? OWN)}
        choices={[
          ...(none === undefined ? [] : [['', none] as const]),
          ...presets.flatMap(({ preset, name }) =>
            preset === null ? [] : [[preset, name] as const],
          ),
          [OWN, words.say('clock.own')],
        ]}
        onChange={(chosen) => {
          if (chosen === '') onChange(undefined);
          else set(chosen === OWN ? freshClock(speed) : { preset: chosen });
        }}
      />
      {clock && clock.preset === undefined && <OwnClock clock={clock} onChange={set} />}
      {clock && speed === 'ASYNC' && (
        <>
          <Check
            label={words.say('clock.weekends')}
            isChecked={clock.weekends === 'STOP'}
            onChange={(is) => {
              set({ ...clock, weekends: is ? 'STOP' : 'RUN' });
            }}
          />
          <Check
            label={words.say('clock.playingHours')}
            isChecked={clock.playingHours === true}
            onChange={(playingHours) => {
              set({ ...clock, playingHours });
            }}
          />
          <Check
            label={words.say('clock.vacation')}
            isChecked={clock.vacation === 'ALLOWED'}
            onChange={(is) => {
              set({ ...clock, vacation: is ? 'ALLOWED' : 'FORBIDDEN' });
            }}
          />
        </>
      )}
    </>
  );
}
