import { useEffect } from 'preact/hooks';
import { useHere } from '../here/here.ts';
import { learnPast } from '../device/service-time.ts';
import { useMatch } from '../match/context.ts';
import { leftText } from '../match/countdown.ts';
import { useLeft } from './use-left.ts';

/** The time that is left until a deadline of the match. */
export function TimeLeft({ until, isShort }: Pick<Props, 'until' | 'isShort'>) {
  const { table } = useMatch();
  return <CountDown until={until} at={table.value?.at} isShort={isShort} />;
}

type Props = {
  readonly until: string;
  /** Time of a known event: the service's time is no earlier. */
  readonly at?: string | undefined;
  /** True if it shows only the time. */
  readonly isShort?: boolean | undefined;
};

/** The time that is left until a deadline. It counts down while it is looked at, and is not announced. */
export function CountDown({ until, at, isShort = false }: Props) {
  const { words } = useHere();
  const left = useLeft(until);
  useEffect(() => {
    if (at !== undefined) learnPast(at);
  }, [at]);
  if (left.value === undefined) return null;
  return (
    <span role="timer" aria-live="off" class="time-left">
      {left.value === 0
        ? words.say('time.up')
        : isShort
          ? leftText(left.value, words)
          : words.say('time.left', { left: leftText(left.value, words) })}
    </span>
  );
}
