import { useHere } from '../here/here.ts';
import { spanText } from '../words/spans.ts';
import { Select } from './field.tsx';

type Props = {
  readonly label: string;
  readonly help?: string | undefined;
  /** A span of time, ISO 8601; empty for none. */
  readonly value: string;
  /** Choices, beside the chosen one. */
  readonly of: readonly string[];
  /** Label of the choice to have none; without it one has to be chosen. */
  readonly none?: string | undefined;
  onChange(iso: string): void;
};

/** One of a few spans of time. */
export function SpanSelect({ value, of, none, ...field }: Props) {
  const { words } = useHere();
  const offered = new Set([...of, ...(value === '' ? [] : [value])]);
  return (
    <Select
      {...field}
      value={value}
      choices={[
        ...(none === undefined ? [] : [['', none] as const]),
        ...[...offered].map((iso) => [iso, spanText(iso, words)] as const),
      ]}
    />
  );
}

/** Spans of time that may be given to a table. */
export const gifts = ['PT5M', 'PT15M', 'PT1H', 'P1D', 'P3D', 'P7D'] as const;
