import { useEffect, useRef } from 'preact/hooks';

/** In milliseconds, how often tables are looked at: moves of a match are no news of the tournament. */
const OFTEN = 15_000;

/** Does something again and again while it is wanted and the page is looked at. */
export function useNowAndThen(again: () => unknown, isWanted: boolean): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, OFTEN);
    return () => {
      clearInterval(timer);
    };
  }, [isWanted]);
}
