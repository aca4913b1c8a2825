import { useHere } from '../here/here.ts';
import { shortSpan } from '../match/countdown.ts';
import { useLeft } from '../parts/use-left.ts';

const MINUTE = 60_000;
/** Time left below which seconds are shown. */
const LITTLE = 2 * MINUTE;

/** The time that is left until a deadline, by its largest units. It counts down while it is looked at, and is not announced. */
export function LeftInShort({ until }: { readonly until: string }) {
  const { words } = useHere();
  const left = useLeft(until).value;
  if (left === undefined) return null;
  const minutes = Math.floor(left / MINUTE);
  const hours = Math.floor(minutes / 60);
  const span = { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60 };
  return (
    <span role="timer" aria-live="off" class="time-left">
      {left === 0 ? words.say('time.up') : left < LITTLE ? shortSpan(left) : words.span(span)}
    </span>
  );
}
