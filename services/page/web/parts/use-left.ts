import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { serviceAhead, serviceNow } from '../device/service-time.ts';
import { countDown } from '../match/countdown.ts';

/** The milliseconds that are left until a time, while the page is looked at; nothing until that is known. */
export function useLeft(until: string): ReadonlySignal<number | undefined> {
  const left = useSignal<number | undefined>(undefined);
  const ahead = serviceAhead.value;
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
  return left;
}
