/** A weekly window: from one time of the day to another, on a day of the week. */
export type WeeklyWindow = {
  /** 1 is Monday, 7 is Sunday, as in ISO 8601. */
  readonly day: number;
  /** Times of the day, `18:00`; one that ends no later than it begins ends on the next day. */
  readonly from: string;
  readonly to: string;
};

/** A span of a day, in minutes since its midnight. */
export type Minutes = { readonly from: number; readonly to: number };

const DAY = 24 * 60;

/** The spans that windows open on each day of the week, Monday first: in order, none touching another. */
export const weekOf = (windows: readonly WeeklyWindow[]): readonly (readonly Minutes[])[] =>
  Array.from({ length: 7 }, (_, i) => joined(windows.flatMap((window) => on(i + 1, window))));

/** The minutes that a window opens on a day of the week: its own, or the next for what lies past midnight. */
function on(day: number, window: WeeklyWindow): readonly Minutes[] {
  const [from, to] = [minutesOf(window.from), minutesOf(window.to)];
  const wraps = to <= from;
  const opens = window.day === day ? [{ from, to: wraps ? DAY : to }] : [];
  return wraps && to > 0 && (window.day % 7) + 1 === day ? [...opens, { from: 0, to }] : opens;
}

function joined(spans: readonly Minutes[]): readonly Minutes[] {
  return spans
    .toSorted((a, b) => a.from - b.from)
    .reduce<readonly Minutes[]>((whole, span) => {
      const last = whole.at(-1);
      if (last === undefined || span.from > last.to) return [...whole, span];
      return [...whole.slice(0, -1), { from: last.from, to: Math.max(last.to, span.to) }];
    }, []);
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
