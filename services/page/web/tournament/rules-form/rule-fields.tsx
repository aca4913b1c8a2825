import type { Signal } from '@preact/signals';
import { useHere } from '../../here/here.ts';
import { Check, Select } from '../../parts/field.tsx';
import { SpanSelect } from '../../parts/span-select.tsx';
import type { Words } from '../../words/words.ts';
import { spanText } from '../../words/spans.ts';
import type { Rules } from '../rules.ts';
import { valueAt, type Path } from './at.ts';
import { say } from './change.ts';
import type { RuleField } from './rule-field.ts';

type Props<Of> = {
  readonly rules: Signal<Rules>;
  readonly fields: readonly RuleField<Of>[];
  /** Path of the part that holds the fields: the regulations themselves unless given. */
  readonly within?: Path;
};

/** Fields of regulations as they are described, those that apply. */
export function RuleFields<Of>({ rules, fields, within = [] }: Props<Of>) {
  const of = valueAt(rules.value, within) as Of;
  return fields
    .filter(({ when }) => when?.(of) ?? true)
    .map((field) => (
      <OneField key={field.at.join('.')} rules={rules} field={field} within={within} />
    ));
}

type OneProps = {
  readonly rules: Signal<Rules>;
  readonly field: RuleField<never>;
  readonly within: Path;
};

function OneField({ rules, field, within }: OneProps) {
  const { words } = useHere();
  const path = [...within, ...field.at];
  const value = valueAt(rules.value, path);
  const set = (next: unknown): void => {
    say(rules, path, next);
  };
  const label = words.say(field.label);
  const help = field.help && words.say(field.help);
  switch (field.is) {
    case 'yes':
      return (
        <Check
          label={label}
          isChecked={value === true}
          onChange={(is) => {
            set(is ? true : undefined);
          }}
        />
      );
    case 'has':
      return (
        <Check
          label={label}
          isChecked={value !== undefined}
          onChange={(is) => {
            set(is ? field.fresh : undefined);
          }}
        />
      );
    case 'one': {
      const { of, usual } = field;
      return (
        <Select
          label={label}
          help={help}
          value={written(value ?? usual)}
          choices={[
            ...(usual === undefined ? [['', words.say('wizard.usual')] as const] : []),
            ...of.map((each) => [String(each), said(field, each, words)] as const),
          ]}
          onChange={(chosen) => {
            set(of.find((each) => String(each) === chosen));
          }}
        />
      );
    }
    case 'span':
      return (
        <SpanSelect
          {...{ label, help, value: written(value), of: field.of }}
          none={words.say('wizard.usual')}
          onChange={(chosen) => {
            set(chosen === '' ? undefined : chosen);
          }}
        />
      );
    case 'number':
    case 'moment':
      return <Written field={field} value={value} label={label} help={help} onChange={set} />;
  }
}

type WrittenProps = {
  readonly field: Extract<RuleField<never>, { readonly is: 'number' | 'moment' }>;
  readonly value: unknown;
  readonly label: string;
  readonly help: string | undefined;
  onChange(value: unknown): void;
};

/** A number or a moment; left empty, it has the default. */
function Written({ field, value, label, help, onChange }: WrittenProps) {
  const share = field.is === 'number' && field.isShare === true ? 100 : 1;
  const isNumber = typeof value === 'number';
  return (
    <label class="field">
      <span>{label}</span>
      {field.is === 'moment' ? (
        <input
          type="datetime-local"
          value={typeof value === 'string' ? localTime(value) : ''}
          onChange={({ currentTarget }) => {
            onChange(momentOf(currentTarget.value));
          }}
        />
      ) : (
        <input
          type="number"
          min={field.min}
          max={field.max}
          step={field.step}
          required={field.isNeeded}
          value={isNumber ? Math.round(value * share * 1_000) / 1_000 : ''}
          onChange={({ currentTarget: { value: text, valueAsNumber } }) => {
            if (text !== '') onChange(valueAsNumber / share);
            else if (field.isNeeded !== true) onChange(undefined);
          }}
        />
      )}
      {help !== undefined && <small>{help}</small>}
    </label>
  );
}

/** A value as a field of a form has it: empty if there is none. */
const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';

/** Text of a field's value. */
export function said(field: RuleField<never>, value: unknown, words: Words): string {
  switch (field.is) {
    case 'one': {
      const known = value ?? field.usual;
      if (known === undefined) return words.say('wizard.usual');
      return words.sayIfKnown(`${field.words}.${written(known)}`) ?? written(known);
    }
    case 'yes':
      return words.say(value === true ? 'plain.yes' : 'plain.no');
    case 'has':
      return words.say(value === undefined ? 'plain.no' : 'plain.yes');
    case 'number': {
      if (typeof value !== 'number') return '–';
      return field.isShare === true ? words.percent(value) : words.number(value);
    }
    case 'span':
      return typeof value === 'string' ? spanText(value, words) : words.say('wizard.usual');
    case 'moment':
      return typeof value === 'string' ? words.time(new Date(value)) : '–';
  }
}

/** A moment as a field of date and time has it, by the time of this device. */
export function localTime(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Moment written in such a field; nothing if it is empty. */
export const momentOf = (written: string): string | undefined =>
  written === '' ? undefined : new Date(written).toISOString();
