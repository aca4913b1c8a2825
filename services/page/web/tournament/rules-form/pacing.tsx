import type { Signal } from '@preact/signals';
import { useHere } from '../../here/here.ts';
import type { Speed } from '../../clock/clock.ts';
import { gifts, SpanSelect } from '../../parts/span-select.tsx';
import type { DeadlineRule, Rules } from '../rules.ts';
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
/** Choices for the time of a turn of the last round. */
const turns = ['PT30S', 'PT1M', 'PT2M', 'PT5M', 'PT1H', 'PT12H', 'P1D'] as const;
/** Defaults of the service at a deadline: the rules applied, and the time of a turn. */
const usual = ['LAST_ROUND', 'STANDING'] as const;
const usualTurn = { LIVE: 'PT1M', ASYNC: 'PT12H' } as const;

/** Pacing: the start of rounds, their length, and the rules for tables that are not over by then. */
export function Pacing({ rules, speed }: Props & { readonly speed: Speed }) {
  const { words } = useHere();
  const { rounds, stages } = rules.value;
  const eliminates = stages.some(({ format }) => format === 'ELIMINATION');
  const list = rounds?.onDeadline ?? usual.map((kind) => freshRule(kind, speed));
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
          fresh={(kind) => freshRule(kind, speed)}
          onChange={(next) => {
            say(rules, ['rounds', 'onDeadline'], next.length === 0 ? undefined : next);
          }}
          of={(rule, change) => (
            <>
              {rule.rule === 'EXTEND' && (
                <SpanSelect
                  label={words.say('extend.by')}
                  {...{ of: gifts, value: rule.by }}
                  onChange={(by) => {
                    change({ ...rule, by });
                  }}
                />
              )}
              {rule.rule === 'LAST_ROUND' && (
                <SpanSelect
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

const freshRule = (kind: string, speed: Speed): DeadlineRule => {
  const rule = kinds.find((each) => each === kind) ?? 'STANDING';
  switch (rule) {
    case 'EXTEND':
      return { rule, by: speed === 'LIVE' ? 'PT15M' : 'P1D' };
    case 'LAST_ROUND':
      return { rule, perTurn: usualTurn[speed] };
    default:
      return { rule };
  }
};

/** Dates of the rounds; there are as many as rounds. */
function Dates({ rules }: Props) {
  const { words } = useHere();
  const dates = rules.value.rounds?.startsAt ?? [];
  const set = (next: readonly string[]): void => {
    say(rules, ['rounds', 'startsAt'], next.length === 0 ? undefined : next);
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
