import type { ComponentChildren } from 'preact';
import { useHere } from '../../app/here.ts';
import { Select } from '../../parts/field.tsx';

type Props<T> = {
  readonly title: string;
  readonly help?: string;
  readonly items: readonly T[];
  /** What may be put at its end: values, and what they are called. */
  readonly more: readonly (readonly [string, string])[];
  /** The most that stand in it. */
  readonly most?: number;
  name(item: T): string;
  /** What else is to be said of one. */
  of?(item: T, change: (item: T) => void): ComponentChildren;
  fresh(id: string): T;
  onChange(items: readonly T[]): void;
};

/** A list in which the order counts: each goes up, down or out, and others come at its end. */
export function Ordered<T>({ title, help, items, more, most = 9, ...props }: Props<T>) {
  const { words } = useHere();
  const { name, of, fresh, onChange } = props;
  const swap = (at: number, to: number): void => {
    const [one, other] = [items[at], items[to]];
    if (one !== undefined && other !== undefined) onChange(items.with(at, other).with(to, one));
  };
  return (
    <fieldset class="ordered">
      <legend>{title}</legend>
      {help !== undefined && <p class="notes">{help}</p>}
      <ol>
        {items.map((item, at) => (
          <li key={`${String(at)} ${name(item)}`}>
            <span>
              {at + 1}. {name(item)}
            </span>
            <span class="acts">
              <button
                type="button"
                aria-label={words.say('ordered.up', { name: name(item) })}
                disabled={at === 0}
                onClick={() => {
                  swap(at, at - 1);
                }}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={words.say('ordered.out', { name: name(item) })}
                onClick={() => {
                  onChange(items.filter((_, other) => other !== at));
                }}
              >
                ×
              </button>
            </span>
            {of?.(item, (changed) => {
              onChange(items.with(at, changed));
            })}
          </li>
        ))}
      </ol>
      {more.length > 0 && items.length < most && (
        <Select
          label={words.say('ordered.more')}
          value=""
          choices={[['', '–'], ...more]}
          onChange={(chosen) => {
            if (chosen !== '') onChange([...items, fresh(chosen)]);
          }}
        />
      )}
    </fieldset>
  );
}
