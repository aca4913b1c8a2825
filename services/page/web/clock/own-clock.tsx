import { useHere } from '../here/here.ts';
import { Select } from '../parts/field.tsx';
import { SpanSelect } from '../parts/span-select.tsx';
import { filled, lasts, type Bank, type Clock } from './clock.ts';

/** Choices for each part of a clock. */
const spans = {
  perQuestion: ['PT20S', 'PT1M', 'PT2M', 'PT5M', 'PT1H', 'PT12H', 'P1D', 'P3D'],
  perTurn: ['PT2M', 'PT5M', 'PT15M', 'PT1H', 'PT12H', 'P1D', 'P2D', 'P3D', 'P7D', 'P14D'],
  bank: ['PT5M', 'PT10M', 'PT20M', 'PT1H', 'P1D', 'P3D', 'P7D', 'P14D', 'P30D'],
  increment: ['PT0S', 'PT15S', 'PT30S', 'PT1M', 'PT5M', 'PT1H', 'PT12H', 'P1D'],
  reaction: ['PT10S', 'PT25S', 'PT1M', 'PT5M', 'PT1H', 'PT6H', 'P1D', 'P2D'],
} as const;

type Props = { readonly clock: Clock; onChange(clock: Clock): void };

/** The parts of a custom clock: at least one limit, of a question, a turn, or the time bank. */
export function OwnClock({ clock, onChange }: Props) {
  const { words } = useHere();
  const { perQuestion, perTurn, bank, reaction } = clock;
  const limits = [perQuestion, perTurn, bank].filter((each) => each !== undefined);
  /** Label of the choice to leave a limit out, if another limit is left. */
  const without = (limit: unknown): string | undefined =>
    limit !== undefined && limits.length === 1 ? undefined : words.say('clock.none');
  const set = (part: 'perQuestion' | 'perTurn' | 'reaction') => (iso: string) => {
    const { [part]: _, ...others } = clock;
    onChange(iso === '' ? others : { ...others, [part]: iso });
  };
  return (
    <>
      <SpanSelect
        label={words.say('clock.perTurn')}
        {...{ value: perTurn ?? '', of: spans.perTurn, none: without(perTurn) }}
        onChange={set('perTurn')}
      />
      <SpanSelect
        label={words.say('clock.perQuestion')}
        {...{ value: perQuestion ?? '', of: spans.perQuestion, none: without(perQuestion) }}
        onChange={set('perQuestion')}
      />
      <SpanSelect
        label={words.say('clock.bank')}
        {...{ value: bank?.initial ?? '', of: spans.bank, none: without(bank) }}
        onChange={(initial) => {
          const { bank: before, ...others } = clock;
          if (initial === '') onChange(others);
          else onChange({ ...others, bank: filled({ increment: 'PT0S', ...before, initial }) });
        }}
      />
      {bank && (
        <Refill
          bank={bank}
          onChange={(next) => {
            onChange({ ...clock, bank: next });
          }}
        />
      )}
      <SpanSelect
        label={words.say('clock.reaction')}
        {...{ value: reaction ?? '', of: spans.reaction, none: words.say('new.usual') }}
        onChange={set('reaction')}
      />
    </>
  );
}

type RefillProps = { readonly bank: Bank; onChange(bank: Bank): void };

const afters = ['TURN', 'QUESTION'] as const;

/** Time that comes back to the bank, when it does, and the most that can be held. */
function Refill({ bank, onChange }: RefillProps) {
  const { words } = useHere();
  const { initial, increment, per = 'TURN', max } = bank;
  return (
    <>
      <SpanSelect
        label={words.say('clock.increment')}
        {...{ value: increment, of: spans.increment }}
        onChange={(next) => {
          onChange({ ...bank, increment: next });
        }}
      />
      <Select
        label={words.say('clock.per')}
        value={per}
        choices={afters.map((each) => [each, words.say(`clock.${each}`)])}
        onChange={(chosen) => {
          onChange({ ...bank, per: chosen });
        }}
      />
      <SpanSelect
        label={words.say('clock.max')}
        {...{ value: max ?? '', none: words.say('clock.asInitial') }}
        of={spans.bank.filter((iso) => lasts(iso) > lasts(initial))}
        onChange={(iso) => {
          onChange(filled({ ...bank, max: iso === '' ? initial : iso }));
        }}
      />
    </>
  );
}
