import type { Words } from '../words/words.ts';

export type CountdownOptions = {
  /** The time that is counted down to, in milliseconds since the epoch. */
  readonly until: number;
  now(): number;
  /** Tells how much is left, in milliseconds. */
  tell(left: number): void;
};

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

/** Tells the time that is left as often as it reads otherwise: each second under an hour, each minute above. */
export function countDown({ until, now, tell }: CountdownOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    const left = Math.max(0, until - now());
    tell(left);
    const step = left > HOUR ? MINUTE : SECOND;
    if (left > 0) timer = setTimeout(tick, left % step || step);
  };
  tick();
  return () => {
    clearTimeout(timer);
  };
}

/** A remaining time in days, hours and minutes; nothing if it is counted in seconds. */
export const longSpan = (left: number) =>
  left <= HOUR
    ? undefined
    : {
        days: Math.floor(left / (24 * HOUR)),
        hours: Math.floor(left / HOUR) % 24,
        minutes: Math.floor(left / MINUTE) % 60,
      };

/** Minutes and seconds: `12:05`. */
export const shortSpan = (left: number): string =>
  `${Math.floor(left / MINUTE)}:${String(Math.floor(left / SECOND) % 60).padStart(2, '0')}`;

/** A time that is left, in milliseconds, in words or by the second. */
export function leftText(left: number, words: Words): string {
  const long = longSpan(left);
  return long ? words.span(long) : shortSpan(left);
}
