import type { Signal } from '@preact/signals';
import { useHere } from '../../here/here.ts';
import { Select } from '../../parts/field.tsx';
import { formats, sizesIn, type Rules, type StageRules } from '../rules.ts';
import { say } from './change.ts';
import { finalStage, MOST, stageOf, type Range } from './fresh.ts';

const cuts = [0, 4, 6, 8, 12, 16, 32, 64] as const;
/** The most rounds that are offered. */
const ROUNDS = 12;

type Props = {
  readonly rules: Signal<Rules>;
  readonly range: Range;
};

/** Format of the rounds, their number, the size of tables, and whether the best play a final. */
export function Stages({ rules, range }: Props) {
  const { words } = useHere();
  const { stages } = rules.value;
  const [first, second] = stages;
  if (first === undefined) return null;
  const { least: min, preferred, most: max } = sizesIn(first);
  const sizes = numbers(range.min, Math.min(range.max, MOST));
  const set = (stage: StageRules): void => {
    say(rules, ['stages'], [stage, ...following(stages, stage)]);
  };
  const resize = (podSize: StageRules['podSize']): void => {
    const isElimination = first.format === 'ELIMINATION';
    set({ ...first, podSize, ...(isElimination && { finalSize: podSize.preferred }) });
  };
  const cut = second?.cut ?? 0;
  return (
    <>
      <Select
        label={words.say('wizard.format')}
        help={words.say(`format.${first.format}.text`)}
        value={first.format}
        choices={formats.map((each) => [each, words.say(`format.${each}`)])}
        onChange={(format) => {
          set(stageOf(format, first));
        }}
      />
      {first.format === 'SWISS' && (
        <Select
          label={words.say('wizard.rounds')}
          value={String(first.rounds ?? 1)}
          choices={numbers(1, Math.max(ROUNDS, first.rounds ?? 1)).map((n) => [
            String(n),
            String(n),
          ])}
          onChange={(n) => {
            say(rules, ['stages', 0, 'rounds'], Number(n));
          }}
        />
      )}
      <Select
        label={words.say('wizard.podSize')}
        value={String(preferred)}
        choices={sizes.map((n) => [String(n), String(n)])}
        onChange={(value) => {
          const n = Number(value);
          resize({ preferred: n, min: Math.max(range.min, n - 1), max: n });
        }}
      />
      <Select
        label={words.say('wizard.podRange')}
        help={words.say('wizard.podRangeText')}
        value={`${String(min)}-${String(max)}`}
        choices={sizes
          .filter((n) => n <= preferred)
          .flatMap((least) =>
            sizes
              .filter((n) => n >= preferred)
              .map(
                (most) =>
                  [
                    `${String(least)}-${String(most)}`,
                    words.say('wizard.from', { least, most }),
                  ] as const,
              ),
          )}
        onChange={(value) => {
          const [least = preferred, most = preferred] = value.split('-').map(Number);
          resize({ preferred, min: least, max: most });
        }}
      />
      {first.format !== 'ELIMINATION' && stages.length < 3 && (
        <Select
          label={words.say('wizard.cut')}
          value={String(cut)}
          choices={[...new Set([...cuts, cut])].map((n) => [
            String(n),
            n === 0 ? words.say('wizard.noCut') : words.say('wizard.best', { n }),
          ])}
          onChange={(value) => {
            const n = Number(value);
            const final = second ? { ...second, cut: n } : finalStage(first, n);
            say(rules, ['stages'], n === 0 ? [first] : [first, final]);
          }}
        />
      )}
    </>
  );
}

/**
 * The stages behind a first one that has changed: an unchanged final has tables of the same size; an
 * elimination has none behind it.
 */
function following([before, ...others]: readonly StageRules[], first: StageRules) {
  if (first.format === 'ELIMINATION' || before === undefined) return [];
  return others.map((stage) => {
    const { cut } = stage;
    const isUntouched =
      cut !== undefined && JSON.stringify(stage) === JSON.stringify(finalStage(before, cut));
    return isUntouched ? finalStage(first, cut) : stage;
  });
}

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
