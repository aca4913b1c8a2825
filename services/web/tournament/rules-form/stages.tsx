import type { Signal } from '@preact/signals';
import { useHere } from '../../app/here.ts';
import { Select } from '../../parts/field.tsx';
import type { Rules, StageRules } from '../rules.ts';
import { change, changeStage } from './change.ts';
import { finalStage } from './fresh.ts';

const formats = ['SWISS', 'ROUND_ROBIN', 'ELIMINATION'] as const;
const cuts = [0, 4, 6, 8, 12, 16, 32, 64] as const;
/** The most rounds that may be wanted, and the most that sit in a pod. */
const ROUNDS = 12;
const MOST = 6;

type Props = {
  readonly rules: Signal<Rules>;
  /** How many can play the game. */
  readonly range: { readonly min: number; readonly max: number };
};

/** How the rounds are made, how many there are, how many sit at a table, and whether the best play a final. */
export function Stages({ rules, range }: Props) {
  const { words } = useHere();
  const [first, second] = rules.value.stages;
  if (first === undefined) return null;
  const { preferred, min = preferred, max = preferred } = first.podSize;
  const sizes = numbers(range.min, Math.min(range.max, MOST));
  const resize = (podSize: StageRules['podSize']): void => {
    set({ ...first, podSize });
  };
  const set = (stage: StageRules): void => {
    const { cut } = second ?? {};
    const isFinalToo = stage.format !== 'ELIMINATION' && cut !== undefined;
    change(rules, { stages: isFinalToo ? [stage, finalStage(stage, cut)] : [stage] });
  };
  return (
    <>
      <Select
        label={words.say('wizard.format')}
        help={words.say(`format.${first.format}.text`)}
        value={first.format}
        choices={formats.map((each) => [each, words.say(`format.${each}`)])}
        onChange={(value) => {
          const format = formats.find((each) => each === value) ?? 'SWISS';
          set(stageOf(format, first));
        }}
      />
      {first.format === 'SWISS' && (
        <Select
          label={words.say('wizard.rounds')}
          value={String(first.rounds ?? 1)}
          choices={numbers(1, ROUNDS).map((n) => [String(n), String(n)])}
          onChange={(n) => {
            changeStage(rules, { rounds: Number(n) });
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
      {first.format !== 'ELIMINATION' && (
        <Select
          label={words.say('wizard.cut')}
          value={String(second?.cut ?? 0)}
          choices={cuts.map((n) => [
            String(n),
            n === 0 ? words.say('wizard.noCut') : words.say('wizard.best', { n }),
          ])}
          onChange={(value) => {
            const cut = Number(value);
            change(rules, { stages: cut === 0 ? [first] : [first, finalStage(first, cut)] });
          }}
        />
      )}
    </>
  );
}

/** The first stage by another format, at tables of the same size. */
function stageOf(format: StageRules['format'], { podSize }: StageRules): StageRules {
  switch (format) {
    case 'SWISS':
      return { format, podSize, rounds: 3 };
    case 'ROUND_ROBIN':
      return { format, podSize };
    case 'ELIMINATION': {
      const { cut: _, ...whole } = finalStage({ format, podSize }, 2);
      return whole;
    }
  }
}

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
