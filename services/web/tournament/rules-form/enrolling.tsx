import type { Signal } from '@preact/signals';
import { useHere } from '../../app/here.ts';
import { Select } from '../../parts/field.tsx';
import type { Rules } from '../rules.ts';
import { change, without } from './change.ts';

const modes = ['OPEN', 'CODE', 'APPROVAL', 'INVITED'] as const;

/** Who may register, and how many. */
export function Enrolling({ rules }: { readonly rules: Signal<Rules> }) {
  const { words } = useHere();
  const { registration = {} } = rules.value;
  return (
    <>
      <Select
        label={words.say('wizard.mode')}
        value={registration.mode ?? 'OPEN'}
        choices={modes.map((each) => [each, words.say(`mode.${each}`)])}
        onChange={(mode) => {
          change(rules, { registration: { ...registration, mode } });
        }}
      />
      <label class="field">
        <span>{words.say('wizard.cap')}</span>
        <input
          type="number"
          min={2}
          max={4096}
          value={registration.cap ?? ''}
          onChange={({ currentTarget: { value, valueAsNumber } }) => {
            const cap = value === '' ? undefined : valueAsNumber;
            change(rules, { registration: without({ ...registration, cap }) });
          }}
        />
        <small>{words.say('wizard.capText')}</small>
      </label>
    </>
  );
}
