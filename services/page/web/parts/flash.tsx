import { useLayoutEffect, useRef } from 'preact/hooks';

/** A value that lights up for a moment when it changes. */
export function Flash({ value }: { readonly value: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    if (before.current !== value) {
      before.current = value;
      element.current?.animate([{ backgroundColor: 'var(--flash)' }, {}], { duration: 1_200 });
    }
  }, [value]);
  return <span ref={element}>{value}</span>;
}
