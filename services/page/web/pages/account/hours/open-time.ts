/** Window of every week: from one time of the day to another; one that ends no later than it begins ends on the next day. */
export type Window = {
  /** 1 is Monday, 7 is Sunday. */
  readonly day: number;
  readonly from: string;
  readonly to: string;
};

const DAY = 24 * 60;
const WEEK = 7 * DAY;
/** Minutes that make a day one to play on. */
const LEAST_A_DAY = 6 * 60;

/** Time that windows open, overlaps counted once: minutes a week, and days with six hours or more. */
export function openTime(windows: readonly Window[]): {
  readonly minutes: number;
  readonly days: number;
} {
  const isOpen = new Uint8Array(WEEK);
  for (const { day, from, to } of windows) {
    const begin = (day - 1) * DAY + minutesOf(from);
    const length = minutesOf(to) - minutesOf(from);
    for (let at = 0; at < (length > 0 ? length : length + DAY); at += 1)
      isOpen[(begin + at) % WEEK] = 1;
  }
  const sum = (span: Uint8Array): number => span.reduce((all, each) => all + each, 0);
  const perDay = Array.from({ length: 7 }, (_, day) =>
    sum(isOpen.subarray(day * DAY, (day + 1) * DAY)),
  );
  return { minutes: sum(isOpen), days: perDay.filter((open) => open >= LEAST_A_DAY).length };
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
