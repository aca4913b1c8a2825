import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useHere } from '../app/here.ts';
import { learnPast, serviceAhead, serviceNow } from '../app/service-time.ts';
import { useMatch } from '../match/context.ts';
import { countDown, leftText } from '../match/countdown.ts';

/** The time that is left until a deadline of the match. */
export function TimeLeft({ until, isShort }: Pick<Props, 'until' | 'isShort'>) {
  const { table } = useMatch();
  return <CountDown until={until} at={table.value?.at} isShort={isShort} />;
}

type Props = {
  readonly until: string;
  /** When something has happened that is known of: the service's time is no earlier. */
  readonly at?: string | undefined;
  /** Whether it says no more than the time. */
  readonly isShort?: boolean | undefined;
};

/** The time that is left until a deadline. It counts down while it is looked at, and is not announced. */
export function CountDown({ until, at, isShort = false }: Props) {
  const { words } = useHere();
  const left = useSignal<number | undefined>(undefined);
  const ahead = serviceAhead.value;
  useEffect(() => {
    if (at !== undefined) learnPast(at);
  }, [at]);
  useEffect(() => {
    let stop = (): void => undefined;
    const go = (): void => {
      stop();
      if (!document.hidden)
        stop = countDown({
          until: Date.parse(until),
          now: serviceNow,
          tell: (now) => (left.value = now),
        });
    };
    go();
    document.addEventListener('visibilitychange', go);
    return () => {
      document.removeEventListener('visibilitychange', go);
      stop();
    };
  }, [until, ahead]);
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
