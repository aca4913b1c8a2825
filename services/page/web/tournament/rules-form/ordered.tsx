import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useHere } from '../../here/here.ts';
import { Select } from '../../parts/field.tsx';

type Props<T> = {
  readonly title: string;
  readonly help?: string;
  readonly items: readonly T[];
  /** Values that may be added at its end, and their names. */
  readonly more: readonly (readonly [string, string])[];
  /** The most that stand in it. */
  readonly most?: number;
  name(item: T): string;
  /** Further fields of an item. */
  of?(item: T, change: (item: T) => void): ComponentChildren;
  fresh(id: string): T;
  onChange(items: readonly T[]): void;
};

/** A list in which the order counts: each goes up, down or out, and others come at its end. */
export function Ordered<T>({ title, help, items, more, most = 9, ...props }: Props<T>) {
  const { words } = useHere();
  const { name, of, fresh, onChange } = props;
  const list = useRef<HTMLOListElement>(null);
  const focus = useFocusAfter(list);
  const raise = (at: number): void => {
    const [one, other] = [items[at], items[at - 1]];
    if (one === undefined || other === undefined) return;
    focus(at - 1, 'up');
    onChange(items.with(at, other).with(at - 1, one));
  };
  const leaveOut = (at: number): void => {
    focus(Math.min(at, items.length - 2), 'out');
    onChange(items.filter((_, other) => other !== at));
  };
  return (
    <fieldset class="ordered">
      <legend>{title}</legend>
      {help !== undefined && <p class="notes">{help}</p>}
      <ol ref={list}>
        {items.map((item, at) => (
          <li key={`${String(at)} ${name(item)}`}>
            <span>
              {at + 1}. {name(item)}
            </span>
            <span class="acts">
              <button
                type="button"
                aria-label={words.say('ordered.up', { name: name(item) })}
                data-does="up"
                aria-disabled={at === 0}
                onClick={() => {
                  raise(at);
                }}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={words.say('ordered.out', { name: name(item) })}
                data-does="out"
                onClick={() => {
                  leaveOut(at);
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

type Button = 'up' | 'out';

/**
 * Gives the focus, once the list has changed, to a button of the item at a place; if none is left, to the
 * field that adds one.
 */
function useFocusAfter(
  list: RefObject<HTMLOListElement | null>,
): (at: number, button: Button) => void {
  const wanted = useRef<readonly [number, Button] | undefined>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const [at, button] = wanted.current;
    wanted.current = undefined;
    const found = list.current?.children[at]?.querySelector<HTMLElement>(`[data-does="${button}"]`);
    (found ?? list.current?.parentElement?.querySelector('select'))?.focus();
  });
  return (at, button) => {
    wanted.current = [at, button];
  };
}
