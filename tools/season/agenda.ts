import TinyQueue from 'tinyqueue';

/** What is to happen in simulated time, the earliest first. */
export type Agenda = {
  /** Simulated time, in milliseconds. */
  now(): number;
  /** Adds something that happens so many milliseconds from now. */
  after(milliseconds: number, act: Act): void;
  /** Adds something that happens at a time, or at once where that has passed. */
  at(time: number, act: Act): void;
  /** Goes through all that comes up until a time, moving simulated time along, and ends there. */
  runUntil(end: number): Promise<void>;
};
export type Act = () => Promise<void> | void;

/** An agenda that begins at this time. What comes up at the same time happens in the order of its adding. */
export function agendaFrom(start: number): Agenda {
  let time = start;
  let added = 0;
  const queue = new TinyQueue<{ readonly at: number; readonly n: number; readonly act: Act }>(
    [],
    (a, b) => a.at - b.at || a.n - b.n,
  );
  const at = (when: number, act: Act): void => {
    added += 1;
    queue.push({ at: Math.max(when, time), n: added, act });
  };
  return {
    now: () => time,
    after: (milliseconds, act) => at(time + milliseconds, act),
    at,
    async runUntil(end) {
      for (let next = queue.peek(); next !== undefined && next.at <= end; next = queue.peek()) {
        queue.pop();
        time = next.at;
        await next.act();
      }
      time = Math.max(time, end);
    },
  };
}
