import type { Signal } from '@preact/signals';
import { useHere } from '../../app/here.ts';
import { Check, Select } from '../../parts/field.tsx';
import type { Rules } from '../rules.ts';
import { change, changeStage, without } from './change.ts';

const seedings = ['DRAW', 'RATING', 'MANUAL'] as const;
const repeats = ['MINIMISE', 'NEVER', 'SOFT', 'IGNORE'] as const;
const lengths = [
  ['PT30M', { days: 0, hours: 0, minutes: 30 }],
  ['PT1H', { days: 0, hours: 1, minutes: 0 }],
  ['PT90M', { days: 0, hours: 1, minutes: 30 }],
  ['PT2H', { days: 0, hours: 2, minutes: 0 }],
  ['P7D', { days: 7, hours: 0, minutes: 0 }],
  ['P14D', { days: 14, hours: 0, minutes: 0 }],
  ['P21D', { days: 21, hours: 0, minutes: 0 }],
  ['P42D', { days: 42, hours: 0, minutes: 0 }],
] as const;

/** What seldom need be said: numbers, who meets again, how long a round is, who may come late. */
export function Further({ rules }: { readonly rules: Signal<Rules> }) {
  const { words } = useHere();
  const { seeding, stages, rounds, lateEntry, checkIn } = rules.value;
  const [stage] = stages;
  const length = rounds?.length ?? '';
  const isKnown = length === '' || lengths.some(([iso]) => iso === length);
  return (
    <details class="house-rules">
      <summary>{words.say('wizard.more')}</summary>
      <Select
        label={words.say('wizard.length')}
        help={words.say('wizard.lengthText')}
        value={length}
        choices={[
          ['', words.say('wizard.usualLength')],
          ...lengths.map(([iso, span]) => [iso, words.span(span)] as const),
          ...(isKnown ? [] : [[length, length] as const]),
        ]}
        onChange={(chosen) => {
          const next = chosen === '' ? undefined : chosen;
          change(rules, { rounds: without({ ...rounds, length: next }) });
        }}
      />
      <Select
        label={words.say('wizard.seeding')}
        value={seeding ?? 'DRAW'}
        choices={seedings.map((each) => [each, words.say(`seeding.${each}`)])}
        onChange={(chosen) => {
          change(rules, { seeding: chosen });
        }}
      />
      {stage?.format === 'SWISS' && (
        <Select
          label={words.say('wizard.repeats')}
          value={stage.repeats ?? 'MINIMISE'}
          choices={repeats.map((each) => [each, words.say(`repeats.${each}`)])}
          onChange={(chosen) => {
            changeStage(rules, { repeats: repeats.find((each) => each === chosen) ?? 'MINIMISE' });
          }}
        />
      )}
      {checkIn !== undefined && (
        <Check
          label={words.say('wizard.eachRound')}
          isChecked={checkIn.eachRound === true}
          onChange={(eachRound) => {
            change(rules, { checkIn: { ...checkIn, eachRound } });
          }}
        />
      )}
      {stage?.format === 'SWISS' && (
        <Check
          label={words.say('wizard.late')}
          isChecked={lateEntry !== undefined}
          onChange={(is) => {
            change(rules, { lateEntry: is ? { untilRound: 2 } : undefined });
          }}
        />
      )}
    </details>
  );
}
