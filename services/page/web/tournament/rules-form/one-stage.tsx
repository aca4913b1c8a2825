import type { Signal } from '@preact/signals';
import { useHere } from '../../here/here.ts';
import { Select } from '../../parts/field.tsx';
import { formats, sizesIn, type Rules, type StageRules } from '../rules.ts';
import { say } from './change.ts';
import { Figure } from './figure.tsx';
import { finalStage, MOST, stageOf, type Range } from './fresh.ts';
import { RuleFields } from './rule-fields.tsx';
import { stageFieldsFor } from './stage-fields.ts';

type Props = { readonly rules: Signal<Rules>; readonly range: Range };

/** All settings of the stages, up to three of them. */
export function EveryStage({ rules, range }: Props) {
  const { words } = useHere();
  const { stages } = rules.value;
  const set = (next: readonly StageRules[]): void => {
    say(rules, ['stages'], next);
  };
  const last = stages.at(-1);
  return (
    <>
      {stages.map((stage, at) => (
        <fieldset key={at}>
          <legend>{words.say('stage.number', { n: at + 1 })}</legend>
          <OneStage rules={rules} range={range} stage={stage} at={at} />
          {at > 0 && (
            <div class="acts">
              <button
                type="button"
                onClick={() => {
                  set(stages.filter((_, other) => other !== at));
                }}
              >
                {words.say('stage.remove', { n: at + 1 })}
              </button>
            </div>
          )}
        </fieldset>
      ))}
      {last && stages.length < 3 && (
        <div class="acts">
          <button
            type="button"
            onClick={() => {
              set([...stages, finalStage(last, Math.max(2, Math.ceil((last.cut ?? 16) / 2)))]);
            }}
          >
            {words.say('stage.add')}
          </button>
        </div>
      )}
    </>
  );
}

type OneProps = Props & { readonly stage: StageRules; readonly at: number };

function OneStage({ rules, range, stage, at }: OneProps) {
  const { words } = useHere();
  const set = (next: StageRules): void => {
    say(rules, ['stages', at], next);
  };
  const sizes = sizesIn(stage);
  const most = Math.min(range.max, MOST);
  return (
    <>
      {at > 0 && (
        <Select
          label={words.say('wizard.format')}
          help={words.say(`format.${stage.format}.text`)}
          value={stage.format}
          choices={formats.map((each) => [each, words.say(`format.${each}`)])}
          onChange={(format) => {
            set(stageOf(format, stage));
          }}
        />
      )}
      {at > 0 && (
        <fieldset class="figures">
          <legend>{words.say('stage.sizes')}</legend>
          {(['least', 'preferred', 'most'] as const).map((what) => (
            <Figure
              key={what}
              label={words.say(`stage.${what}`)}
              value={sizes[what]}
              {...{ min: Math.max(2, range.min), max: most }}
              onChange={(n) => {
                const next = { ...sizes, [what]: n };
                const podSize = { preferred: next.preferred, min: next.least, max: next.most };
                set({ ...stage, podSize });
              }}
            />
          ))}
        </fieldset>
      )}
      <RuleFields rules={rules} fields={stageFieldsFor(range)} within={['stages', at]} />
      {stage.format === 'ELIMINATION' && (
        <fieldset class="figures">
          <legend>{words.say('stage.advance')}</legend>
          {Object.entries(stage.advanceBySize ?? {}).map(([size, n]) => (
            <Figure
              key={size}
              label={words.say('stage.ofSize', { n: Number(size) })}
              value={n}
              {...{ min: 1, max: most - 1 }}
              onChange={(next) => {
                say(rules, ['stages', at, 'advanceBySize', size], next);
              }}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
