import type { Signal } from '@preact/signals';
import { useHere } from '../../app/here.ts';
import { Select } from '../../parts/field.tsx';
import type { DeadlineRule, Rules } from '../rules.ts';
import { spanText } from '../spans.ts';
import { say } from './change.ts';
import { pace } from './fields.ts';
import { Ordered } from './ordered.tsx';
import { localTime, momentOf, RuleFields } from './rule-fields.tsx';

type Props = { readonly rules: Signal<Rules> };

const kinds = [
  'EXTEND',
  'LAST_ROUND',
  'STANDING',
  'DRAW_ACTIVE',
  'ALL_ADVANCE',
  'ARBITER',
] as const;
/** How much time is given, and how long a turn of the last round may be. */
const givens = ['PT5M', 'PT15M', 'PT1H', 'P1D', 'P3D', 'P7D'] as const;
const turns = ['PT30S', 'PT1M', 'PT2M', 'PT5M', 'PT1H', 'PT12H', 'P1D'] as const;
/** What is done at a deadline where nothing is said; a turn of the last round is as the service has it. */
const usual: readonly DeadlineRule[] = [
  { rule: 'LAST_ROUND', perTurn: 'PT1M' },
  { rule: 'STANDING' },
];

/** When rounds follow, how long they last, and what is done about tables that are not over by then. */
export function Pacing({ rules }: Props) {
  const { words } = useHere();
  const { rounds, stages } = rules.value;
  const eliminates = stages.some(({ format }) => format === 'ELIMINATION');
  const list = rounds?.onDeadline ?? usual;
  return (
    <>
      {rounds?.advance === 'SCHEDULED' && <Dates rules={rules} />}
      <RuleFields rules={rules} fields={pace} />
      {rounds?.length !== undefined && (
        <Ordered
          title={words.say('deadline.title')}
          help={words.say('deadline.text')}
          items={list}
          most={6}
          more={kinds
            .filter((kind) => eliminates || kind !== 'ALL_ADVANCE')
            .map((kind) => [kind, words.say(`deadline.${kind}`)])}
          name={({ rule }) => words.sayIfKnown(`deadline.${rule}`) ?? rule}
          fresh={freshRule}
          onChange={(next) => {
            say(rules, ['rounds', 'onDeadline'], next.length === 0 ? undefined : next);
          }}
          of={(rule, change) => (
            <>
              {rule.rule === 'EXTEND' && (
                <Span
                  label={words.say('extend.by')}
                  {...{ of: givens, value: rule.by }}
                  onChange={(by) => {
                    change({ ...rule, by });
                  }}
                />
              )}
              {rule.rule === 'LAST_ROUND' && (
                <Span
                  label={words.say('deadline.perTurn')}
                  {...{ of: turns, value: rule.perTurn }}
                  onChange={(perTurn) => {
                    change({ ...rule, perTurn });
                  }}
                />
              )}
            </>
          )}
        />
      )}
    </>
  );
}

const freshRule = (kind: string): DeadlineRule => {
  const rule = kinds.find((each) => each === kind) ?? 'STANDING';
  switch (rule) {
    case 'EXTEND':
      return { rule, by: 'PT15M' };
    case 'LAST_ROUND':
      return { rule, perTurn: 'PT1M' };
    default:
      return { rule };
  }
};

type SpanProps = {
  readonly label: string;
  readonly of: readonly string[];
  readonly value: string;
  onChange(iso: string): void;
};

function Span({ label, of, value, onChange }: SpanProps) {
  const { words } = useHere();
  return (
    <Select
      label={label}
      value={value}
      choices={[...new Set([...of, value])].map((iso) => [iso, spanText(iso, words)])}
      onChange={onChange}
    />
  );
}

/** When each round begins; there are as many dates as rounds. */
function Dates({ rules }: Props) {
  const { words } = useHere();
  const dates = rules.value.rounds?.startsAt ?? [];
  const set = (next: readonly string[]): void => {
    say(rules, ['rounds', 'startsAt'], next);
  };
  return (
    <fieldset>
      <legend>{words.say('wizard.dates')}</legend>
      {[...dates, undefined].map((date, at) => (
        <label key={at} class="field">
          <span>{words.say('bar.round', { n: at + 1 })}</span>
          <input
            type="datetime-local"
            value={date === undefined ? '' : localTime(date)}
            onChange={({ currentTarget: { value } }) => {
              const moment = momentOf(value);
              set([...dates.slice(0, at), ...(moment ? [moment] : []), ...dates.slice(at + 1)]);
            }}
          />
        </label>
      ))}
    </fieldset>
  );
}
