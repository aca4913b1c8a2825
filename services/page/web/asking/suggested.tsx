import { useLayoutEffect, useRef } from 'preact/hooks';
import { useHere } from '../here/here.ts';
import { Icon } from '../parts/icon.tsx';

/** Mark of a suggested option, which is brought into view. */
export function Suggested() {
  const { words } = useHere();
  const ribbon = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    ribbon.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <span ref={ribbon} class="ribbon">
      <Icon name="bulb" />
      {words.say('suggest.is')}
    </span>
  );
}
