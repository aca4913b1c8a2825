import { signal, type ReadonlySignal } from '@preact/signals';

/** In milliseconds, how far the service's time is ahead of this device's. */
const ahead = signal(0);

/** Bounds of that, by all that was heard so far. */
let least = -Infinity;
let most = Infinity;

/** Signal of the same offset, for parts drawn by it. */
export const serviceAhead: ReadonlySignal<number> = ahead;

/** The service's time, in milliseconds since the epoch. */
export const serviceNow = (): number => Date.now() + ahead.peek();

/** Learns from an answer: its `Date` is the second in which it was made, between when it was asked for and when it came. */
export function learnTime(date: string | null, asked: number, came: number): void {
  const second = Date.parse(date ?? '');
  if (Number.isNaN(second)) return;
  narrow(second - came, second + 1_000 - asked);
}

/** Learns from something that has happened: the service's time is no earlier. */
export const learnPast = (at: string): void => {
  narrow(Date.parse(at) - Date.now(), Infinity);
};

function narrow(from: number, to: number): void {
  least = Math.max(least, from);
  most = Math.min(most, to);
  // the clock of the device was set meanwhile: the latest answer counts
  if (least > most) [least, most] = [from, to];
  if (ahead.peek() >= least && ahead.peek() <= most) return;
  ahead.value = most === Infinity ? least : (least + most) / 2;
}
