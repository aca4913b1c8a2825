import type { Signal } from '@preact/signals';
import { useHere } from '../../app/here.ts';
import { Check, Select } from '../../parts/field.tsx';
import type { Rules } from '../rules.ts';
import { change } from './change.ts';

const advances = ['AUTO', 'MANUAL'] as const;

/** When it begins, whether it is asked before who is there, and what brings the next round. */
export function Times({ rules }: { readonly rules: Signal<Rules> }) {
  const { words } = useHere();
  const { startsAt, checkIn, rounds } = rules.value;
  return (
    <>
      <label class="field">
        <span>{words.say('wizard.startsAt')}</span>
        <input
          type="datetime-local"
          value={startsAt === undefined ? '' : localTime(startsAt)}
          onChange={({ currentTarget: { value } }) => {
            change(
              rules,
              value === ''
                ? { startsAt: undefined, checkIn: undefined }
                : { startsAt: new Date(value).toISOString() },
            );
          }}
        />
        <small>{words.say('wizard.startsAtText')}</small>
      </label>
      {startsAt !== undefined && (
        <Check
          label={words.say('wizard.checkIn')}
          isChecked={checkIn !== undefined}
          onChange={(is) => {
            change(rules, { checkIn: is ? {} : undefined });
          }}
        />
      )}
      <Select
        label={words.say('wizard.advance')}
        value={rounds?.advance ?? 'AUTO'}
        choices={[
          ...advances,
          ...(rounds?.advance === 'SCHEDULED' ? (['SCHEDULED'] as const) : []),
        ].map((each) => [each, words.say(`advance.${each}`)])}
        onChange={(value) => {
          change(rules, { rounds: { ...rounds, advance: value } });
        }}
      />
    </>
  );
}

/** A moment as a field of date and time has it, by the time of this device. */
function localTime(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
